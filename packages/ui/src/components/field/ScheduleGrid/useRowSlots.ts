'use client';
import type { Faixa } from '@apto/domain/agendas';
import type { CivilDate } from '@apto/domain/time';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import type { SlotsStatus } from '../TimeSlotRow/TimeSlotRow.tsx';
import type { ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';

/** Brings the slots of one row's exams on one day. */
export type LoadSlots = (row: ScheduleRow, date: CivilDate, signal: AbortSignal) => Promise<readonly Faixa[]>;

interface Loaded {
  /** Which question this answers. */
  readonly key: string;
  readonly slots: readonly Faixa[];
  readonly error: string | null;
}

/** The slots of the chosen day, asked for anew with each day and clinic. */
export function useRowSlots(
  row: ScheduleRow,
  load: LoadSlots,
): { slots: readonly Faixa[]; status: SlotsStatus; error: string | undefined; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const latest = useRef({ row, load });
  useEffect(() => {
    latest.current = { row, load };
  });

  const key =
    // Without a clinic there is nobody to ask: that none has a slot is not known.
    row.data === null || row.particular || row.prestador === null
      ? null
      : `${row.id} ${row.prestador.id} ${row.data} ${attempt}`;
  useEffect(() => {
    const { data: date } = latest.current.row;
    if (key === null || date === null) return undefined;
    const controller = new AbortController();
    const answer = (slots: readonly Faixa[], error: string | null): void => {
      if (!controller.signal.aborted) setLoaded({ key, slots, error });
    };
    latest.current.load(latest.current.row, date, controller.signal).then(
      (slots) => answer(slots, null),
      (error: unknown) => answer([], errorText(error, '')),
    );
    return () => controller.abort();
  }, [key]);

  const isCurrent = loaded !== null && loaded.key === key;
  return {
    slots: isCurrent ? loaded.slots : [],
    status: key === null ? 'idle' : !isCurrent ? 'loading' : loaded.error === null ? 'ready' : 'error',
    error: isCurrent && loaded.error ? loaded.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
