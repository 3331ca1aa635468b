import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { umaData } from './arbitrarios.test-util.ts';
import { partesDaData } from './data-civil.ts';
import {
  enumerar,
  enumerarDias,
  formatarData,
  formatarDataComDia,
  lerData,
  NOMES_DIAS,
  nomeDoDia,
  nomeDoMes,
  SEMANA,
  siglaDoDia,
} from './formato.ts';

describe('writing and reading dates', () => {
  it('doc2 §9: what is written DD/MM/AAAA reads back as the same day', () => {
    fc.assert(
      fc.property(umaData('1000-01-01', '9999-12-31'), (data) => {
        expect(lerData(formatarData(data))).toBe(data);
        expect(lerData(data)).toBe(data);
        expect(lerData(formatarData(data).replaceAll('/', ''))).toBe(data);
      }),
    );
  });

  it('two digits of a year read back for a hundred years around the present', () => {
    fc.assert(
      fc.property(umaData('1969-01-01', '2068-12-31'), (data) => {
        const { ano, mes, dia } = partesDaData(data);
        expect(lerData(`${dia}/${mes}/${String(ano % 100).padStart(2, '0')}`)).toBe(data);
      }),
    );
  });

  it.each([
    ['01/02/2026', '2026-02-01'],
    ['1/2/26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    [' 01 / 02 / 2026 ', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['010226', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/68', '2068-12-31'],
    ['31/12/69', '1969-12-31'],
    ['29/02/2023', null],
    ['31/04/2026', null],
    ['13/13/2026', null],
    ['2026/02/01', null],
    ['1/2/126', null],
    ['1/2', null],
    ['amanhã', null],
    ['', null],
  ])('reads %j as %s', (texto, data) => {
    expect(lerData(texto)).toBe(data);
  });

  it('shows a missing date as nothing, and a text that is no date as it came', () => {
    expect([formatarData(null), formatarData(undefined), formatarData('')]).toEqual(['', '', '']);
    expect(formatarData('a combinar')).toBe('a combinar');
    expect(formatarDataComDia(null)).toBe('');
    expect(formatarDataComDia('2026-02-30')).toBe('2026-02-30');
  });

  it('announces a date in full as the pt-BR locale of the platform does', () => {
    const completo = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
    expect(formatarDataComDia('2026-11-24')).toBe('terça-feira, 24 de novembro de 2026');
    fc.assert(
      fc.property(umaData(), (data) => {
        expect(formatarDataComDia(data)).toBe(completo.format(Date.parse(`${data}T00:00:00Z`)));
      }),
    );
  });
});

describe('names of the week', () => {
  it('doc2 §3: SEG to DOM, numbered 0 = Sunday to 6 = Saturday', () => {
    expect(SEMANA.map(siglaDoDia)).toEqual(['SEG', 'TER', 'QUA', 'QUI', 'SEX', 'SAB', 'DOM']);
    expect(NOMES_DIAS.map(({ dia }) => dia)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([nomeDoDia(0), nomeDoDia(1), nomeDoDia(6)]).toEqual(['domingo', 'segunda-feira', 'sábado']);
  });

  it('lists weekdays as a sentence, from Monday, each once', () => {
    expect(enumerarDias([6])).toBe('aos sábados');
    expect(enumerarDias([0, 6, 6])).toBe('aos sábados e aos domingos');
    expect(enumerarDias([3, 1, 6])).toBe('às segundas-feiras, às quartas-feiras e aos sábados');
    expect(enumerarDias([])).toBe('');
    expect(enumerar(['a', 'b', 'c'])).toBe('a, b e c');
  });

  it('there is no thirteenth month', () => {
    expect(nomeDoMes(3)).toBe('março');
    expect(() => nomeDoMes(13)).toThrow(RangeError);
  });
});
