'use client';
import { isFaixaStillAvailable, type Faixa } from '@apto/domain/agendas';
import { NO_FAIXAS_MESSAGE, UNAVAILABLE_FAIXA_MESSAGE } from '@apto/domain/messages';
import type { CivilDate, Now } from '@apto/domain/time';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { Button } from '../../general/Button/Button.tsx';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import { ConfirmDialog } from '../../general/ConfirmDialog/ConfirmDialog.tsx';
import { DialogFailure } from '../../general/ConfirmDialog/DialogFailure.tsx';
import type { DateRules } from '../DatePicker/availability.logic.ts';
import { InlineAlert } from '../../general/InlineAlert/InlineAlert.tsx';
import { Section } from '../../general/Section/Section.tsx';
import { isRowComplete, type ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import { TimeSlotRow } from '../TimeSlotRow/TimeSlotRow.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import {
  boundsOf,
  choiceSentence,
  firstMissing,
  isImpossible,
  shortfallMessage,
  shortfallOf,
  isSameChoice,
  lockedBy,
  rowsWithDate,
  rowsWithPrivate,
  rowsWithSlot,
  type DateBounds,
} from './ScheduleGrid.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './ScheduleGrid.css.ts';
import { useRowMonths, useRowRules } from './useRowDays.ts';
import { useRowSlots, type LoadSlots } from './useRowSlots.ts';

/** Props of {@link ScheduleGrid}. */
export interface ScheduleGridProps {
  /** Whose exams they are. */
  readonly employeeName: string;
  /** Between the name and the rows, such as plans for all of them. */
  readonly children?: ReactNode;
  /** Served exams first, grouped by notice, the first one with the shortest. */
  readonly rows: readonly ScheduleRow[];
  /** Gets all rows, after any change. */
  readonly onRowsChange: (rows: ScheduleRow[]) => void;
  /** The suggested range: the bounds of the first row. */
  readonly range: DateBounds;
  /** The present in São Paulo. Keep the object stable within a minute. */
  readonly now: Now;
  /** Brings the slots of a row's day. Keep it stable. */
  readonly loadSlots: LoadSlots;
  /** Holidays and vacations of a row's clinic; its hours are added. */
  readonly rulesOf?: (row: ScheduleRow) => DateRules;
  /**
   * Brings a row's months: holidays, vacations, reasons. Called once for a row and its clinic, and again when the function
   * is another one: keep it stable; the loaders that it makes need not be.
   */
  readonly loadMonthOf?: (row: ScheduleRow) => LoadMonth;
  /** A field for the clinic of an exam that the request's own does not serve. */
  readonly providerFieldOf?: (row: ScheduleRow, index: number) => ReactNode;
  /** Why a row's day has no slots, and what works instead; `chooseDate` gives the row another day. */
  readonly whyNotOf?: (
    row: ScheduleRow,
    bounds: DateBounds,
    chooseDate: (date: CivilDate) => void,
  ) => ReactNode;
  /** All is chosen and every slot is still free. A rejection's message stays under the rows. */
  readonly onSchedule: (rows: readonly ScheduleRow[]) => Promise<unknown>;
  /** Offers to hand over to an attendant, after a question. */
  readonly onHandOver?: () => Promise<unknown>;
  /** Why only an attendant can go on: no risk, or a procedure that is registered wrongly (doc2 §4). */
  readonly onlyAttendantReason?: ReactNode;
  /** What the main button is called. @default 'Agendar' */
  readonly submitLabel?: string;
  /** Offers to leave without booking, as a dialog does. */
  readonly onCancel?: () => void;
  /** A slot was gone when it was checked again; it has been cleared (doc2 §8, info, 8 s). */
  readonly onSlotGone?: (row: ScheduleRow) => void;
}

