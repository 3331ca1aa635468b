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
});
