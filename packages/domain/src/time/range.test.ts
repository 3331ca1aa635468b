import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeFromMinutes } from './clock-time.ts';
import { timeRangeProblem } from './range.ts';

describe('timeRangeProblem', () => {
  it.each([
    ['', '', null],
    ['08:00', '', 'INCOMPLETE'],
    ['', '12:00', 'INCOMPLETE'],
    ['08:00', '08:00', 'ORDER'],
    ['12:00', '08:00', 'ORDER'],
    ['08:00', '08:01', null],
    ['08:', '07:00', 'FORMAT'],
    ['25:00', '', 'FORMAT'],
  ])('%j to %j: %s', (start, end, problem) => {
    expect(timeRangeProblem({ start, end })).toBe(problem);
  });

  it('one end may be left out where the stretch may be open, and the order still counts', () => {
    expect(timeRangeProblem({ start: '08:00', end: '' }, true)).toBeNull();
    expect(timeRangeProblem({ start: '', end: '12:00' }, true)).toBeNull();
    expect(timeRangeProblem({ start: '12:00', end: '08:00' }, true)).toBe('ORDER');
  });

  it('of two times of one day exactly one order is good, and none of a time with itself', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        const problem = timeRangeProblem({ start: timeFromMinutes(one), end: timeFromMinutes(other) });
        expect(problem).toBe(one < other ? null : 'ORDER');
      }),
    );
  });
});
