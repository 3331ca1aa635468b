'use client';
import { formatDate, type CivilDate } from '@apto/domain/time';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Checkbox } from '../../general/Checkbox/Checkbox.tsx';
import { InlineAlert } from '../../general/InlineAlert/InlineAlert.tsx';
import { PlainTable, type TableStates } from './PlainTable.tsx';
import type { UpToDateExam } from './ProcedureTable.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ProcedureTable.css.ts';

/** Propriedades de {@link UpToDateExams}. */
export interface UpToDateExamsProps extends TableStates {
  /** Os exames que ainda valem. */
  readonly exams: readonly UpToDateExam[];
  /** Nome da tabela ou da lista: 'Procedimentos em dia de Ana Souza'. @default 'Procedimentos em dia' */
  readonly label?: string;
  /** Uma tabela com suas colunas, ou uma lista para onde é estreito, como um popover. @default 'table' */
  readonly layout?: 'table' | 'list';
  /** A caixa de um exame foi pressionada. Sem ela, as caixas só mostram. */
  readonly onAccept?: (idProcedimento: number, accept: boolean) => void;
  /** Por que um exame `locked` não pode ser marcado nem desmarcado. */
  readonly lockedReason?: string;
}

const dayOr = (date: CivilDate | null, absent: string): ReactElement =>
  date ? <time dateTime={date}>{formatDate(date)}</time> : <span className={css.pending}>{absent}</span>;

/**
 * Os exames que estão em dia: quando cada um foi feito, quando vence, e se é feito mesmo assim, o que é cobrado (doc2
 * §2.6).
 */
export function UpToDateExams(props: UpToDateExamsProps) {
  const { exams, layout = 'table', isLoading, error } = props;
  const texts = useTexts('ProcedureTable', defaults);
  const isShown = exams.length > 0 && !isLoading && !error;
  return (
    <div className={layout === 'list' ? css.stack : css.root}>
      {isShown && <InlineAlert tone="info">{texts.charge}</InlineAlert>}
      {isShown && layout === 'list' ? <ExamList {...props} /> : <ExamTable {...props} />}
    </div>
  );
}

function ExamTable(props: UpToDateExamsProps) {
  const texts = useTexts('ProcedureTable', defaults);
  const { exams, label = texts.upToDate, onAccept, lockedReason = texts.locked, ...states } = props;
  const id = useId();
  return (
    <PlainTable<UpToDateExam>
      isLoading={states.isLoading}
      error={states.error}
      onRetry={states.onRetry}
      caption={label}
      rows={exams}
      rowId={(exam) => exam.procedimento.id}
      empty={texts.noneUpToDate}
      columns={[
        { id: 'exam', header: texts.exam, cell: (exam) => exam.procedimento.name },
        {
          id: 'last',
          header: texts.lastDone,
          cell: (exam) => dayOr(exam.dataUltimaRealizacao, texts.notGiven),
        },
        { id: 'redo', header: texts.redo, cell: (exam) => dayOr(exam.dataRefazerExame, texts.notGiven) },
        {
          id: 'accept',
          header: texts.accept,
          cell: (exam) => (
            <>
              <Checkbox
                isSelected={exam.accept}
                aria-label={texts.acceptExam(exam.procedimento.name)}
                {...(exam.locked
                  ? { disabledReason: lockedReason, 'aria-describedby': `${id}${exam.procedimento.id}` }
                  : {})}
                {...(onAccept
                  ? { onChange: (accept: boolean) => onAccept(exam.procedimento.id, accept) }
                  : { isDisabled: true })}
              />
              {exam.locked && (
                <span id={`${id}${exam.procedimento.id}`} className={css.locked}>
                  {lockedReason}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

function ExamList(props: UpToDateExamsProps) {
  const texts = useTexts('ProcedureTable', defaults);
  const { exams, label = texts.upToDate, onAccept, lockedReason = texts.locked } = props;
  const when = (date: CivilDate | null): string => (date ? formatDate(date) : texts.notGiven);
  return (
    <ul className={css.list} aria-label={label}>
      {exams.map(({ procedimento, dataUltimaRealizacao, dataRefazerExame, accept, locked }) => (
        <li key={procedimento.id} className={css.listItem}>
          <Checkbox
            isSelected={accept}
            disabledReason={locked ? lockedReason : undefined}
            description={texts.dates(when(dataUltimaRealizacao), when(dataRefazerExame))}
            {...(onAccept
              ? { onChange: (next: boolean) => onAccept(procedimento.id, next) }
              : { isDisabled: true })}
          >
            {texts.acceptExam(procedimento.name)}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
