import { expect, test } from 'vitest';
import { distanceText } from './index.ts';

test.each([
  [0, '0 m'],
  [846, '850 m'],
  [994, '990 m'],
  [999, '1 km'],
  [2440, '2,4 km'],
  [9000, '9 km'],
  [17_600, '18 km'],
])('a distance of %i metres reads %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});
