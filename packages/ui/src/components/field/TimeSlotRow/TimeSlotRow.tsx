'use client';
import type { Faixa } from '@apto/domain/agendas';
import type { Now, CivilDate } from '@apto/domain/time';
import { Check, Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import { Checkbox } from '../../general/Checkbox/Checkbox.tsx';
import type { DateRules } from '../DatePicker/availability.logic.ts';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import * as fieldCss from '../../general/Field/Field.css.ts';
import { Field } from '../../general/Field/Field.tsx';
import { Select } from '../../general/Select/Select.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { isRowComplete, slotKey, slotOptions, type ScheduleRow } from './TimeSlotRow.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TimeSlotRow.css.ts';

/** Em que ponto estão os horários do dia escolhido. */
export type SlotsStatus = 'idle' | 'loading' | 'ready' | 'error';

/** Propriedades de {@link TimeSlotRow}. */
export interface TimeSlotRowProps {
  /** A linha. */
  readonly row: ScheduleRow;
  /** O lugar dela entre as linhas, a primeira é 1, e quantas são. */
  readonly at: number;
  /** Quantas linhas há. */
  readonly total: number;
  /** O presente em São Paulo. Mantenha o objeto estável dentro de um minuto. */
  readonly now: Now;
  /** O primeiro dia que pode ser escolhido; null para não ter limite. */
  readonly min: CivilDate | null;
  /** O último dia que pode ser escolhido; null para não ter limite. */
  readonly max: CivilDate | null;
  /** Feriados, férias e horários da clínica: os dias em que ela não atende não podem ser escolhidos. */
  readonly rules?: DateRules;
  /** Traz o mês da linha. Mantenha a função estável. */
  readonly loadMonth?: LoadMonth;
  /** Os horários do dia escolhido, e os escolhidos nas linhas anteriores. */
  readonly slots: readonly Faixa[];
  /** Em que ponto estão os horários do dia. */
  readonly slotsStatus: SlotsStatus;
  /** O que a falha diz. @default 'Não foi possível buscar agenda de horários do prestador.' */
  readonly slotsError?: string | undefined;
  /** Pede os horários de novo. */
  readonly onRetrySlots?: () => void;
  /** Os horários das linhas anteriores a esta. */
  readonly before?: readonly (Faixa | null)[];
  /** Recebe o dia; null quando é limpo. */
  readonly onDate: (date: CivilDate | null) => void;
  /** Recebe o horário; null quando é limpo. */
  readonly onSlot: (faixa: Faixa | null) => void;
  /** Oferece 'Particular'. */
  readonly onPrivate?: (particular: boolean) => void;
  /** Um campo para a clínica, para exames que a da própria solicitação não atende. */
  readonly providerField?: ReactNode;
  /** Por que ainda não é a vez dela; os campos continuam ao alcance e dizem o motivo. */
  readonly lockedReason?: string | undefined;
  /** Pode ser lido, não alterado: o que foi escolhido está sendo agendado. @default false */
  readonly isReadOnly?: boolean;
  /** Tentou-se seguir: o que falta diz 'Preenchimento Obrigatório'. */
  readonly isSubmitted?: boolean;
  /** O que está errado com o horário, como ter sido ocupado agora há pouco. */
  readonly slotMessage?: string | undefined;
  /** O que está errado com o dia, como o horário dele ter sido ocupado agora há pouco, ou nenhum servir. */
  readonly dateMessage?: string | undefined;
  /** É uma linha de uma tabela (`role="table"`) em volta dela, e cada parte uma célula. @default false: um grupo */
  readonly isTableRow?: boolean;
  /** A entrada do dia. */
  readonly dateRef?: Ref<HTMLInputElement>;
  /** O botão da hora. */
  readonly timeRef?: Ref<HTMLButtonElement>;
}

/**
 * Uma clínica, seus exames, o dia e a hora. A hora espera pelo dia, e uma linha inteira pode esperar pela anterior
 * (doc2 §2.8). Para os horários de um dia em grade, use `TimeSlotPicker`.
 */
export function TimeSlotRow(props: TimeSlotRowProps) {
  const { row, at, total, lockedReason, isSubmitted = false, isReadOnly = false, isTableRow = false } = props;
  const texts = useTexts('TimeSlotRow', defaults);
  const { data: date, faixa, particular } = row;
  const isDone = isRowComplete(row);
  const isLocked = lockedReason !== undefined;
  const provider = particular ? texts.private : (row.prestador?.name ?? texts.noProvider);
  const missing = (isMissing: boolean): string | undefined =>
    isSubmitted && isMissing && !isLocked ? texts.required : undefined;

  const options = slotOptions(props.slots, props.before ?? [], texts);
  const chosen = faixa ? slotKey(faixa) : null;
  const cell = isTableRow ? { role: 'cell' } : {};
  const part = cx(css.part, isTableRow && css.inTable);
  const field = cx(part, css.field);
  return (
    <div className={css.frame}>
      <div
        role={isTableRow ? 'row' : 'group'}
        aria-label={texts.row(at, total, provider)}
        className={css.row}
        data-locked={isLocked || undefined}
      >
        <span {...cell} className={css.mark} data-state={isDone ? 'done' : isLocked ? 'locked' : 'open'}>
          {isDone ? (
            <Check size={16} strokeWidth={3} aria-hidden />
          ) : isLocked ? (
            <Lock size={14} aria-hidden />
          ) : (
            <span aria-hidden>{at}</span>
          )}
          <VisuallyHidden>{isDone ? texts.done : isLocked ? texts.locked : ''}</VisuallyHidden>
        </span>
        <div {...cell} className={part} data-part="provider">
          {props.providerField !== undefined && !particular ? (
            props.providerField
          ) : (
            <>
              <span className={css.term}>{texts.provider}</span>
              <span className={css.name}>{provider}</span>
            </>
          )}
        </div>
        <div {...cell} className={part}>
          <span className={css.term}>{texts.exams}</span>
          <ul className={css.exams}>
            {row.procedimentos.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <span className={css.notice}>{texts.notice(row.antecedencia)}</span>
          {props.onPrivate && (
            <Checkbox
              isSelected={particular}
              onChange={props.onPrivate}
              isDisabled={isReadOnly || isLocked}
              description={isLocked ? lockedReason : texts.privateNote}
            >
              {texts.private}
            </Checkbox>
          )}
        </div>
        <div {...cell} className={cx(field, css.date)} data-part="date">
          {isLocked ? (
            <Locked control="date" label={texts.date} reason={lockedReason} />
          ) : (
            <DatePicker
              label={texts.date}
              isRequired
              isReadOnly={isReadOnly}
              now={props.now}
              value={date}
              onChange={props.onDate}
              min={props.min}
              max={props.max}
              {...(props.rules ? { rules: props.rules } : {})}
              {...(props.loadMonth ? { loadMonth: props.loadMonth } : {})}
              {...(props.dateRef ? { ref: props.dateRef } : {})}
              errorMessage={props.dateMessage ?? missing(date === null)}
            />
          )}
        </div>
        {particular ? (
          isTableRow && <div role="cell" className={css.nothing} />
        ) : (
          <div {...cell} className={cx(field, css.time)} data-part="time">
            {isLocked || date === null || row.prestador === null ? (
              <Locked
                control="time"
                label={texts.time}
                reason={lockedReason ?? (row.prestador === null ? texts.providerFirst : texts.dateFirst)}
                isSaidAbove={isLocked}
              />
            ) : (
              <Select
                label={texts.time}
                isRequired
                isReadOnly={isReadOnly}
                options={options}
                value={chosen}
                {...(faixa ? { selectedOption: { value: slotKey(faixa), label: faixa.horarioChegada } } : {})}
                onChange={(key) => props.onSlot(props.slots.find((slot) => slotKey(slot) === key) ?? null)}
                isLoading={props.slotsStatus === 'loading'}
                {...(props.slotsStatus === 'error' ? { loadError: props.slotsError ?? texts.failed } : {})}
                {...(props.onRetrySlots ? { onRetry: props.onRetrySlots } : {})}
                {...(props.timeRef ? { ref: props.timeRef } : {})}
                // Also once it is chosen: whoever tells the employee has to know it.
                description={faixa?.preparo?.join('. ')}
                errorMessage={props.slotMessage ?? missing(faixa === null)}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** How many columns a row has in a table. */
export const TIME_SLOT_COLUMNS = 5;

/** What the columns of a table of these rows are; where its rows are stacked it is read but not seen. */
export function TimeSlotHeader() {
  const texts = useTexts('TimeSlotRow', defaults);
  return (
    <div className={css.frame}>
      <div role="row" className={css.header}>
        <span role="columnheader">
          <span className={css.unseenName}>{texts.state}</span>
        </span>
        {[texts.provider, texts.exams, texts.date, texts.time].map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

interface LockedProps {
  /** What it will be once its turn has come: whoever looks for that field finds it here too. */
  readonly control: 'date' | 'time';
  readonly label: string;
  readonly reason: string;
  /** The same reason is seen already: it is only read here. */
  readonly isSaidAbove?: boolean;
}

/** A field whose turn has not come: disabled for everybody, in reach of the keyboard for its reason (doc2 §2.8). */
function Locked({ control, label, reason, isSaidAbove = false }: LockedProps) {
  const { choose } = useTexts('TimeSlotRow', defaults);
  const className = cx(fieldCss.control, css.locked);
  return (
    <Field
      label={label}
      isRequired
      description={isSaidAbove ? <VisuallyHidden>{reason}</VisuallyHidden> : reason}
    >
      {({ id, labelId, describedBy }) =>
        control === 'date' ? (
          <input
            id={id}
            className={className}
            placeholder={choose}
            readOnly
            aria-disabled
            aria-required
            aria-describedby={describedBy}
          />
        ) : (
          <button
            type="button"
            id={id}
            // Closed for as long as it waits: there is no list that it controls.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="combobox"
            className={className}
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-disabled
            aria-required
            aria-labelledby={labelId}
            aria-describedby={describedBy}
          >
            {choose}
          </button>
        )
      }
    </Field>
  );
}
