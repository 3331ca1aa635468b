'use client';
import { isFaixaStillAvailable, type Faixa } from '@apto/domain/agendas';
import type { CivilDate, Now } from '@apto/domain/time';
import { useRef, useState, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/Button.tsx';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import { ConfirmDialog } from '../../general/ConfirmDialog/ConfirmDialog.tsx';
import { DialogFailure } from '../../general/ConfirmDialog/DialogFailure.tsx';
import type { DateRules } from '../DatePicker/availability.logic.ts';
import { InlineAlert } from '../../general/InlineAlert/InlineAlert.tsx';
import { Section } from '../../general/Section/Section.tsx';
import { isRowComplete, type ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import { TIME_SLOT_COLUMNS, TimeSlotHeader, TimeSlotRow } from '../TimeSlotRow/TimeSlotRow.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import {
  boundsOf,
  choiceSentence,
  examsDone,
  firstMissing,
  isImpossible,
  shortfallOf,
  isSameChoice,
  lockedBy,
  rowsWithDate,
  rowsWithPrivate,
  rowsWithSlot,
  type DateBounds,
} from './ScheduleGrid.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ScheduleGrid.css.ts';
import { useRowMonths, useRowRules } from './useRowDays.ts';
import { useRowSlots, type LoadSlots } from './useRowSlots.ts';
import { focusField, useTakenBackFocus } from './useTakenBackFocus.ts';

/** Propriedades de {@link ScheduleGrid}. */
export interface ScheduleGridProps {
  /** De quem são os exames. */
  readonly employeeName: string;
  /** Uma linha embaixo do nome, como quanto tempo os exames levam. */
  readonly description?: ReactNode;
  /** Acima das linhas, num lugar que fica livre para ela: por quanto tempo os horários ficam reservados. */
  readonly held?: ReactNode;
  /** O botão de agendar é o principal da página. @default true: desligue-o quando outro painel vem antes */
  readonly isMain?: boolean;
  /** Entre o nome e as linhas, como planos para todas elas. */
  readonly children?: ReactNode;
  /** Primeiro os exames atendidos, agrupados por antecedência, a primeira linha com a mais curta. */
  readonly rows: readonly ScheduleRow[];
  /** Recebe todas as linhas, depois de qualquer mudança. */
  readonly onRowsChange: (rows: ScheduleRow[]) => void;
  /** O intervalo sugerido: os limites da primeira linha. */
  readonly range: DateBounds;
  /** O presente em São Paulo. Mantenha o objeto estável dentro de um minuto. */
  readonly now: Now;
  /** Traz os horários do dia de uma linha. Mantenha a função estável. */
  readonly loadSlots: LoadSlots;
  /** Consulta os horários mais uma vez antes de agendar. @default loadSlots */
  readonly recheckSlots?: LoadSlots;
  /** Feriados e férias da clínica de uma linha; os horários dela são acrescentados. */
  readonly rulesOf?: (row: ScheduleRow) => DateRules;
  /**
   * Traz os meses de uma linha: feriados, férias, motivos. É chamada uma vez para cada linha e sua clínica, e de novo
   * quando a função é outra: mantenha-a estável; os carregadores que ela cria não precisam ser.
   */
  readonly loadMonthOf?: (row: ScheduleRow) => LoadMonth;
  /** Um campo para a clínica de um exame que a da própria solicitação não atende; `missing` é o que dizer de sua falta. */
  readonly providerFieldOf?: (row: ScheduleRow, index: number, missing: string | undefined) => ReactNode;
  /** Por que o dia de uma linha não tem horários, e o que serve no lugar; `chooseDate` dá outro dia à linha. */
  readonly whyNotOf?: (
    row: ScheduleRow,
    bounds: DateBounds,
    chooseDate: (date: CivilDate) => void,
  ) => ReactNode;
  /** Tudo está escolhido e cada horário continua livre. A mensagem de uma rejeição fica embaixo das linhas. */
  readonly onSchedule: (rows: readonly ScheduleRow[]) => Promise<unknown>;
  /** Oferece passar a um atendente, depois de uma pergunta. */
  readonly onHandOver?: () => Promise<unknown>;
  /** Por que só um atendente pode seguir: sem risco, ou um procedimento mal cadastrado (doc2 §4). */
  readonly onlyAttendantReason?: ReactNode;
  /** Como se chama o botão principal. @default 'Agendar' */
  readonly submitLabel?: string;
  /** Oferece sair sem agendar, como um diálogo faz. */
  readonly onCancel?: () => void;
  /** Se uma rejeição de `onSchedule` diz que alguém tomou um horário: ele é então procurado e limpo. */
  readonly isSlotTaken?: (rejection: unknown) => boolean;
  /** Um horário já não existia quando foi conferido de novo; ele foi limpo (doc2 §8, info, 8 s). */
  readonly onSlotGone?: (row: ScheduleRow) => void;
  /** Tentou-se agendar com algo por escolher (doc2 §8, warning, 3 s). */
  readonly onIncomplete?: () => void;
}

/**
 * Os exames de um funcionário, uma linha por clínica e antecedência, que se desbloqueiam em ordem: cada uma espera até
 * que a anterior tenha dia e hora (doc2 §2.8). Antes de agendar, cada horário é consultado mais uma vez.
 */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { employeeName, onHandOver, onlyAttendantReason } = props;
  const texts = useTexts('ScheduleGrid', defaults);
  const [isAsking, setAsking] = useState(false);
  const handOver = (isDisabled: boolean): ReactNode =>
    onHandOver && (
      <Button onPress={() => setAsking(true)} isDisabled={isDisabled}>
        {texts.handOver}
      </Button>
    );
  return (
    <Section title={employeeName} level={3} description={props.description}>
      {props.children}
      {onlyAttendantReason === undefined ? (
        <Rows {...props} handOver={handOver} />
      ) : (
        <>
          <InlineAlert tone="warning">{onlyAttendantReason}</InlineAlert>
          <div className={css.footer}>{handOver(false)}</div>
        </>
      )}
      {onHandOver && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={texts.handOverTitle(employeeName)}
          confirmLabel={texts.handOver}
          cancelLabel={texts.back}
          onConfirm={async () => {
            await onHandOver().catch((cause: unknown) => {
              throw new Error(texts.handOverFailed, { cause });
            });
          }}
        >
          {texts.handOverText}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function Rows(props: ScheduleGridProps & { handOver: (isDisabled: boolean) => ReactNode }) {
  const { rows, onRowsChange, handOver } = props;
  const recheckSlots = props.recheckSlots ?? props.loadSlots;
  const texts = useTexts('ScheduleGrid', defaults);
  const locale = useAppLocale();
  const [isSubmitted, setSubmitted] = useState(false);
  const [goneId, setGoneId] = useState<string | null>(null);
  const [told, setTold] = useState({ rows, text: '' });
  const body = useRef<HTMLDivElement>(null);
  useTakenBackFocus(rows, body);
  const done = rows.filter(isRowComplete).length;
  const progress = texts.progress(...examsDone(rows));
  // What was said of a choice does not outlive it: rows that the owner changed say how many exams are settled.
  const said = isSameChoice(told.rows, rows) ? told.text : progress;

  const change = (next: ScheduleRow[], index: number): void => {
    const wasCleared = next.some(
      (row, each) => each !== index && rows[each]?.data !== null && row.data === null,
    );
    if (rows[index]?.id === goneId) setGoneId(null);
    const chosen = choiceSentence(next, index, texts, locale);
    setTold({ rows: next, text: [chosen, wasCleared ? texts.cleared : ''].filter(Boolean).join(' ') });
    onRowsChange(next);
  };

  // What the rows are and who hears of them once the slots have been asked for; the owner may have changed them.
  const newest = useEvent(() => props);
  /** Clears day and time of a row whose slot somebody else took (doc2 §5). @throws always, with what is said of it */
  const letGo = (gone: number): never => {
    const now = newest();
    const row = now.rows[gone];
    setGoneId(row?.id ?? null);
    now.onRowsChange(
      rowsWithSlot(now.rows, gone, null).map((each, index) =>
        index === gone ? { ...each, data: null } : each,
      ),
    );
    if (row) now.onSlotGone?.(row);
    throw new Error(texts.taken);
  };
  const schedule = useAsyncAction(async () => {
    let asked = rows;
    let gone = await firstGone(asked, recheckSlots);
    while (!isSameChoice(asked, newest().rows)) {
      asked = newest().rows;
      if (firstMissing(asked)) throw new Error(texts.incomplete);
      gone = await firstGone(asked, recheckSlots);
    }
    if (gone !== null) letGo(gone);
    const now = newest();
    try {
      await now.onSchedule(now.rows);
    } catch (error) {
      if (!newest().isSlotTaken?.(error)) throw error;
      // Somebody was faster than the last look: another one tells which slot it is. Where that fails, the refusal stands.
      const lost = await firstGone(newest().rows, recheckSlots).catch(() => null);
      if (lost !== null) letGo(lost);
      throw error;
    }
  }, texts.failed);

  const submit = (): void => {
    setSubmitted(true);
    const missing = firstMissing(rows);
    if (missing) {
      focusField(body.current, missing.index, missing.field);
      props.onIncomplete?.();
    } else void schedule.run();
  };

  const isIncomplete = isSubmitted && done < rows.length;
  return (
    <div className={css.grid}>
      <div className={css.status} data-held={props.held !== undefined || undefined}>
        <p className={css.progress} aria-hidden>
          {progress}
        </p>
        {props.held}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div ref={body} className={css.rows} role="table" aria-label={texts.label(props.employeeName)}>
        <TimeSlotHeader />
        {rows.map((row, index) => (
          <div key={row.id} role="rowgroup" data-schedule-row>
            <GridRow
              {...props}
              row={row}
              index={index}
              isSubmitted={isSubmitted}
              isReadOnly={schedule.isPending}
              isGone={row.id === goneId}
              onChange={(next) => change(next, index)}
            />
          </div>
        ))}
      </div>
      <div role="alert">
        {isIncomplete && goneId === null && <InlineAlert tone="warning">{texts.incomplete}</InlineAlert>}
      </div>
      <DialogFailure message={schedule.error} />
      <div className={cx(css.footer, props.onCancel && css.pinned)}>
        {props.onCancel && (
          <Button variant="quiet" onPress={props.onCancel} isDisabled={schedule.isPending}>
            {texts.cancel}
          </Button>
        )}
        {handOver(schedule.isPending)}
        <Button
          variant={(props.isMain ?? true) ? 'primary' : 'secondary'}
          onPress={submit}
          isPending={schedule.isPending}
          pendingLabel={texts.scheduling}
        >
          {props.submitLabel ?? texts.schedule}
        </Button>
      </div>
    </div>
  );
}

/** The first row whose slot is no longer offered; null when all are. Asked together. */
async function firstGone(rows: readonly ScheduleRow[], load: LoadSlots): Promise<number | null> {
  const { signal } = new AbortController();
  const isFree = await Promise.all(
    rows.map(async (row) => {
      const { data: date, faixa, particular } = row;
      if (particular || date === null || faixa === null) return true;
      return isFaixaStillAvailable(faixa, await load(row, date, signal));
    }),
  );
  const gone = isFree.indexOf(false);
  return gone === -1 ? null : gone;
}

interface GridRowProps extends ScheduleGridProps {
  readonly row: ScheduleRow;
  readonly index: number;
  readonly isSubmitted: boolean;
  readonly isReadOnly: boolean;
  readonly isGone: boolean;
  readonly onChange: (rows: ScheduleRow[]) => void;
}

function GridRow(props: GridRowProps) {
  const { rows, row, index, range, onChange, isGone } = props;
  const texts = useTexts('ScheduleGrid', defaults);
  const { slots, status, error, retry } = useRowSlots(row, props.loadSlots);
  const bounds = boundsOf(rows, index, range);
  const rules = useRowRules(row, props.rulesOf);
  const loadMonth = useRowMonths(row, props.loadMonthOf);
  const waitsFor = lockedBy(rows, index);
  const waited = waitsFor === null ? undefined : rows[waitsFor];
  const before: (Faixa | null)[] = rows.slice(0, index).map((each) => each.faixa);
  const lacking = shortfallOf(rows, index, range);
  const message = isGone
    ? texts.taken
    : lacking
      ? texts.shortfall(lacking)
      : (status === 'ready' && slots.length === 0) || isImpossible(bounds)
        ? texts.noSlots
        : undefined;
  const locked = waited?.particular ? texts.lockedPrivate : texts.locked;
  const hasNoSlots = row.data !== null && status === 'ready' && slots.length === 0;
  const chooseDate = (date: CivilDate | null): void => onChange(rowsWithDate(rows, index, date));
  const isProviderMissing = props.isSubmitted && waitsFor === null && row.prestador === null;
  return (
    <>
      <TimeSlotRow
        isTableRow
        row={row}
        at={index + 1}
        total={rows.length}
        now={props.now}
        min={bounds.min}
        max={bounds.max}
        rules={rules}
        {...(loadMonth ? { loadMonth } : {})}
        slots={slots}
        slotsStatus={status}
        slotsError={error}
        onRetrySlots={retry}
        before={before}
        onDate={chooseDate}
        onSlot={(faixa) => onChange(rowsWithSlot(rows, index, faixa))}
        {...(row.isServed
          ? {}
          : { onPrivate: (particular: boolean) => onChange(rowsWithPrivate(rows, index, particular)) })}
        {...(row.isServed || !props.providerFieldOf
          ? {}
          : {
              providerField: props.providerFieldOf(
                row,
                index,
                isProviderMissing ? texts.required : undefined,
              ),
            })}
        lockedReason={waitsFor === null ? undefined : locked(waitsFor + 1)}
        isSubmitted={props.isSubmitted}
        isReadOnly={props.isReadOnly}
        slotMessage={row.data === null ? undefined : message}
        dateMessage={row.data === null && waitsFor === null ? message : undefined}
      />
      {hasNoSlots && props.whyNotOf ? (
        <div role="row" className={css.whyNot}>
          <div role="cell" aria-colspan={TIME_SLOT_COLUMNS}>
            {props.whyNotOf(row, bounds, chooseDate)}
          </div>
        </div>
      ) : null}
    </>
  );
}
