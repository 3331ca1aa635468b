'use client';

import type { Agora, DataCivil } from '@apto/domain';
import { useMemo, useRef, useState } from 'react';
import { monthOf, monthsBetween, type DateRange } from '../Calendar/Calendar.logic.ts';
import type { LoadMonth } from '../Calendar/months.logic.ts';
import { useMonths } from '../Calendar/useMonths.ts';
import { createAvailability, type DateFailure, type DateRules } from './availability.logic.ts';
import { texts as defaults, type DateTexts } from './intl/pt-BR.ts';

export interface AvailabilityOptions {
  readonly agora: Agora;
  readonly rules?: DateRules | undefined;
  readonly min?: DataCivil | null | undefined;
  readonly max?: DataCivil | null | undefined;
  readonly loadMonth?: LoadMonth | undefined;
  readonly texts?: DateTexts;
}

/** What is free, from data or month by month, and the check of a range that waits for the months it needs. */
export function useAvailability(options: AvailabilityOptions) {
  const { agora, rules, min, max, loadMonth, texts = defaults } = options;
  const { statuses, loaded, store } = useMonths(loadMonth);
  const [status, setStatus] = useState<'ready' | 'checking' | 'error'>('ready');
  const latest = useRef(0);
  const availability = useMemo(
    () => createAvailability({ agora, rules, min, max, months: loaded, texts }),
    [agora, rules, min, max, loaded, texts],
  );

  const check = (range: DateRange, onKnown: (failures: readonly DateFailure[]) => void): void => {
    latest.current += 1;
    const turn = latest.current;
    const months = monthsBetween(monthOf(range.inicio), monthOf(range.fim));
    if (!store || months.every((month) => statuses.get(month) === 'ready')) {
      setStatus('ready');
      onKnown(availability.failures(range));
      return;
    }
    setStatus('checking');
    store.ensure(months).then(
      (loaded) => {
        if (latest.current !== turn) return;
        setStatus('ready');
        onKnown(createAvailability({ agora, rules, min, max, months: loaded, texts }).failures(range));
      },
      () => {
        if (latest.current === turn) setStatus('error');
      },
    );
  };

  /** What was asked is asked no more: something else is being written. A late answer changes nothing. */
  const giveUp = (): void => {
    latest.current += 1;
    setStatus('ready');
  };

  return { availability, statuses, store, status, check, giveUp };
}
