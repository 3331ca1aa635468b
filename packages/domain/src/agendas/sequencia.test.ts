import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { horaDeMinutos } from '../tempo/hora.ts';
import {
  dataMaximaNaoAtendido,
  faixaAindaDisponivel,
  faixasPermitidas,
  validarSequenciaDeFaixas,
  type FaixaEscolhida,
} from './sequencia.ts';

const DIA = '2026-11-24';
const OUTRO = '2026-11-25';
const faixa = (horarioChegada: string, horarioSaida: string, data = DIA): FaixaEscolhida => ({
  data,
  horarioChegada,
  horarioSaida,
});
const falhas = (...linhas: (FaixaEscolhida | null)[]) =>
  validarSequenciaDeFaixas(linhas).map(({ indice, codigo }) => `${indice} ${codigo}`);

describe('doc2 §5, Schedule step: order of several exams', () => {
  const primeira = faixa('10:00', '10:30');

  it.each([
    ['09:00', '09:30', []],
    ['09:29', '09:59', []],
    ['09:30', '10:00', ['1 DEPOIS_DO_PRIMEIRO']],
    ['10:15', '10:45', ['1 DEPOIS_DO_PRIMEIRO']],
    ['10:30', '11:00', ['1 DEPOIS_DO_PRIMEIRO']],
  ])('on the day of the first exam (10:00), %s–%s: %j', (chegada, saida, esperadas) => {
    expect(falhas(primeira, faixa(chegada, saida))).toEqual(esperadas);
  });

  it.each([
    ['08:00', '08:59', []],
    ['08:30', '09:00', ['2 CONFLITO_COM_ANTERIOR']],
    ['09:15', '09:45', ['2 CONFLITO_COM_ANTERIOR']],
    ['09:29', '10:00', ['2 CONFLITO_COM_ANTERIOR']],
    ['09:30', '10:00', []],
  ])('on the day of the previous exam (09:00–09:30), %s–%s: %j', (chegada, saida, esperadas) => {
    const anterior = faixa('09:00', '09:30', OUTRO);
    expect(falhas(primeira, anterior, faixa(chegada, saida, OUTRO))).toEqual(esperadas);
  });

  it('on another day anything goes, and a row without a slot asks for nothing', () => {
    expect(falhas(primeira, faixa('10:00', '10:30', OUTRO))).toEqual([]);
    expect(falhas(null, faixa('10:00', '10:30'), null, faixa('10:00', '10:30'))).toEqual([]);
    expect(falhas()).toEqual([]);
  });

  it('a slot that does not end after it begins is none', () => {
    expect(falhas(faixa('10:00', '10:00'))).toEqual(['0 SAIDA_ANTES_DA_CHEGADA']);
  });

  it('says in words what is wrong with each row', () => {
    expect(validarSequenciaDeFaixas([primeira, faixa('10:00', '10:30')])[0]?.mensagem).toContain(
      'primeiro exame',
    );
  });

  it('the dropdown of a row offers exactly the slots that fit', () => {
    const oferta = [faixa('09:00', '09:30'), faixa('10:30', '11:00'), faixa('10:30', '11:00', OUTRO)];
    expect(faixasPermitidas(oferta, [primeira])).toEqual([oferta[0], oferta[2]]);
    expect(faixasPermitidas(oferta, [])).toEqual(oferta);
  });

  it('whatever the dropdown of each row offers, the sequence chosen from it is valid and never overlaps', () => {
    const umaFaixa = fc
      .tuple(fc.constantFrom(DIA, OUTRO), fc.integer({ min: 16, max: 68 }), fc.integer({ min: 1, max: 4 }))
      .map(([data, inicio, quartos]) =>
        faixa(horaDeMinutos(inicio * 15), horaDeMinutos((inicio + quartos) * 15), data),
      );
    fc.assert(
      fc.property(fc.array(umaFaixa, { maxLength: 12 }), (oferta) => {
        const escolhidas: FaixaEscolhida[] = [];
        for (const candidata of oferta) escolhidas.push(...faixasPermitidas([candidata], escolhidas));
        expect(validarSequenciaDeFaixas(escolhidas)).toEqual([]);
        for (const [i, atual] of escolhidas.entries()) {
          const anterior = escolhidas[i - 1];
          if (anterior?.data !== atual.data) continue;
          const cruza =
            atual.horarioChegada < anterior.horarioSaida && anterior.horarioChegada < atual.horarioSaida;
          expect(cruza).toBe(false);
        }
      }),
    );
  });
});

describe('doc2 §5: what still holds at the time of saving', () => {
  it('the chosen slot must match in day, arrival and departure', () => {
    const oferta = [faixa('08:00', '08:30'), faixa('08:30', '09:00')];
    expect(faixaAindaDisponivel(faixa('08:30', '09:00'), oferta)).toBe(true);
    expect(faixaAindaDisponivel(faixa('08:30', '09:15'), oferta)).toBe(false);
    expect(faixaAindaDisponivel(faixa('08:30', '09:00', OUTRO), oferta)).toBe(false);
    expect(faixaAindaDisponivel(faixa('08:30', '09:00'), [])).toBe(false);
  });

  it('an unserved exam goes no later than the last served one or, failing that, the end of the range', () => {
    expect(dataMaximaNaoAtendido([OUTRO, null, DIA], '2026-12-31')).toBe(OUTRO);
    expect(dataMaximaNaoAtendido([null], '2026-12-31')).toBe('2026-12-31');
    expect(dataMaximaNaoAtendido([], '2026-12-31')).toBe('2026-12-31');
  });
});
