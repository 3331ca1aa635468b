import { describe, expect, it } from 'vitest';
import { keptShare, shareForKey } from './SplitPane.logic.ts';

const BOUNDS = { min: 20, max: 80 };
const after = (share: number, key: string, { hasShift = false, isStacked = false } = {}) =>
  shareForKey(share, key, hasShift, isStacked, BOUNDS);

describe('the share of the first pane', () => {
  it('moves by the arrows of its own direction, further with Shift', () => {
    expect(after(50, 'ArrowRight')).toBe(52);
    expect(after(50, 'ArrowLeft', { hasShift: true })).toBe(40);
    expect(after(50, 'ArrowDown')).toBeNull();
    expect(after(50, 'ArrowDown', { isStacked: true })).toBe(52);
    expect(after(50, 'ArrowLeft', { isStacked: true })).toBeNull();
  });

  it('stops at its bounds, and goes there by Home and End', () => {
    expect(after(79, 'ArrowRight')).toBe(80);
    expect(after(21, 'ArrowLeft', { hasShift: true })).toBe(20);
    expect(after(50, 'Home')).toBe(20);
    expect(after(50, 'End')).toBe(80);
    expect(after(50, 'Enter')).toBeNull();
  });

  it('is kept to a tenth', () => {
    expect(keptShare(33.333, BOUNDS)).toBe(33.3);
    expect(keptShare(-5, BOUNDS)).toBe(20);
  });
});