/**
 * The exams of one employee, a row a clinic and notice, which unlock in order: each waits until the one before it has
 * day and time (doc2 §2.8). Before scheduling, each slot is asked for once more.
 */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { employeeName, onHandOver, onlyAttendantReason } = props;
  const [isAsking, setAsking] = useState(false);
  const handOver = (isDisabled: boolean): ReactNode =>
    onHandOver && (
      <Button onPress={() => setAsking(true)} isDisabled={isDisabled}>
        {texts.handOver}
      </Button>
    );
  return (
    <Section title={employeeName} level={3}>
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
  const { rows, onRowsChange, loadSlots, handOver } = props;
  const [isSubmitted, setSubmitted] = useState(false);
  const [goneId, setGoneId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const done = rows.filter(isRowComplete).length;

  const change = (next: ScheduleRow[], index: number): void => {
    const wasCleared = next.some(
      (row, each) => each !== index && rows[each]?.data !== null && row.data === null,
    );
    if (rows[index]?.id === goneId) setGoneId(null);
    setSaid([choiceSentence(next, index), wasCleared ? texts.cleared : ''].filter(Boolean).join(' '));
    onRowsChange(next);
  };

  /** The field of a row, by what it is called in the row's markup. */
  const focus = (index: number, field: 'date' | 'time'): void => {
    const row = body.current?.querySelectorAll<HTMLElement>('[data-schedule-row]')[index];
    const selector = field === 'date' ? 'input:not([type="hidden"])' : 'button[aria-haspopup="listbox"]';
    row?.querySelector<HTMLElement>(selector)?.focus();
  };

  // What the rows are and who hears of them once the slots have been asked for; the owner may have changed them.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const schedule = useAsyncAction(async () => {
    let asked = rows;
    let gone = await firstGone(asked, loadSlots);
    while (!isSameChoice(asked, latest.current.rows)) {
      asked = latest.current.rows;
      if (firstMissing(asked)) throw new Error(texts.incomplete);
      gone = await firstGone(asked, loadSlots);
    }
    const now = latest.current;
    if (gone !== null) {
      const row = now.rows[gone];
      setGoneId(row?.id ?? null);
      now.onRowsChange(
        rowsWithSlot(now.rows, gone, null).map((each, index) =>
          index === gone ? { ...each, data: null } : each,
        ),
      );
      if (row) now.onSlotGone?.(row);
      throw new Error(UNAVAILABLE_FAIXA_MESSAGE);
    }
    await now.onSchedule(now.rows);
  }, texts.failed);

  const submit = (): void => {
    setSubmitted(true);
    const missing = firstMissing(rows);
    if (missing) focus(missing.index, missing.field);
    else void schedule.run();
  };

  const isIncomplete = isSubmitted && done < rows.length;
  return (
    <div className={css.grid}>
      <p className={css.progress} aria-hidden>
        {texts.progress(done, rows.length)}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div ref={body} className={css.rows} role="group" aria-label={texts.label(props.employeeName)}>
        {rows.map((row, index) => (
          <div key={row.id} data-schedule-row>
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
      <div className={css.footer}>
        {props.onCancel && (
          <Button variant="quiet" onPress={props.onCancel} isDisabled={schedule.isPending}>
            {texts.cancel}
          </Button>
        )}
        {handOver(schedule.isPending)}
        <Button
          variant="primary"
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
  const { slots, status, error, retry } = useRowSlots(row, props.loadSlots);
  const bounds = boundsOf(rows, index, range);
  const rules = useRowRules(row, props.rulesOf);
  const loadMonth = useRowMonths(row, props.loadMonthOf);
  const waitsFor = lockedBy(rows, index);
  const waited = waitsFor === null ? undefined : rows[waitsFor];
  const before: (Faixa | null)[] = rows.slice(0, index).map((each) => each.faixa);
  const lacking = shortfallOf(rows, index, range);
  const message = isGone
    ? UNAVAILABLE_FAIXA_MESSAGE
    : lacking
      ? shortfallMessage(lacking)
      : (status === 'ready' && slots.length === 0) || isImpossible(bounds)
        ? NO_FAIXAS_MESSAGE
        : undefined;
  const locked = waited?.particular ? texts.lockedPrivate : texts.locked;
  const hasNoSlots = row.data !== null && status === 'ready' && slots.length === 0;
  const chooseDate = (date: CivilDate | null): void => onChange(rowsWithDate(rows, index, date));
  return (
    <>
      <TimeSlotRow
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
          : { providerField: props.providerFieldOf(row, index) })}
        lockedReason={waitsFor === null ? undefined : locked(waitsFor + 1)}
        isSubmitted={props.isSubmitted}
        isReadOnly={props.isReadOnly}
        slotMessage={row.data === null ? undefined : message}
        dateMessage={row.data === null && waitsFor === null ? message : undefined}
      />
      {hasNoSlots && props.whyNotOf ? (
        <div className={css.whyNot}>{props.whyNotOf(row, bounds, chooseDate)}</div>
      ) : null}
    </>
  );
}
