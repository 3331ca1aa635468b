import { expect, it } from 'vitest';
import { limitOf } from './NumberField.logic.ts';

it('says which limit a typed number is beyond', () => {
  expect(limitOf('25', 1, 20, 'pt-BR')).toEqual({ kind: 'max', value: 20 });
  expect(limitOf('0', 1, 20, 'pt-BR')).toEqual({ kind: 'min', value: 1 });
  expect(limitOf('-3', 1, undefined, 'pt-BR')).toEqual({ kind: 'min', value: 1 });
  expect(limitOf('1.234,5', 0, 1_234, 'pt-BR')).toEqual({ kind: 'max', value: 1_234 });
  expect(limitOf('20', 1, 20, 'pt-BR')).toBeNull();
  expect(limitOf('', 1, 20, 'pt-BR')).toBeNull();
  expect(limitOf('999', undefined, undefined, 'pt-BR')).toBeNull();
});

it('reads a number as the language of the page writes it', () => {
  expect(limitOf('1,234.5', 0, 1_234, 'en')).toEqual({ kind: 'max', value: 1_234 });
  expect(limitOf('1.5', 0, 2, 'en')).toBeNull();
  expect(limitOf('1,5', 0, 2, 'en')).toEqual({ kind: 'max', value: 2 });
});
