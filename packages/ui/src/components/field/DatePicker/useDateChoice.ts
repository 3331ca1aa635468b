'use client';

import type { CivilDate } from '@apto/domain/time';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import type { DateFailure } from './availability.logic.ts';
import { EMPTY_DRAFT, isSameRange, type Draft } from './draft.logic.ts';
import type { useAvailability } from './useAvailability.ts';

/** A range (or a day, as a range of one) that did not pass, kept to be looked at although the value is cleared. */
export interface Refusal {
  readonly range: DateRange;
  readonly failures: readonly DateFailure[];
}

interface Options {
  readonly value: DateRange | null | undefined;
  readonly defaultValue: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
  readonly onRefused: (failures: readonly DateFailure[], range: DateRange) => void;
  /** What was refused stays written, to be corrected there. */
  readonly keepsRefused: boolean;
  readonly check: ReturnType<typeof useAvailability>['check'];
  readonly giveUp: ReturnType<typeof useAvailability>['giveUp'];
  /** After it was taken. */
  readonly onAccepted: () => void;
}

/**
 * What is written, what is chosen and what was refused. A failure clears the value (doc2 §5) but stays visible as
 * `refusal` until something else is written. Whoever changes the value from outside ends all of that, a check that is
 * under way included.
 */
export function useDateChoice(options: Options) {
  const { value, defaultValue, onChange, onRefused, keepsRefused, check, giveUp, onAccepted } = options;
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const current = value === undefined ? uncontrolled : value;
  const [seen, setSeen] = useState(current);
  const [draft, setDraft] = useState<Draft>(current ?? EMPTY_DRAFT);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What is wrong with what is written, before anything is checked. */
  const [problem, setProblem] = useState<string | null>(null);
  // The last whole range that stood in the inputs: what is retyped is judged apart from its other end.
  const [previous, setPrevious] = useState(current);
  /** The value was chosen here, and not given: what is to be said of it is news. */
  const [isChosenHere, setIsChosenHere] = useState(false);
  /** Counts the changes from outside: also the key of the inputs, which forget what was half written. */
  const [resets, setResets] = useState(0);

  const follow = (range: DateRange | null): void => {
    setSeen(range);
    setDraft(range ?? EMPTY_DRAFT);
    setPrevious(range);
    setRefusal(null);
    setProblem(null);
    setIsChosenHere(false);
    setResets((count) => count + 1);
  };
  // Whoever holds the value has changed it (a reset, another clinic): what was written follows.
  if (!isSameRange(current, seen)) follow(current);
  useLayoutEffect(() => {
    if (resets > 0) giveUp();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `giveUp` is a new function each time and always the same deed
  }, [resets]);

  // An answer may come some renders later: it goes to whoever listens by then.
  const listeners = useRef({ current, onChange, onRefused });
  useLayoutEffect(() => {
    listeners.current = { current, onChange, onRefused };
  });
  const emit = (range: DateRange | null): void => {
    setUncontrolled(range);
    setSeen(range);
    if (!isSameRange(range, listeners.current.current)) listeners.current.onChange(range);
  };

  const attempt = (range: DateRange): void => {
    setDraft(range);
    setPrevious(range);
    setRefusal(null);
    setProblem(null);
    check(range, (failures) => {
      if (failures.length === 0) {
        emit(range);
        setIsChosenHere(true);
        onAccepted();
        return;
      }
      if (!keepsRefused) {
        setDraft(EMPTY_DRAFT);
        setPrevious(null);
      }
      setRefusal({ range, failures });
      emit(null);
      listeners.current.onRefused(failures, range);
    });
  };

  /**
   * Takes what is written and is not whole yet. It is no value. Where what was refused is taken out, nothing is left to be
   * corrected, and whoever was told of the refusal hears that too.
   */
  const write = (next: Draft, trouble: string | null, isEmpty = false): void => {
    giveUp();
    setDraft(next);
    if (next.inicio || next.fim || trouble || isEmpty) setRefusal(null);
    setProblem(trouble);
    if (isEmpty && refusal) listeners.current.onChange(null);
    emit(null);
  };

  /** Brings the refused dates back into the inputs, to be corrected there. They are no value yet. */
  const resume = (): void => {
    if (!refusal) return;
    setDraft(refusal.range);
    setPrevious(refusal.range);
  };

  /** The form was reset: back to what it began with. */
  const reset = (): void => {
    if (value === undefined) setUncontrolled(defaultValue);
    follow(value === undefined ? defaultValue : value);
  };

  return {
    value: current,
    draft,
    previous,
    refusal,
    problem,
    isChosenHere,
    resets,
    attempt,
    write,
    setProblem,
    resume,
    reset,
  };
}

/** One day as the range that it is. */
export const dayAsRange = (date: CivilDate): DateRange => ({ inicio: date, fim: date });
