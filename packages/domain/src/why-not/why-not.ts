import { PERIODOS, type Periodo } from '../periodos/index.ts';
import { daysBetween, datesBetween, compareDates, type CivilDate } from '../time/index.ts';
import { clinicObstacles, createDayJudge, dayObstacles, type ClinicOfWish, type Wish } from './clinic.ts';
import type { ClinicChoice, WhyNot } from './types.ts';

/** How many of each kind are offered. */
export const NEAREST = 3;

/** The days that are looked at, both ends included. */
export interface Horizon {
  readonly inicio: CivilDate;
  readonly fim: CivilDate;
}

/** Days from a date to a range; 0 inside of it. */
function distanceTo({ inicio: start, fim: end }: Horizon, date: CivilDate): number {
  if (compareDates(date, start) < 0) return daysBetween(date, start);
  return Math.max(0, daysBetween(end, date));
}

/** The first day of the range that works at a clinic; null when the clinic or every day has something against it. */
export function firstWorkingDay(clinic: ClinicOfWish, wish: Wish): CivilDate | null {
  if (clinicObstacles(clinic, wish).length > 0) return null;
  const judge = createDayJudge(clinic, wish);
  const days = datesBetween(wish.intervalo.inicio, wish.intervalo.fim);
  return days.find((date) => judge(date, wish.periodo).length === 0) ?? null;
}

const byNearness = (a: ClinicChoice, b: ClinicChoice): number => {
  const [first, second] = [a, b].map(({ distanciaMetros: metres }) => metres ?? Number.POSITIVE_INFINITY);
  return first === second ? compareDates(a.data, b.data) || a.id - b.id : (first ?? 0) - (second ?? 0);
};

/**
 * Everything that is in the way of a wish at a clinic, who can lift each, and the nearest choices that work: days of the
 * same clinic and period (of two equally near, the earlier), periods of the same days, and other clinics, the nearest
 * first (issue 10 'Por que não?', decisions #35). A wish that works has neither reasons nor choices.
 * @param others clinics that could be taken instead
 * @param horizon the days that may be proposed; the clinics' slots are known of these
 */
export function whyNot(
  wish: Wish,
  clinic: ClinicOfWish,
  others: readonly ClinicOfWish[],
  horizon: Horizon,
): WhyNot {
  const own = clinicObstacles(clinic, wish);
  const judge = createDayJudge(clinic, wish);
  const ofDays = own.some(({ code }) => code === 'SEM_HORARIOS') ? [] : dayObstacles(wish, judge);
  const reasons = [...own, ...ofDays];
  if (reasons.length === 0) return { motivos: [], opcoes: { dias: [], periodos: [], clinicas: [] } };

  const { intervalo, periodo } = wish;
  const days =
    own.length > 0
      ? []
      : datesBetween(horizon.inicio, horizon.fim)
          .filter((date) => judge(date, periodo).length === 0)
          .sort((a, b) => distanceTo(intervalo, a) - distanceTo(intervalo, b) || compareDates(a, b))
          .slice(0, NEAREST);
  const periodos: Periodo[] =
    own.length > 0
      ? []
      : PERIODOS.map(({ id }) => id).filter(
          (id) =>
            id !== periodo &&
            !(id === 3 && clinic.onePeriodo) &&
            dayObstacles({ ...wish, periodo: id }, judge).length === 0,
        );
  const clinics = others
    .flatMap((other): ClinicChoice[] => {
      const date = other.id === clinic.id ? null : firstWorkingDay(other, wish);
      const { id, name, distanciaMetros } = other;
      return date === null ? [] : [{ id, name, distanciaMetros, data: date }];
    })
    .sort(byNearness)
    .slice(0, NEAREST);
  return { motivos: reasons, opcoes: { dias: days, periodos, clinicas: clinics } };
}
