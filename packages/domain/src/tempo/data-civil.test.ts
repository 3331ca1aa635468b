import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { umaData } from './arbitrarios.test-util.ts';
import {
  compararDatas,
  dataDoNumero,
  datasEntre,
  diaDaSemana,
  diasDoMes,
  diferencaEmDias,
  ehDataCivil,
  ehDiaSemana,
  idadeEm,
  maiorData,
  menorData,
  montarData,
  numeroDoDia,
  partesDaData,
  somarDias,
  somarMeses,
} from './data-civil.ts';

const DIA = 86_400_000;
/** A second opinion that shares no code: the platform's calendar in UTC. */
const oraculo = (numero: number) => new Date(numero * DIA);
const isoDe = (numero: number) => oraculo(numero).toISOString().slice(0, 10);

describe('civil arithmetic against the calendar of the platform in UTC', () => {
  const numeroDeDia = fc.integer({ min: Date.UTC(1600, 0, 1) / DIA, max: Date.UTC(2999, 11, 31) / DIA });

  it('turns a day number into the same date and back', () => {
    fc.assert(
      fc.property(numeroDeDia, (numero) => {
        expect(dataDoNumero(numero)).toBe(isoDe(numero));
        expect(numeroDoDia(isoDe(numero))).toBe(numero);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same weekday', () => {
    fc.assert(
      fc.property(numeroDeDia, (numero) => {
        expect(diaDaSemana(dataDoNumero(numero))).toBe(oraculo(numero).getUTCDay());
      }),
    );
  });

  it('adds months as the platform does, but stops at the last day of a shorter month', () => {
    fc.assert(
      fc.property(umaData(), fc.integer({ min: -600, max: 600 }), (data, meses) => {
        const { ano, mes, dia } = partesDaData(data);
        const ultimoDia = new Date(Date.UTC(ano, mes - 1 + meses + 1, 0)).getUTCDate();
        const esperada = new Date(Date.UTC(ano, mes - 1 + meses, Math.min(dia, ultimoDia)));
        expect(somarMeses(data, meses)).toBe(esperada.toISOString().slice(0, 10));
      }),
    );
  });

  it('covers the first and the last day of the calendar', () => {
    expect(dataDoNumero(numeroDoDia('0001-01-01'))).toBe('0001-01-01');
    expect(dataDoNumero(numeroDoDia('9999-12-31'))).toBe('9999-12-31');
    expect(() => somarDias('9999-12-31', 1)).toThrow(RangeError);
    expect(() => somarMeses('0001-01-31', -1)).toThrow(RangeError);
    expect(() => dataDoNumero(0.5)).toThrow(RangeError);
  });
});

describe('laws of the arithmetic', () => {
  it('adding and subtracting the same days comes back', () => {
    fc.assert(
      fc.property(umaData(), fc.integer({ min: -50_000, max: 50_000 }), (data, dias) => {
        expect(somarDias(somarDias(data, dias), -dias)).toBe(data);
        expect(diferencaEmDias(data, somarDias(data, dias))).toBe(dias);
      }),
    );
  });

  it('the order of the text is the order of the calendar', () => {
    fc.assert(
      fc.property(umaData(), umaData(), (a, b) => {
        expect(Math.sign(compararDatas(a, b))).toBe(Math.sign(numeroDoDia(a) - numeroDoDia(b)));
        expect([menorData(a, b), maiorData(a, b)]).toEqual([a, b].sort());
      }),
    );
  });

  it('the days between two dates are consecutive and hold both ends', () => {
    fc.assert(
      fc.property(umaData(), fc.integer({ min: 0, max: 400 }), (inicio, passos) => {
        const fim = somarDias(inicio, passos);
        const datas = datasEntre(inicio, fim);
        expect(datas).toHaveLength(passos + 1);
        expect([datas[0], datas.at(-1)]).toEqual([inicio, fim]);
        expect(new Set(datas).size).toBe(datas.length);
      }),
    );
    expect(datasEntre('2026-11-25', '2026-11-24')).toEqual([]);
  });
});

describe('the zone of the machine', () => {
  const fuso = process.env['TZ'];
  afterEach(() => {
    if (fuso === undefined) delete process.env['TZ'];
    else process.env['TZ'] = fuso;
  });

  it.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Niue'])('moves no day: %s', (zona) => {
    process.env['TZ'] = zona;
    expect(new Date(2018, 10, 20).getTimezoneOffset(), 'the zone really changed').not.toBe(0);
    // 2018-11-04 had no midnight in São Paulo.
    expect(somarDias('2018-11-03', 1)).toBe('2018-11-04');
    expect(somarDias('2018-11-04', 1)).toBe('2018-11-05');
    expect(diaDaSemana('2018-11-04')).toBe(0);
    expect(diferencaEmDias('2018-11-03', '2018-11-05')).toBe(2);
  });
});

describe('ehDataCivil', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('accepts %s', (valor) => {
    expect(ehDataCivil(valor)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
  ])('refuses %j', (valor) => {
    expect(ehDataCivil(valor)).toBe(false);
  });

  it('refuses what is no text', () => {
    for (const valor of [null, undefined, 20_260_101, new Date(0), ['2026-01-01']]) {
      expect(ehDataCivil(valor)).toBe(false);
    }
  });

  it('a date that does not exist is refused with its text and what to write instead', () => {
    expect(() => partesDaData('2026-02-30')).toThrow('"2026-02-30" não é uma data civil');
    expect(montarData(2026, 2, 30)).toBeNull();
    expect(montarData(2026, 2.5, 1)).toBeNull();
  });
});

describe('months, ages and weekdays', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-24', 12, '2027-11-24'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months is %s', (data, meses, esperada) => {
    expect(somarMeses(data, meses)).toBe(esperada);
  });

  it('knows the length of each month', () => {
    for (const ano of [1900, 2000, 2023, 2024]) {
      for (let mes = 1; mes <= 12; mes++) {
        expect(diasDoMes(ano, mes)).toBe(new Date(Date.UTC(ano, mes, 0)).getUTCDate());
      }
    }
  });

  it.each([
    ['1990-11-24', '2026-11-23', 35],
    ['1990-11-24', '2026-11-24', 36],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2026-01-01', '2026-01-01', 0],
  ])('born %s, on %s is %i', (nascimento, data, idade) => {
    expect(idadeEm(nascimento, data)).toBe(idade);
  });

  it('accepts only 0 to 6 as weekday', () => {
    expect([0, 6].every(ehDiaSemana)).toBe(true);
    expect([-1, 7, 1.5, '1', null].some(ehDiaSemana)).toBe(false);
  });
});
