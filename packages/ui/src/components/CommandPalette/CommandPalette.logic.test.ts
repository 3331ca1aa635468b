import { expect, it } from 'vitest';
import { matches } from './CommandPalette.logic.ts';

const command = { label: 'Depósito Antecipado', description: 'Financeiro', keywords: ['extrato', 'PIX'] };

it.each([
  ['', true],
  ['dep', true],
  ['deposito ant', true],
  ['ANTECIPADO dep', true],
  ['pix', true],
  ['finan', true],
  ['posito', false],
  ['deposito agenda', false],
])('typing %j finds it: %j', (query, found) => {
  expect(matches(command, query)).toBe(found);
});
