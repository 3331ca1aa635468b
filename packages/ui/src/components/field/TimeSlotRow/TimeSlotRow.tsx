'use client';
import type { Faixa } from '@apto/domain/agendas';
import type { Now, CivilDate } from '@apto/domain/time';
import { Check, Lock } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import { Checkbox } from '../../general/Checkbox/Checkbox.tsx';
import type { DateRules } from '../DatePicker/availability.logic.ts';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import * as fieldCss from '../../general/Field/Field.css.ts';
import { Field } from '../../general/Field/Field.tsx';
import { Select } from '../../general/Select/Select.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { isRowComplete, slotKey, slotOptions, type ScheduleRow } from './TimeSlotRow.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './TimeSlotRow.css.ts';

/** How far the slots of the chosen day are. */
export type SlotsStatus = 'idle' | 'loading' | 'ready' | 'error';

/** Props of {@link TimeSlotRow}. */
export interface TimeSlotRowProps {
  /** The row. */
  readonly row: ScheduleRow;
  /** Its place among the rows, 1 first, and how many they are. */
  readonly at: number;
  /** How many rows there are. */
  readonly total: number;
  /** The present in São Paulo. Keep the object stable within a minute. */
  readonly now: Now;
  /** The first day that may be chosen; null for no limit. */
  readonly min: CivilDate | null;
  /** The last day that may be chosen; null for no limit. */
  readonly max: CivilDate | null;
  /** Holidays, vacations and hours of the clinic: days that it does not serve cannot be chosen. */
  readonly rules?: DateRules;
  /** Brings the row's month. Keep it stable. */
  readonly loadMonth?: LoadMonth;
  /** The slots of the chosen day, and those chosen in the rows before. */
  readonly slots: readonly Faixa[];
  /** How far the day's slots have come. */
  readonly slotsStatus: SlotsStatus;
  /** What the failure says. @default 'Não foi possível buscar agenda de horários do prestador.' */
  readonly slotsError?: string | undefined;
  /** Asks for the slots again. */
  readonly onRetrySlots?: () => void;
  /** The slots of the rows before this one. */
  readonly before?: readonly (Faixa | null)[];
  /** Gets the day; null when it is cleared. */
  readonly onDate: (date: CivilDate | null) => void;
  /** Gets the slot; null when it is cleared. */
  readonly onSlot: (faixa: Faixa | null) => void;
  /** Offers 'Particular'. */
  readonly onPrivate?: (particular: boolean) => void;
  /** A field for the clinic, for exams that the request's own does not serve. */
  readonly providerField?: ReactNode;
  /** Why it is not its turn yet; its fields stay in reach and say so. */
  readonly lockedReason?: string | undefined;
  /** Can be read, not changed: what is chosen is being booked. @default false */
  readonly isReadOnly?: boolean;
  /** It was tried to go on: what is missing says 'Preenchimento Obrigatório'. */
  readonly isSubmitted?: boolean;
  /** What is wrong with the slot, such as that it has just been taken. */
  readonly slotMessage?: string | undefined;
  /** What is wrong with the day, such as that its slot has just been taken, or that none fits. */
  readonly dateMessage?: string | undefined;
  /** The input of the day. */
  readonly dateRef?: Ref<HTMLInputElement>;
  /** The button of the time. */
  readonly timeRef?: Ref<HTMLButtonElement>;
}

/**
 * One clinic, its exams, the day and the time. The time waits for the day, and a whole row may wait for the one before
 * it (doc2 §2.8). For a day's slots as a grid use `TimeSlotPicker`.
 */
export function TimeSlotRow(props: TimeSlotRowProps) {
  const { row, at, total, lockedReason, isSubmitted = false, isReadOnly = false } = props;
  const { data: date, faixa, particular } = row;
  const isDone = isRowComplete(row);
  const isLocked = lockedReason !== undefined;
  const provider = row.prestador?.name ?? texts.noProvider;
  const missing = (isMissing: boolean): string | undefined =>
    isSubmitted && isMissing && !isLocked ? texts.required : undefined;

  const options = slotOptions(props.slots, props.before ?? []);
  const chosen = faixa ? slotKey(faixa) : null;
  return (
    <div className={css.frame}>
      <div
        role="group"
        aria-label={texts.row(at, total, provider)}
        className={css.row}
        data-locked={isLocked || undefined}
      >
        <span className={css.mark} data-state={isDone ? 'done' : isLocked ? 'locked' : 'open'}>
          {isDone ? (
            <Check size={16} strokeWidth={3} aria-hidden />
          ) : isLocked ? (
            <Lock size={14} aria-hidden />
          ) : (
            <span aria-hidden>{at}</span>
          )}
          <VisuallyHidden>{isDone ? texts.done : isLocked ? texts.locked : ''}</VisuallyHidden>
        </span>
        <div className={css.part}>
          {props.providerField !== undefined && !particular ? (
            props.providerField
          ) : (
            <>
              <span className={css.term}>{texts.provider}</span>
              <span className={css.name}>{particular ? texts.private : provider}</span>
            </>
          )}
        </div>
        <div className={css.part}>
          <span className={css.term}>{texts.exams}</span>
          <ul className={css.exams}>
            {row.procedimentos.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {row.antecedencia > 0 && <span className={css.notice}>{texts.notice(row.antecedencia)}</span>}
          {props.onPrivate && !isLocked && (
            <Checkbox
              isSelected={particular}
              onChange={props.onPrivate}
              isDisabled={isReadOnly}
              description={texts.privateNote}
            >
              {texts.private}
            </Checkbox>
          )}
        </div>
        <div className={css.part}>
          {isLocked ? (
            <Locked label={texts.date} reason={lockedReason} />
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
        {!particular && (
          <div className={css.part}>
            {isLocked || date === null ? (
              <Locked label={texts.time} reason={lockedReason ?? texts.dateFirst} isSaidAbove={isLocked} />
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

interface LockedProps {
  readonly label: string;
  readonly reason: string;
  /** The same reason is seen already: it is only read here. */
  readonly isSaidAbove?: boolean;
}

function Locked({ label, reason, isSaidAbove = false }: LockedProps) {
  const base = useId();
  return (
    <Field
      label={label}
      isRequired
      description={isSaidAbove ? <VisuallyHidden>{reason}</VisuallyHidden> : reason}
      isGroup
    >
      {({ labelId, describedBy }) => (
        <button
          type="button"
          id={`${base}b`}
          className={cx(fieldCss.control, css.locked)}
          aria-disabled
          aria-labelledby={`${labelId} ${base}b`}
          aria-describedby={describedBy}
        >
          {texts.choose}
        </button>
      )}
    </Field>
  );
}
