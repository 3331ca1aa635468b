import { verifyIntervalo } from '@apto/domain/intervalo';
import { addDays, compareDates, nowInSaoPaulo } from '@apto/domain/time';
import { expect, it } from 'vitest';
import { MONDAY_10AM } from './helpers.ts';
import { nextIntervalo } from './world.ts';

it('the range of the measurements may be asked for on each day of two years', () => {
  for (let day = 0; day < 731; day += 1) {
    const now = nowInSaoPaulo(MONDAY_10AM + day * 86_400_000);
    const intervalo = nextIntervalo(now);
    expect(verifyIntervalo(intervalo, { now, dayLimit: 10, maxDates: 10, feriados: [], ferias: [] })).toEqual(
      [],
    );
    expect(compareDates(intervalo.inicio, now.data)).toBeGreaterThan(0);
    expect(compareDates(intervalo.fim, addDays(intervalo.inicio, 3))).toBeGreaterThanOrEqual(0);
  }
});
