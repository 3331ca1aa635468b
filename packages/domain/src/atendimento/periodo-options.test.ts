import { describe, expect, test } from 'vitest';
import { opened, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { periodoOptions, shownPeriodos } from './periodo-options.ts';

const { MANHA, TARDE, AMBOS } = PERIODO;
const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const intervalo = { inicio: '2026-11-30', fim: '2026-11-30' };
const served = (manha: boolean, tarde: boolean) => week({ 1: opened({ manha, tarde }) });

describe('doc2 §4 Period availability: what the clinic step shows', () => {
  test.each([
    ['everything is served', served(true, true), false, [MANHA, TARDE, AMBOS]],
    ['no afternoon: it is hidden', served(true, false), false, [MANHA, AMBOS]],
    ['no morning: it stays and says why', served(false, true), false, [MANHA, TARDE, AMBOS]],
    ['a SOC clinic: no Ambos', served(true, true), true, [MANHA, TARDE]],
    ['nothing at all: only the reason stays', served(false, false), false, [MANHA]],
  ])('%s', (_name, openingHours, isSocClinic, expected) => {
    const shown = shownPeriodos(periodoOptions({ now, intervalo, openingHours, isSocClinic }));
    expect(shown.map(({ periodo }) => periodo)).toEqual(expected);
  });

  test.each([
    ['today alone, of a clinic that serves in the morning: nothing is left', '2026-11-24', true, false, []],
    ['today alone, with an afternoon', '2026-11-24', true, true, [TARDE, AMBOS]],
    ['today and tomorrow: Ambos has a morning yet', '2026-11-25', true, false, [AMBOS]],
  ])('after noon: %s', (_name, end, manha, tarde, expected) => {
    const late = { data: '2026-11-24', time: '12:30', instant: '2026-11-24T15:30:00.000Z' };
    const openingHours = week({ 2: opened({ manha, tarde }), 3: opened({ manha, tarde }) });
    const options = periodoOptions({
      now: late,
      intervalo: { inicio: late.data, fim: end },
      openingHours,
    });
    expect(options.filter(({ available }) => available).map(({ periodo }) => periodo)).toEqual(expected);
  });
});
