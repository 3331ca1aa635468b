import type { ConfirmationDay } from '../autoagendamento/index.ts';
import { compareDates, daysBetween, type CivilDate } from '../time/index.ts';
import { whoLifts } from './lifters.ts';
import type { ClinicChoice, Obstacle } from './types.ts';
import { NEAREST } from './why-not.ts';

/** A time on offer, of which only its day counts here. */
interface DatedTime {
  readonly data: CivilDate;
}

/** A clinic with what it has free, as the employee's suggestions bring it. */
export interface OfferingClinic<T extends DatedTime = DatedTime> {
  readonly id: number;
  readonly name: string;
  readonly distanciaMetros: number | null;
  readonly opcoes: readonly T[];
}

/** A clinic that has a time on the very day, or its nearest one. */
export interface TimeChoice<T extends DatedTime = DatedTime> extends ClinicChoice {
  readonly offer: T;
}

/** Why an employee cannot take a day, and what works instead. */
export interface WhyNotDay<T extends DatedTime = DatedTime> {
  readonly motivos: readonly Obstacle[];
  /** Days of the same clinic, the nearest first. */
  readonly dias: readonly CivilDate[];
  /** Other clinics with the time that is nearest to the day; the day itself before any other. */
  readonly clinicas: readonly TimeChoice<T>[];
}

const distance = (date: CivilDate, to: CivilDate): number => Math.abs(daysBetween(date, to));

/**
 * Everything against a day of the employee's strip, who can lift it, the nearest free days of the clinic (of two equally
 * near, the earlier) and the times of other clinics nearest to that day (issue 10 'Por que não?').
 * @param days as `confirmationDays` gives them
 */
export function whyNotDay<T extends DatedTime>(
  date: CivilDate,
  days: readonly ConfirmationDay[],
  clinics: readonly OfferingClinic<T>[] = [],
): WhyNotDay<T> {
  const reasons = days.find((day) => day.data === date)?.reasons ?? [];
  const free = days
    .filter((day) => day.reasons.length === 0)
    .map((day) => day.data)
    .sort((a, b) => distance(a, date) - distance(b, date) || compareDates(a, b));
  const others = clinics.flatMap(({ opcoes: times, ...clinic }): TimeChoice<T>[] => {
    const [nearest] = times.toSorted(
      (a, b) => distance(a.data, date) - distance(b.data, date) || compareDates(a.data, b.data),
    );
    const { id, name, distanciaMetros } = clinic;
    return nearest ? [{ id, name, distanciaMetros, data: nearest.data, offer: nearest }] : [];
  });
  others.sort((a, b) => distance(a.data, date) - distance(b.data, date));
  return {
    motivos: reasons.map(({ code, text }) => ({ code, text, who: whoLifts(code, 'FUNCIONARIO') })),
    dias: free.slice(0, NEAREST),
    clinicas: others.slice(0, NEAREST),
  };
}
