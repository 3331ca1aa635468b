import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diasAtendidos } from '../atendimento/atendimento.ts';
import { horarioComercial, umaSemana } from '../atendimento/exemplos.test-util.ts';
import { umaData, umDiaDaSemana } from '../tempo/arbitrarios.test-util.ts';
import { datasEntre, diaDaSemana, somarDias } from '../tempo/data-civil.ts';
import { contarDiasUteis, somarDiasAtendidos } from './dias-uteis.ts';
import { emFerias, feriadoNacionalEm, feriadosNacionais, feriadosNacionaisEntre } from './feriados.ts';

const datasDe = (ano: number) => feriadosNacionais(ano).map(({ dataFeriado }) => dataFeriado.slice(5));

describe('national holidays by law', () => {
  it('are these nine since 2024', () => {
    expect(datasDe(2026)).toEqual([
      '01-01',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]);
  });

  it.each([
    ['11-20', 2024, 'Lei 14.759/2023'],
    ['11-02', 2003, 'Lei 10.607/2002'],
    ['10-12', 1980, 'Lei 6.802/1980'],
    ['04-21', 1951, 'Lei 1.266/1950'],
  ])('%s begins in %i (%s)', (dia, desde) => {
    expect(datasDe(desde)).toContain(dia);
    expect(datasDe(desde - 1)).not.toContain(dia);
  });

  it.each([
    ['2026-02-17', 'Carnival'],
    ['2026-04-03', 'Good Friday'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-04-05', 'Easter'],
  ])('%s, %s, is not national', (data) => {
    expect(feriadoNacionalEm(data)).toBeNull();
  });

  it('between two dates are those of each day', () => {
    fc.assert(
      fc.property(umaData('1975-01-01', '2060-12-31'), fc.nat(900), (inicio, passos) => {
        const fim = somarDias(inicio, passos);
        const umPorUm = datasEntre(inicio, fim).flatMap((data) => feriadoNacionalEm(data) ?? []);
        expect(feriadosNacionaisEntre(inicio, fim)).toEqual(umPorUm);
      }),
      { numRuns: 40 },
    );
  });

  it('between two holidays are both of them', () => {
    expect(feriadosNacionaisEntre('2026-11-02', '2026-11-15').map((f) => f.nome)).toEqual([
      'Finados',
      'Proclamação da República',
    ]);
    expect(feriadosNacionaisEntre('2026-11-03', '2026-11-14')).toEqual([]);
  });

  it('have a name', () => {
    expect(feriadoNacionalEm('2026-11-02')).toEqual({
      dataFeriado: '2026-11-02',
      abrangencia: 'NACIONAL',
      nome: 'Finados',
    });
  });
});

describe('vacations', () => {
  const ferias = { dataInicial: '2026-12-01', dataFinal: '2026-12-10' };

  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-10', true],
    ['2026-12-11', false],
  ])('hold their first and last day: %s → %s', (data, dentro) => {
    expect(emFerias(ferias, data)).toBe(dentro);
  });
});

describe('doc2 §5, range rule 2: working days after the start up to and including the end', () => {
  it.each([
    // 2026-11-20 is a Friday.
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-11-22', 1],
    ['2026-11-20', '2026-11-23', 2],
    ['2026-11-20', '2026-11-27', 6],
    ['2026-11-22', '2026-11-23', 1],
    ['2026-11-27', '2026-11-20', 0],
  ])('%s to %s are %i, Sundays skipped', (inicio, fim, dias) => {
    expect(contarDiasUteis(inicio, fim)).toBe(dias);
  });

  it('counts as one would with a finger, whatever weekdays are skipped', () => {
    fc.assert(
      fc.property(
        umaData(),
        fc.nat(120),
        fc.uniqueArray(umDiaDaSemana, { maxLength: 7 }),
        (inicio, passos, naoUteis) => {
          const fim = somarDias(inicio, passos);
          const contados = datasEntre(inicio, fim)
            .slice(1)
            .filter((data) => !naoUteis.includes(diaDaSemana(data)));
          expect(contarDiasUteis(inicio, fim, naoUteis)).toBe(contados.length);
        },
      ),
    );
  });
});

describe('doc2 §2.8: notice counted in provider working days', () => {
  it.each([
    // From a Tuesday, with Monday to Friday served.
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-11-24', 3, '2026-11-27'],
    ['2026-11-24', 4, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
  ])('%s plus %i served days is %s', (data, n, esperada) => {
    expect(somarDiasAtendidos(data, n, horarioComercial)).toBe(esperada);
    expect(somarDiasAtendidos(data, n, [1, 2, 3, 4, 5])).toBe(esperada);
  });

  it('stops at a served day with exactly that many served days on the way', () => {
    fc.assert(
      fc.property(umaData(), fc.integer({ min: 1, max: 60 }), umaSemana, (data, n, horarios) => {
        const fim = somarDiasAtendidos(data, n, horarios);
        const atendidos = diasAtendidos(horarios);
        if (atendidos.length === 0) {
          expect(fim).toBeNull();
          return;
        }
        const servidas = datasEntre(data, fim ?? data)
          .slice(1)
          .filter((d) => atendidos.includes(diaDaSemana(d)));
        expect(servidas).toHaveLength(n);
        expect(servidas.at(-1)).toBe(fim);
      }),
    );
  });

  it('with every day unserved there is no such day, instead of a search without end', () => {
    expect(somarDiasAtendidos('2026-11-24', 1, [])).toBeNull();
    expect(somarDiasAtendidos('2026-11-24', 0, [])).toBe('2026-11-24');
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d days of notice', (n) => {
    expect(() => somarDiasAtendidos('2026-11-24', n, [1])).toThrow(RangeError);
  });

  it('ten thousand days of notice take no longer than ten', () => {
    expect(somarDiasAtendidos('2026-11-24', 10_000, [2])).toBe(somarDias('2026-11-24', 70_000));
  });
});
