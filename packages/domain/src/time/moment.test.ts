import { describe, expect, it } from 'vitest';
import { inSaoPaulo } from './arbitraries.test-util.ts';
import { dateTimeProblem } from './moment.ts';

const after = inSaoPaulo('2026-11-24', '10:00');

describe('a day and its time', () => {
  it.each([
    [null, '', null],
    ['2026-11-25', '', 'INCOMPLETE'],
    [null, '10:00', 'INCOMPLETE'],
    [null, '25:00', 'FORMAT'],
    ['2026-11-25', '10:0', 'FORMAT'],
    ['2026-11-25', '09:00', null],
    ['2026-11-24', '10:00', null],
    ['2026-11-24', '09:59', 'PAST'],
    ['2026-11-23', '23:00', 'PAST'],
  ])('%s %s: %s', (date, time, problem) => {
    expect(dateTimeProblem({ date, time }, { after })).toBe(problem);
  });

  it('a day may stand alone, and a day that is over is over without a time too', () => {
    const needs = { isTimeOptional: true, after };
    expect(dateTimeProblem({ date: '2026-11-24', time: '' }, needs)).toBeNull();
    expect(dateTimeProblem({ date: '2026-11-23', time: '' }, needs)).toBe('PAST');
    expect(dateTimeProblem({ date: null, time: '10:00' }, needs)).toBe('INCOMPLETE');
  });

  it('nothing is over where nobody says what time it is', () => {
    expect(dateTimeProblem({ date: '1999-01-01', time: '00:00' })).toBeNull();
  });
});
