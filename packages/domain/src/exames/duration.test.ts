import { describe, expect, test } from 'vitest';
import { visitDuration, visitDurationText } from './index.ts';

const of = (...minutes: (number | null)[]) =>
  visitDuration(minutes.map((duracaoMinutos) => ({ duracaoMinutos })));

describe('docs/decisions/0173 how long a visit takes', () => {
  test.each([
    [[20, 15, 45], 'Tempo previsto: 1 h 20 min'],
    [[20], 'Tempo previsto: 20 min'],
    [[60, 60], 'Tempo previsto: 2 h'],
    [[20, null], 'Tempo previsto: pelo menos 20 min'],
    [[null, 40, 30], 'Tempo previsto: pelo menos 1 h 10 min'],
  ])('%j: %s', (minutes, text) => expect(visitDurationText(of(...minutes))).toBe(text));

  test('of exams of which nobody said anything, and of none, nothing is told', () =>
    expect([of(null, null), of(), visitDurationText(null)]).toEqual([null, null, null]));
});
