import { expect, it } from 'vitest';
import { formatCep } from './cep.ts';

it.each([
  ['13015002', '13015-002'],
  ['13015-002', '13015-002'],
  ['1301', '1301'],
  ['', ''],
])('doc3 §9: the CEP %j is read as %j', (cep, parsed) => {
  expect(formatCep(cep)).toBe(parsed);
});
