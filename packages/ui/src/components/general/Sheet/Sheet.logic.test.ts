import { expect, it } from 'vitest';
import { closesOnRelease, dragOffset } from './Sheet.logic.ts';

const at = (y: number, ms: number) => ({ y, at: ms });

it('follows the finger down and never up', () => {
  expect(dragOffset(at(100, 0), at(160, 10))).toBe(60);
  expect(dragOffset(at(100, 0), at(40, 10))).toBe(0);
});

it('closes past a third of its height', () => {
  expect(closesOnRelease(at(0, 0), at(139, 900), at(140, 1000), 400)).toBe(true);
  expect(closesOnRelease(at(0, 0), at(119, 900), at(120, 1000), 400)).toBe(false);
});

it('closes on a throw, but not on a twitch', () => {
  expect(closesOnRelease(at(0, 0), at(20, 10), at(60, 40), 600)).toBe(true);
  expect(closesOnRelease(at(0, 0), at(0, 0), at(20, 10), 600)).toBe(false);
  expect(closesOnRelease(at(0, 0), at(60, 40), at(60, 40), 600)).toBe(false);
});
