import type { OpeningHour } from '@apto/domain/atendimento';
import type { DAY_PERIODS } from '@apto/domain/clinic-registration';
import { WEEK } from '@apto/domain/time';

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

/** A day with one period opened or closed; what was typed in it comes back with it. */
export function withPeriod(day: OpeningHour, period: Period, serves: boolean): OpeningHour {
  const [start, end] = USUAL[period.name];
  if (!serves) return { ...day, [period.serves]: false };
  return {
    ...day,
    [period.serves]: true,
    [period.start]: day[period.start] ?? start,
    [period.end]: day[period.end] ?? end,
    [period.type]: day[period.type] ?? 'ORDEM_CHEGADA',
  };
}
