'use client';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { hasError } from '../../general/Field/Field.tsx';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { TimeField, type TimeFieldProps } from '../TimeField/TimeField.tsx';
import { words as defaults } from './intl/pt-BR.ts';
import * as css from './DateTimeField.css.ts';

/** Props of {@link DateTimeField}. */
export interface DateTimeFieldProps
  extends
    Omit<FieldProps, 'isInvalid'>,
    Pick<DatePickerProps, 'now' | 'min' | 'max' | 'rules' | 'loadMonth' | 'onRefused'> {
  /** Day and time as they are typed. Leave out for an uncontrolled field. */
  readonly value?: TypedDateTime;
  /** Both at first, for an uncontrolled field. @default both empty */
  readonly defaultValue?: TypedDateTime;
  /** Gets both at every key. */
  readonly onChange?: (value: TypedDateTime) => void;
  /** The focus left both fields. */
  readonly onBlur?: () => void;
  /** A day may stand alone. @default false */
  readonly isTimeOptional?: boolean;
  /** What is over is not taken: it has to come after `now`. @default false */
  readonly isFuture?: boolean;
  /** Which times are taken, ends excluded. `HORARIO_WINDOW` of the domain is 06:00–19:01. @default any */
  readonly window?: TimeFieldProps['window'];
  /** What is wrong with the day alone; an `errorMessage` is of both. */
  readonly dateError?: ReactNode;
  /** What is wrong with the time alone. */
  readonly timeError?: ReactNode;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

const NONE: TypedDateTime = { date: null, time: '' };

/** The focus went into what this field itself opened: its calendar, which is a dialog of its own. */
const isInCalendar = (from: Element, to: EventTarget | null): boolean =>
  to instanceof Element &&
  to.closest('[role="dialog"]') !== null &&
  !to.closest('[role="dialog"]')?.contains(from);

/**
 * A day and a time of it. Each says by itself that it does not exist or cannot be; what is missing, or over, is said on
 * leaving both. An error of yours goes first.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { now, min, max, rules, loadMonth, onRefused, value, defaultValue = NONE, onChange, onBlur } = props;
  const { isTimeOptional = false, isFuture = false, window: range, dateError, timeError, texts } = props;
  const { label, description, errorMessage, isRequired, isOptional, isLabelHidden, width, labelEnd } = props;
  const words = { ...defaults, ...texts };
  const [typed, setTyped] = useState(defaultValue);
  const [isChecked, setChecked] = useState(false);
  const current = value ?? typed;
  const problem = isChecked
    ? dateTimeProblem(current, { isTimeOptional, after: isFuture ? now : undefined })
    : null;
  const own =
    problem === 'PAST'
      ? words.past
      : problem === 'INCOMPLETE'
        ? isTimeOptional
          ? words.noDate
          : words.incomplete
        : undefined;
  const isRefused = hasError(errorMessage);

  function change(part: Partial<TypedDateTime>): void {
    const next = { ...current, ...part };
    setTyped(next);
    if (next.date === null && next.time === '') setChecked(false);
    onChange?.(next);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget) || isInCalendar(currentTarget, relatedTarget)) return;
    setChecked(true);
    onBlur?.();
  }

  const state = { isDisabled: props.isDisabled ?? false, isReadOnly: props.isReadOnly ?? false };
  const named = (part: string) => (props.name === undefined ? {} : { name: `${props.name}.${part}` });
  const isIncomplete = problem === 'INCOMPLETE';
  const isWrong = isRefused || problem === 'PAST';
  return (
    <FieldShell
      {...{ label, description, labelEnd }}
      isRequired={isRequired ?? false}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
      width={width ?? 'full'}
      isGroup
      errorMessage={isRefused ? errorMessage : own}
    >
      {() => (
        // It listens for the focus that leaves its two fields; there is nothing to press on it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={css.line} onBlur={leave}>
          <div className={css.date}>
            <DatePicker
              {...state}
              {...named('data')}
              {...(rules ? { rules } : {})}
              {...(loadMonth ? { loadMonth } : {})}
              {...(onRefused ? { onRefused } : {})}
              min={min ?? null}
              max={max ?? null}
              now={now}
              label={words.date}
              value={current.date}
              onChange={(date) => change({ date })}
              errorMessage={dateError}
              isInvalid={hasError(dateError) || isWrong || (isIncomplete && current.date === null)}
            />
          </div>
          <div className={css.time}>
            <TimeField
              {...state}
              {...named('hora')}
              {...(range ? { window: range } : {})}
              label={words.time}
              isOptional={isTimeOptional}
              value={current.time}
              onChange={(time) => change({ time })}
              {...(hasError(timeError) ? { errorMessage: timeError } : {})}
              isInvalid={isWrong || (isIncomplete && current.time === '')}
            />
          </div>
        </div>
      )}
    </FieldShell>
  );
}
