'use client';
import { timeRangeProblem, type TimeRange } from '@apto/domain/time';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { hasError } from '../../general/Field/Field.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { TimeField, type TimeFieldProps } from '../TimeField/TimeField.tsx';
import { words as defaults } from './intl/pt-BR.ts';
import * as css from './TimeRangeField.css.ts';

/** Props of {@link TimeRangeField}. */
export interface TimeRangeFieldProps extends Omit<FieldProps, 'isInvalid'> {
  /** Both ends as they are typed: HH:mm once whole, '' where nothing is. Leave out for an uncontrolled field. */
  readonly value?: TimeRange;
  /** Both ends at first, for an uncontrolled field. @default both empty */
  readonly defaultValue?: TimeRange;
  /** Gets both at every key. */
  readonly onChange?: (value: TimeRange) => void;
  /** The focus left both fields. */
  readonly onBlur?: () => void;
  /** Which times are taken, ends excluded. @default any */
  readonly window?: TimeFieldProps['window'];
  /** Whether one end may be left out: since the day's beginning, or until its end. @default false */
  readonly isOpenEnded?: boolean;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

const NONE: TimeRange = { start: '', end: '' };

/**
 * From one time of a day to a later one. What is wrong between the two is said on leaving both; each says by itself
 * that its time does not exist. An `errorMessage` of yours goes first.
 */
export function TimeRangeField(props: TimeRangeFieldProps) {
  const {
    window: range,
    isOpenEnded = false,
    onChange,
    onBlur,
    texts,
    value,
    defaultValue = NONE,
    ...field
  } = props;
  const words = { ...defaults, ...texts };
  const [typed, setTyped] = useState(defaultValue);
  const [isChecked, setChecked] = useState(false);
  const current = value ?? typed;
  const isRefused = hasError(field.errorMessage);
  const problem = isChecked || isRefused ? timeRangeProblem(current, isOpenEnded) : null;
  const own = problem === 'INCOMPLETE' ? words.incomplete : problem === 'ORDER' ? words.order : undefined;

  function change(part: Partial<TimeRange>): void {
    const next = { ...current, ...part };
    setTyped(next);
    if (next.start === '' && next.end === '') setChecked(false);
    onChange?.(next);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    setChecked(true);
    onBlur?.();
  }

  /** Which of the two a person has to look at; what its owner alone knows is wrong with both. */
  function isWrong(side: 'start' | 'end'): boolean {
    if (problem === 'ORDER') return side === 'end';
    // Its own field knows which, and says it.
    if (problem === 'FORMAT') return false;
    return problem === 'INCOMPLETE' ? current[side] === '' : isRefused;
  }
  const state = { isDisabled: field.isDisabled ?? false, isReadOnly: field.isReadOnly ?? false };
  const edge = (side: 'start' | 'end', says: string): ReactNode => (
    <TimeField
      {...state}
      {...(range ? { window: range } : {})}
      {...(field.name ? { name: `${field.name}.${side === 'start' ? 'inicio' : 'fim'}` } : {})}
      width="sm"
      label={
        <>
          <span aria-hidden>{says}</span>
          <VisuallyHidden>
            {says}, {field.label}
          </VisuallyHidden>
        </>
      }
      value={current[side]}
      onChange={(time) => change({ [side]: time })}
      isInvalid={isWrong(side)}
    />
  );

  return (
    <FieldShell {...field} isGroup errorMessage={field.errorMessage ?? own}>
      {() => (
        // It listens for the focus that leaves its two fields; there is nothing to press on it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={css.line} onBlur={leave}>
          {edge('start', words.start)}
          {edge('end', words.end)}
        </div>
      )}
    </FieldShell>
  );
}
