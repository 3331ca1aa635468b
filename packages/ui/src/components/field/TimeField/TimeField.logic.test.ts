import { HORARIO_WINDOW } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import { windowEnds, timeProblem } from './TimeField.logic.ts';

describe('decisions 27 and doc2 §5: the window 06:00–19:01 is exclusive', () => {
  it.each([
    ['06:00', 'WINDOW'],
    ['06:01', null],
    ['19:00', null],
    ['19:01', 'WINDOW'],
    ['', null],
    ['24:00', 'FORMAT'],
    ['12:60', 'FORMAT'],
    ['1', 'FORMAT'],
  ])('%s: %s', (time, problem) => {
    expect(timeProblem(time, HORARIO_WINDOW)).toBe(problem);
  });

  it('without a window any time of the day is good', () => {
    expect(timeProblem('00:00', undefined)).toBeNull();
    expect(timeProblem('23:59', undefined)).toBeNull();
  });

  it('says the ends that are still allowed', () => {
    expect(windowEnds(HORARIO_WINDOW)).toEqual(['06:01', '19:00']);
  });
});
