import { expect, it } from 'vitest';
import { initials } from './Avatar.logic.ts';

it.each([
  ['Ana Beatriz de Souza', 'AS'],
  ['  maria   dos Santos ', 'MS'],
  ['Érica', 'É'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
