import { expect, it } from 'vitest';
import { formatCep, isCep, normalizeCep } from './cep.ts';
import { UF_NAMES } from './uf.ts';

it.each([
  ['13015002', '13015-002'],
  ['13015-002', '13015-002'],
  ['1301', '1301'],
  ['', ''],
])('doc3 §9: the CEP %j is read as %j', (cep, parsed) => {
  expect(formatCep(cep)).toBe(parsed);
});

it.each([
  ['13.015-002', '13015002', true],
  ['1301500', '1301500', false],
  ['130150021', '130150021', false],
  ['', '', false],
  ['00000-000', '00000000', false],
])('%j has the digits %j, and is whole: %s', (typed, digits, isWhole) => {
  expect(normalizeCep(typed)).toBe(digits);
  expect(isCep(typed)).toBe(isWhole);
});

it('knows the 27 states, by name in the order of the alphabet', () => {
  const names = UF_NAMES.map(([, name]) => name);
  expect(names).toHaveLength(27);
  expect([...names].sort((a, b) => a.localeCompare(b, 'pt-BR'))).toEqual(names);
});
