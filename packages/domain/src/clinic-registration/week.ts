import type { OpeningHour, ServiceType } from '../atendimento/index.ts';
import { WEEK } from '../time/index.ts';
import type { DAY_PERIODS } from './fields.ts';

type Period = (typeof DAY_PERIODS)[number];

/** What a period begins with once it is served. */
const USUAL = { manhã: ['08:00', '12:00'], tarde: ['13:00', '17:00'] } as const;

/** The seven days, Monday first; those that were not said are closed. */
export const weekOf = (days: readonly OpeningHour[]): OpeningHour[] =>
  WEEK.map(
    (weekDay) =>
      days.find((day) => day.weekDay === weekDay) ?? {
        weekDay,
        atendimentoMatutino: false,
        atendimentoVespertino: false,
        startHourAm: null,
        endHourAm: null,
        startHourPm: null,
        endHourPm: null,
        serviceTypeAm: null,
        serviceTypePm: null,
      },
  );

/** Tuesday to Friday as Monday is; the weekend stays as it was. */
export const asMonday = (days: readonly OpeningHour[]): OpeningHour[] => {
  const monday = days.find(({ weekDay }) => weekDay === 1);
  return days.map((day) =>
    monday && day.weekDay >= 2 && day.weekDay <= 5 ? { ...monday, weekDay: day.weekDay } : day,
  );
};

/**
 * A day with one period opened or closed; what was typed in it comes back with it, until `cleanDay` forgets it.
 * @param usualType how a period that was never served serves at first
 */
export function withPeriod(
  day: OpeningHour,
  period: Period,
  serves: boolean,
  usualType: ServiceType,
): OpeningHour {
  const [start, end] = USUAL[period.name];
  if (!serves) return { ...day, [period.serves]: false };
  return {
    ...day,
    [period.serves]: true,
    [period.start]: day[period.start] ?? start,
    [period.end]: day[period.end] ?? end,
    [period.type]: day[period.type] ?? usualType,
  };
}
