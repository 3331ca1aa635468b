import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime } from './arbitraries.test-util.ts';
import {
  compareTimes,
  isTime,
  timeFromMinutes,
  isTimeInAllowedWindow,
  parseTime,
  minutesOfDay,
} from './clock-time.ts';

describe('times of the day', () => {
  it('minutes and text are the same time, in the same order', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (a, b) => {
        expect(timeFromMinutes(minutesOfDay(a))).toBe(a);
        expect(Math.sign(compareTimes(a, b))).toBe(Math.sign(minutesOfDay(a) - minutesOfDay(b)));
        expect(isTime(a)).toBe(true);
      }),
    );
  });

  it.each(['24:00', '12:60', '9:00', '09:0', '0900', '09:00:00', '', 'ab:cd', '-1:00'])(
    'doc2 §5: refuses %j as HH:mm',
    (text) => {
      expect(isTime(text)).toBe(false);
      expect(() => minutesOfDay(text)).toThrow(RangeError);
    },
  );

  it.each([-1, 1440, 10.5, Number.NaN])('there is no minute %d of the day', (minutes) => {
    expect(() => timeFromMinutes(minutes)).toThrow(RangeError);
  });

  it.each([
    ['06:00', false],
    ['06:01', true],
    ['19:00', true],
    ['19:01', false],
    ['23:59', false],
    ['7:00', false],
  ])('doc2 §5: the window 06:00–19:01 is exclusive, %s → %s', (time, accepts) => {
    expect(isTimeInAllowedWindow(time)).toBe(accepts);
  });

  it.each([
    ['8:30', '08:30'],
    ['0830', '08:30'],
    ['8h30', '08:30'],
    ['8h', '08:00'],
    ['08:30:15', '08:30'],
    [' 23:59 ', '23:59'],
    ['8', null],
    ['25:00', null],
    ['8:7', null],
    ['meio-dia', null],
  ])('reads %j as %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });
});
