import * as fc from 'fast-check';
import { opened } from '../fixtures/index.ts';
import { WEEKDAYS } from '../time/index.ts';
import type { OpeningHour } from './atendimento.ts';

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
