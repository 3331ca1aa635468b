import { expect, it } from 'vitest';
import { ADVISORY, ADVISORY_OF } from './advisory.ts';

it.each([ADVISORY, ADVISORY_OF])('no two locks are the same %#', (locks) => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
