import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../time/arbitraries.test-util.ts';
import { addDays } from '../time/index.ts';
import { evaluateNr7 } from './nr7.ts';

const dismissalDate = '2026-11-24';
const evaluate = (daysBefore: number, riskLevel: number | null) =>
  evaluateNr7({ lastClinicalExame: addDays(dismissalDate, -daysBefore), dismissalDate, riskLevel });

describe('doc2 §4: NR7 rule', () => {
  it.each([
    [1, 134, 'WAIVED'],
    [1, 135, 'EXAME_DUE'],
    [2, 134, 'WAIVED'],
    [2, 135, 'EXAME_DUE'],
    [3, 89, 'WAIVED'],
    [3, 90, 'EXAME_DUE'],
    [4, 89, 'WAIVED'],
    [4, 90, 'EXAME_DUE'],
    [4, 0, 'WAIVED'],
    [1, 4000, 'EXAME_DUE'],
  ])('grade %i with the clinical exam %i days before: %s', (grade, days, situation) => {
    expect(evaluate(days, grade).situacao).toBe(situation);
  });

  it.each([null, undefined, 0, 5, 1.5, Number.NaN])('grade %s is not identified', (grade) => {
    expect(evaluateNr7({ lastClinicalExame: '2026-11-01', dismissalDate, riskLevel: grade })).toEqual({
      situacao: 'GRADE_UNKNOWN',
      mensagem: 'Grau de Risco não identificado',
    });
  });

  it('without an earlier clinical exam, or with one only after the dismissal, an exam is due', () => {
    expect(evaluateNr7({ lastClinicalExame: null, dismissalDate, riskLevel: 1 }).situacao).toBe('EXAME_DUE');
    expect(evaluate(-1, 1).situacao).toBe('EXAME_DUE');
  });

  it('says from which exam, how long before and against which window', () => {
    expect(evaluate(100, 2).mensagem).toBe(
      'O exame demissional pode ser dispensado: o último exame clínico, de 16/08/2026, foi 100 dias antes da demissão (menos de 135 dias).',
    );
    expect(evaluate(0, 2).mensagem).toContain('foi no dia da demissão');
    expect(evaluate(1, 2).mensagem).toContain('foi 1 dia antes da demissão');
    expect(evaluate(90, 3).mensagem).toContain('é devido');
  });

  it('once an exam is due, an older exam never waives it, nor does a higher risk', () => {
    fc.assert(
      fc.property(
        anyDate('2000-01-01', '2060-01-01'),
        fc.nat(300),
        fc.constantFrom(1, 2, 3, 4),
        (dismissal, days, riskLevel) => {
          const given = (before: number, grade: number) =>
            evaluateNr7({
              lastClinicalExame: addDays(dismissal, -before),
              dismissalDate: dismissal,
              riskLevel: grade,
            }).situacao;
          if (given(days, riskLevel) === 'WAIVED') return;
          expect(given(days + 1, riskLevel)).toBe('EXAME_DUE');
          expect(given(days, Math.min(riskLevel + 1, 4))).toBe('EXAME_DUE');
        },
      ),
    );
  });
});
