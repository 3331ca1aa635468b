import { describe, expect, it } from 'vitest';
import { anchorOf, placementIn } from './targetBox.ts';

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

describe('where a step stands', () => {
  const atTheEnd = (width: number) => ({ top: 300, left: width - 40, width: 32, height: 32 });

  it('is beside its target where there is room', () => {
    expect(placementIn('start', atTheEnd(1280), 1280)).toBe('start');
    expect(placementIn('end', { top: 0, left: 0, width: 240, height: 800 }, 1280)).toBe('end');
  });

  it('is below it on a phone, where it would leave the screen', () => {
    expect(placementIn('start', atTheEnd(390), 390)).toBe('bottom');
    expect(placementIn('top', atTheEnd(390), 390)).toBe('top');
  });
});
