'use client';

import type { DataCivil } from '@apto/domain';
import { useState } from 'react';
import type { DateRange } from '../Calendar/Calendar.logic.ts';
import type { DateFailure } from '../DatePicker/availability.logic.ts';
import type { useAvailability } from '../DatePicker/useAvailability.ts';
import { complete, isSameRange, EMPTY_DRAFT, withoutStaleEnd, type Draft } from './DateRangePicker.logic.ts';

/** A range that did not pass, kept so that it can be looked at although the value is cleared. */
export interface Refusal {
  readonly range: DateRange;
  readonly failures: readonly DateFailure[];
}

interface Options {
  readonly value: DateRange | null | undefined;
  readonly defaultValue: DateRange | null;
  readonly onChange: ((range: DateRange | null) => void) | undefined;
  readonly onRefused: ((failures: readonly DateFailure[], range: DateRange) => void) | undefined;
  readonly check: ReturnType<typeof useAvailability>['check'];
  readonly giveUp: ReturnType<typeof useAvailability>['giveUp'];
  /** After a range was taken. */
  readonly onAccepted: () => void;
}

/**
 * What is written, what is chosen and what was refused. A failure clears the range (doc2 §5) but stays visible as
 * `tentativa` until something else is written.
 */
export function useDateRange({
  value,
  defaultValue,
  onChange,
  onRefused,
  check,
  giveUp,
  onAccepted,
}: Options) {
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const current = value === undefined ? uncontrolled : value;
  const [seen, setSeen] = useState(current);
  const [draft, setDraft] = useState<Draft>(current ?? EMPTY_DRAFT);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The last whole range that stood in the inputs: what is retyped is judged apart from its other end.
  const [previous, setPrevious] = useState(current);

  // Whoever holds the value has changed it (a reset, another clinic): what was written follows.
  if (!isSameRange(current, seen)) {
    setSeen(current);
    setDraft(current ?? EMPTY_DRAFT);
    setPrevious(current);
    setRefusal(null);
  }

  const emit = (range: DateRange | null): void => {
    setUncontrolled(range);
    setSeen(range);
    if (!isSameRange(range, current)) onChange?.(range);
  };

  const attempt = (range: DateRange): void => {
    setDraft(range);
    setPrevious(range);
    setRefusal(null);
    check(range, (failures) => {
      if (failures.length === 0) {
        emit(range);
        onAccepted();
        return;
      }
      setDraft(EMPTY_DRAFT);
      setPrevious(null);
      setRefusal({ range, failures });
      emit(null);
      onRefused?.(failures, range);
    });
  };

  /** Takes one end as it is written; gives the other one where it had to fall away for it. */
  const write = (end: keyof Draft, data: DataCivil | null): keyof Draft | null => {
    const asWritten = { ...draft, [end]: data };
    const next = withoutStaleEnd(asWritten, end, previous);
    const range = complete(next);
    if (range) {
      attempt(range);
      return null;
    }
    giveUp();
    setDraft(next);
    if (next.inicio || next.fim) setRefusal(null);
    emit(null);
    if (next === asWritten) return null;
    return end === 'inicio' ? 'fim' : 'inicio';
  };

  /** Brings the refused range back into the inputs, to be corrected there. It is no value yet. */
  const resume = (): void => {
    if (!refusal) return;
    setDraft(refusal.range);
    setPrevious(refusal.range);
  };

  return { value: current, draft, refusal, attempt, write, resume };
}
