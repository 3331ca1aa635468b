import { expect, it } from 'vitest';
import { signedReais, signOf } from './SignedMoney.logic.ts';

it('doc3 §2.4 Saldo: signed, positive and negative', () => {
  expect(signedReais(123_456)).toBe('+R$\u00a01.234,56');
  expect(signedReais(-50)).toBe('\u2212R$\u00a00,50');
});

it('doc3 §2.4 Saldo: zero is neither', () => {
  expect([signOf(0), signOf(-0)]).toEqual(['zero', 'zero']);
  expect(signedReais(-0)).toBe('R$\u00a00,00');
});

it('refuses what is not whole centavos', () => {
  expect(() => signedReais(0.5)).toThrow(RangeError);
});
