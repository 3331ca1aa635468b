'use client';

import type { Now, CivilDate } from '@apto/domain/time';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { monthOf, monthsBetween, type DateRange } from '../../general/Calendar/Calendar.logic.ts';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import { useMonths } from '../../general/Calendar/useMonths.ts';
import { createAvailability, type DateFailure, type DateRules } from './availability.logic.ts';
import type { DateTexts } from './intl/pt-BR.ts';

export interface AvailabilityOptions {
  readonly now: Now;
  readonly rules?: DateRules | undefined;
  readonly min?: CivilDate | null | undefined;
  readonly max?: CivilDate | null | undefined;
  readonly loadMonth?: LoadMonth | undefined;
  readonly texts: DateTexts;
}

interface Question {
  readonly range: DateRange;
  readonly onKnown: (failures: readonly DateFailure[]) => void;
}

/** What is free, from data or month by month, and the check of a range that waits for the months it needs. */
export function useAvailability(options: AvailabilityOptions) {
  const { now, rules, min, max, loadMonth, texts } = options;
  const { statuses, loaded, store } = useMonths(loadMonth);
  const [status, setStatus] = useState<'ready' | 'checking' | 'error'>('ready');
  /** What waits for its months; its identity tells an answer that is still wanted. */
  const pending = useRef<Question | null>(null);
  const availability = useMemo(
    () => createAvailability({ now, rules, min, max, months: loaded, texts }),
    [now, rules, min, max, loaded, texts],
  );
  const current = useRef({ now, rules, min, max, texts });
  useLayoutEffect(() => {
    current.current = { now, rules, min, max, texts };
  });

  const check = (range: DateRange, onKnown: Question['onKnown']): void => {
    const months = monthsBetween(monthOf(range.inicio), monthOf(range.fim));
    if (!store || months.every((month) => statuses.get(month) === 'ready')) {
      pending.current = null;
      setStatus('ready');
      onKnown(availability.failures(range));
      return;
    }
    const question = { range, onKnown };
    pending.current = question;
    setStatus('checking');
    store.ensure(months).then(
      (loaded) => {
        if (pending.current !== question) return;
        pending.current = null;
        setStatus('ready');
        // The rules as they are now, not as they were when it was asked.
        onKnown(createAvailability({ ...current.current, months: loaded }).failures(range));
      },
      () => {
        if (pending.current !== question) return;
        pending.current = null;
        setStatus('error');
      },
    );
  };

  // Another loader (another clinic): what the one before would answer is of no interest any more.
  useLayoutEffect(() => {
    if (pending.current) check(pending.current.range, pending.current.onKnown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `check` is a new function each time, over the store that this is about
  }, [store]);

  /** What was asked is asked no more: something else is being written. A late answer changes nothing. */
  const giveUp = (): void => {
    pending.current = null;
    setStatus('ready');
  };

  return { availability, statuses, store, status, check, giveUp };
}
