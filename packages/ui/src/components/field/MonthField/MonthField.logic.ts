import type { Month } from '../../general/Calendar/Calendar.logic.ts';

/** What is wrong with what is written: no month at all, or one outside of the limits. */
export type MonthProblem = 'FORMAT' | 'RANGE';

/** Os dois limites valem; um ausente não limita. */
export interface MonthLimits {
  /** 'YYYY-MM'. */
  readonly min?: Month | undefined;
  /** 'YYYY-MM'. */
  readonly max?: Month | undefined;
}

/** The month that 'mm/aaaa' says, as 'YYYY-MM'; '' for what is not whole, or no month of the years 1900 to 2100. */
export function parseMonth(text: string): Month {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text) ?? [];
  return Number(year) >= 1900 && Number(year) <= 2100 ? `${year}-${month}` : '';
}

/** Whether the limits take the month. */
export const isWithin = (month: Month, { min, max }: MonthLimits): boolean =>
  (min === undefined || month >= min) && (max === undefined || month <= max);

/** What is wrong with a text 'mm/aaaa'; null for an empty or a good one. */
export function monthProblem(text: string, limits: MonthLimits): MonthProblem | null {
  if (text === '') return null;
  const month = parseMonth(text);
  if (month === '') return 'FORMAT';
  return isWithin(month, limits) ? null : 'RANGE';
}

/** 'mm/aaaa' of 'YYYY-MM'. */
export const monthText = (month: Month): string => `${month.slice(5)}/${month.slice(0, 4)}`;
