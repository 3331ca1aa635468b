import { describe, expect, it } from 'vitest';
import { avisoVigente, relogio, segundosRestantes } from './HoldCountdown.logic.ts';

describe('countdown of a held slot', () => {
  const expira = '2026-11-24T12:05:00.000Z';
  it('counts a second that has begun, and stops at zero', () => {
    expect(segundosRestantes(expira, Date.parse('2026-11-24T12:00:00.000Z'))).toBe(300);
    expect(segundosRestantes(expira, Date.parse('2026-11-24T12:04:59.500Z'))).toBe(1);
    expect(segundosRestantes(expira, Date.parse('2026-11-24T12:06:00.000Z'))).toBe(0);
    expect(segundosRestantes('amanhã', 0)).toBe(0);
  });

  it('reads as a clock', () => {
    expect(relogio(299)).toBe('04:59');
    expect(relogio(0)).toBe('00:00');
  });

  it('speaks at five minutes, two, one, thirty and ten seconds only', () => {
    expect(avisoVigente(301)).toBeNull();
    expect(avisoVigente(300)).toBe(300);
    expect(avisoVigente(121)).toBe(300);
    expect(avisoVigente(59)).toBe(60);
    expect(avisoVigente(3)).toBe(10);
  });
});
