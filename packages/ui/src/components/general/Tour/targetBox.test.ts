import { describe, expect, it } from 'vitest';
import { anchorOf } from './targetBox.ts';

const viewport = { width: 1280, height: 800 };

describe('what a step stands at', () => {
  it('is its target where there is room above or below', () => {
    const box = { top: 100, left: 20, width: 200, height: 40 };
    expect(anchorOf(box, 'bottom', viewport)).toBe(box);
  });

  it('is a line within what is seen of a target that leaves no room', () => {
    const line = anchorOf({ top: -100, left: 240, width: 1100, height: 1000 }, 'bottom', viewport);
    expect(line).toEqual({ top: 200, left: 240, width: 1040, height: 0 });
  });

  it('is a high target all the same when there is room beside it', () => {
    const rail = { top: 0, left: 0, width: 240, height: 800 };
    expect(anchorOf(rail, 'end', viewport)).toBe(rail);
    expect(anchorOf(rail, 'bottom', viewport).height).toBe(0);
  });
});
