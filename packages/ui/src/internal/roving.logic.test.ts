import { describe, expect, it } from 'vitest';
import { indexForKey } from './roving.logic.ts';

describe('keys in a set of choices', () => {
  it('move by one, by a row and to the ends, and stop there', () => {
    expect(indexForKey(2, 10, 'ArrowRight', 4)).toBe(3);
    expect(indexForKey(9, 10, 'ArrowRight', 4)).toBe(9);
    expect(indexForKey(0, 10, 'ArrowLeft', 4)).toBe(0);
    expect(indexForKey(2, 10, 'ArrowDown', 4)).toBe(6);
    expect(indexForKey(8, 10, 'ArrowDown', 4)).toBe(8);
    expect(indexForKey(2, 10, 'ArrowUp', 4)).toBe(2);
    expect(indexForKey(5, 10, 'Home')).toBe(0);
    expect(indexForKey(5, 10, 'End')).toBe(9);
  });

  it('go round where they wrap', () => {
    expect(indexForKey(2, 3, 'ArrowRight', 1, true)).toBe(0);
    expect(indexForKey(0, 3, 'ArrowUp', 1, true)).toBe(2);
    expect(indexForKey(0, 3, 'End', 1, true)).toBe(2);
  });

  it('leave other keys alone', () => {
    expect(indexForKey(2, 10, 'Tab')).toBeNull();
    expect(indexForKey(0, 0, 'ArrowRight')).toBeNull();
  });
});
