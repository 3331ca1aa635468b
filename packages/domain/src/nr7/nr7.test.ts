import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { umaData } from '../tempo/arbitrarios.test-util.ts';
import { somarDias } from '../tempo/data-civil.ts';
import { avaliarNr7 } from './nr7.ts';

const dataDemissao = '2026-11-24';
const avaliar = (diasAntes: number, grauRisco: number | null) =>
  avaliarNr7({ ultimoExameClinico: somarDias(dataDemissao, -diasAntes), dataDemissao, grauRisco });

describe('doc2 §4: NR7 rule', () => {
  it.each([
    [1, 134, 'DISPENSADO'],
    [1, 135, 'EXAME_DEVIDO'],
    [2, 134, 'DISPENSADO'],
    [2, 135, 'EXAME_DEVIDO'],
    [3, 89, 'DISPENSADO'],
    [3, 90, 'EXAME_DEVIDO'],
    [4, 89, 'DISPENSADO'],
    [4, 90, 'EXAME_DEVIDO'],
    [4, 0, 'DISPENSADO'],
    [1, 4000, 'EXAME_DEVIDO'],
  ])('grade %i with the clinical exam %i days before: %s', (grau, dias, situacao) => {
    expect(avaliar(dias, grau).situacao).toBe(situacao);
  });

  it.each([null, undefined, 0, 5, 1.5, Number.NaN])('grade %s is not identified', (grau) => {
    expect(avaliarNr7({ ultimoExameClinico: '2026-11-01', dataDemissao, grauRisco: grau })).toEqual({
      situacao: 'GRAU_NAO_IDENTIFICADO',
      mensagem: 'Grau de Risco não identificado',
    });
  });

  it('without an earlier clinical exam, or with one only after the dismissal, an exam is due', () => {
    expect(avaliarNr7({ ultimoExameClinico: null, dataDemissao, grauRisco: 1 }).situacao).toBe(
      'EXAME_DEVIDO',
    );
    expect(avaliar(-1, 1).situacao).toBe('EXAME_DEVIDO');
  });

  it('says from which exam, how long before and against which window', () => {
    expect(avaliar(100, 2).mensagem).toBe(
      'O exame demissional pode ser dispensado: o último exame clínico, de 16/08/2026, foi 100 dias antes da demissão (menos de 135 dias).',
    );
    expect(avaliar(0, 2).mensagem).toContain('foi no dia da demissão');
    expect(avaliar(1, 2).mensagem).toContain('foi 1 dia antes da demissão');
    expect(avaliar(90, 3).mensagem).toContain('é devido');
  });

  it('once an exam is due, an older exam never waives it, nor does a higher risk', () => {
    fc.assert(
      fc.property(
        umaData('2000-01-01', '2060-01-01'),
        fc.nat(300),
        fc.constantFrom(1, 2, 3, 4),
        (demissao, dias, grauRisco) => {
          const com = (antes: number, grau: number) =>
            avaliarNr7({
              ultimoExameClinico: somarDias(demissao, -antes),
              dataDemissao: demissao,
              grauRisco: grau,
            }).situacao;
          if (com(dias, grauRisco) === 'DISPENSADO') return;
          expect(com(dias + 1, grauRisco)).toBe('EXAME_DEVIDO');
          expect(com(dias, Math.min(grauRisco + 1, 4))).toBe('EXAME_DEVIDO');
        },
      ),
    );
  });
});
