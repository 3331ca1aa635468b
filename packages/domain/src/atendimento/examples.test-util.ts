import * as fc from 'fast-check';
import { WEEKDAYS, type Weekday } from '../time/index.ts';
import type { OpeningHour } from './atendimento.ts';

type Shifts = Omit<OpeningHour, 'weekDay'>;

/** A day served 08:00–12:00 and 13:00–17:00 on arrival, or less. */
export function opened({
  manha = true,
  tarde = true,
  ...rest
}: { manha?: boolean; tarde?: boolean } & Partial<Shifts> = {}): Shifts {
  return {
    serviceTypeAm: manha ? 'ORDEM_CHEGADA' : null,
    serviceTypePm: tarde ? 'ORDEM_CHEGADA' : null,
    startHourAm: manha ? '08:00' : null,
    endHourAm: manha ? '12:00' : null,
    startHourPm: tarde ? '13:00' : null,
    endHourPm: tarde ? '17:00' : null,
    atendimentoMatutino: manha,
    atendimentoVespertino: tarde,
    ...rest,
  };
}

/** The hours of a clinic, weekday by weekday. */
export function week(days: Partial<Record<Weekday, Shifts>>): OpeningHour[] {
  return WEEKDAYS.flatMap((weekDay) => {
    const shifts = days[weekDay];
    return shifts ? [{ weekDay, ...shifts }] : [];
  });
}

/** Monday to Friday, mornings and afternoons. */
export const businessHours: OpeningHour[] = week({
  1: opened(),
  2: opened(),
  3: opened(),
  4: opened(),
  5: opened(),
});

/** Hours of any clinic: each weekday absent, closed, or served in one period or both. */
export const anyWeek: fc.Arbitrary<OpeningHour[]> = fc
  .array(fc.constantFrom('ausente', 'fechado', 'manha', 'tarde', 'dia'), { minLength: 7, maxLength: 7 })
  .map((types) =>
    WEEKDAYS.flatMap((weekDay) => {
      const type = types[weekDay];
      if (type === 'ausente') return [];
      const shifts = opened({
        manha: type === 'manha' || type === 'dia',
        tarde: type === 'tarde' || type === 'dia',
      });
      return [{ weekDay, ...shifts }];
    }),
  );
