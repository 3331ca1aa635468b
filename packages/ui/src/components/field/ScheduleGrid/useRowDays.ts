'use client';
import { useMemo } from 'react';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import type { DateRules } from '../DatePicker/availability.logic.ts';
import type { ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';

/** A row's rules with its clinic's hours: the same object while they say the same, as the calendar counts on. */
export function useRowRules(
  row: ScheduleRow,
  rulesOf: ((row: ScheduleRow) => DateRules) | undefined,
): DateRules {
  const rules: DateRules = { ...rulesOf?.(row), openingHours: row.openingHours ?? null };
  // They are plain data, and short.
  const words = JSON.stringify(rules);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same rules in a new object are the same
  return useMemo(() => rules, [words]);
}

/** A row's loader of months, made once for each clinic: another one would forget what has been loaded. */
export function useRowMonths(
  row: ScheduleRow,
  loadMonthOf: ((row: ScheduleRow) => LoadMonth) | undefined,
): LoadMonth | undefined {
  const clinic = row.prestador?.id;
  return useMemo(
    () => loadMonthOf?.(row),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what a row is asked for its months goes by the row and its clinic, not by what is chosen in it
    [loadMonthOf, row.id, clinic],
  );
}
