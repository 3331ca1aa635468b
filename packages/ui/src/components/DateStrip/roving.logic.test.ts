import { describe, expect, it } from 'vitest';
import { indiceDaTecla } from './roving.logic.ts';

describe('keys in a set of choices', () => {
  it('move by one, by a row and to the ends, and stop there', () => {
    expect(indiceDaTecla(2, 10, 'ArrowRight', 4)).toBe(3);
    expect(indiceDaTecla(9, 10, 'ArrowRight', 4)).toBe(9);
    expect(indiceDaTecla(0, 10, 'ArrowLeft', 4)).toBe(0);
    expect(indiceDaTecla(2, 10, 'ArrowDown', 4)).toBe(6);
    expect(indiceDaTecla(8, 10, 'ArrowDown', 4)).toBe(8);
    expect(indiceDaTecla(2, 10, 'ArrowUp', 4)).toBe(2);
    expect(indiceDaTecla(5, 10, 'Home')).toBe(0);
    expect(indiceDaTecla(5, 10, 'End')).toBe(9);
  });

  it('leave other keys alone', () => {
    expect(indiceDaTecla(2, 10, 'Tab')).toBeNull();
    expect(indiceDaTecla(0, 0, 'ArrowRight')).toBeNull();
  });
});
