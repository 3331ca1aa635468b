import { describe, expect, it } from 'vitest';
import { dueMark, clock, secondsLeft } from './HoldCountdown.logic.ts';

describe('countdown of a held slot', () => {
  const expiry = '2026-11-24T12:05:00.000Z';
  it('counts a second that has begun, and stops at zero', () => {
    expect(secondsLeft(expiry, Date.parse('2026-11-24T12:00:00.000Z'))).toBe(300);
    expect(secondsLeft(expiry, Date.parse('2026-11-24T12:04:59.500Z'))).toBe(1);
    expect(secondsLeft(expiry, Date.parse('2026-11-24T12:06:00.000Z'))).toBe(0);
    expect(secondsLeft('amanhã', 0)).toBe(0);
  });

  it('reads as a clock', () => {
    expect(clock(299)).toBe('04:59');
    expect(clock(0)).toBe('00:00');
  });

  it('speaks at five minutes, two, one, thirty and ten seconds only', () => {
    expect(dueMark(301)).toBeNull();
    expect(dueMark(300)).toBe(300);
    expect(dueMark(121)).toBe(300);
    expect(dueMark(59)).toBe(60);
    expect(dueMark(3)).toBe(10);
  });
});
