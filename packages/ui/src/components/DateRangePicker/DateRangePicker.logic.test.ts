import { diaDaSemana } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import {
  completo,
  lerIntervalo,
  mesmoIntervalo,
  presetsDeFiltro,
  presetsDeSugestao,
  textoDoIntervalo,
} from './DateRangePicker.logic.ts';
import { textos } from './intl/pt-BR.ts';

describe('design trap 4: a range that is pasted', () => {
  it.each([
    ['01/02/2026 a 05/02/2026', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['01/02/2026 - 05/02/2026', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['5/2/26 até 1/2/26', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['2026-02-01/2026-02-05', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['01/02/2026\t05/02/2026', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['01/02/2026', null],
    ['31/02/2026 a 05/03/2026', null],
    ['três dias', null],
  ])('%s', (texto, intervalo) => {
    expect(lerIntervalo(texto)).toEqual(intervalo);
  });
});

const todosLivres = { proximo: (data: string) => data, motivos: () => [] };

describe('presets', () => {
  it('of a suggestion begin on the first free day and end on a free one', () => {
    // Friday the 20th; weekends are not free.
    const fimDeSemana = (data: string): boolean => diaDaSemana(data) === 0 || diaDaSemana(data) === 6;
    const presets = presetsDeSugestao(
      '2026-11-20',
      {
        proximo: () => '2026-11-23',
        motivos: (data) => (fimDeSemana(data) ? ['fim de semana'] : []),
      },
      textos,
    );
    expect(presets.map(({ range }) => range)).toEqual([
      { inicio: '2026-11-21', fim: '2026-11-21' },
      { inicio: '2026-11-23', fim: '2026-11-27' },
      { inicio: '2026-11-23', fim: '2026-12-02' },
      { inicio: '2026-11-23', fim: '2026-11-27' },
    ]);
  });

  it('of a suggestion never begin today, and the next week runs from Monday to Friday on any weekday', () => {
    for (let dia = 16; dia <= 22; dia += 1) {
      const presets = presetsDeSugestao(`2026-11-${dia}`, todosLivres, textos);
      for (const { range } of presets) expect(range.inicio > `2026-11-${dia}`).toBe(true);
      const semana = presets.find(({ id }) => id === 'proxima-semana');
      expect(semana && diaDaSemana(semana.range.inicio)).toBe(1);
      expect(semana && diaDaSemana(semana.range.fim)).toBe(5);
    }
  });

  it('of a filter count today among their days', () => {
    const presets = presetsDeFiltro('2026-03-02', textos);
    expect(presets.map(({ range }) => range)).toEqual([
      { inicio: '2026-03-02', fim: '2026-03-02' },
      { inicio: '2026-02-24', fim: '2026-03-02' },
      { inicio: '2026-02-01', fim: '2026-03-02' },
      { inicio: '2026-03-01', fim: '2026-03-02' },
      { inicio: '2026-02-01', fim: '2026-02-28' },
    ]);
  });
});

describe('a range in words and as a draft', () => {
  it('of one day is that day', () => {
    expect(textoDoIntervalo({ inicio: '2026-11-24', fim: '2026-11-24' }, textos)).toBe('24/11/2026');
    expect(textoDoIntervalo({ inicio: '2026-11-24', fim: '2026-11-27' }, textos)).toBe(
      '24/11/2026 a 27/11/2026',
    );
  });

  it('is complete only with both ends', () => {
    expect(completo({ inicio: '2026-11-24', fim: null })).toBeNull();
    expect(completo({ inicio: '2026-11-24', fim: '2026-11-20' })).toEqual({
      inicio: '2026-11-24',
      fim: '2026-11-20',
    });
    expect(mesmoIntervalo(null, null)).toBe(true);
    expect(mesmoIntervalo(null, { inicio: '2026-11-24', fim: '2026-11-24' })).toBe(false);
  });
});
