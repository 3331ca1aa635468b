import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appliedCredit,
  centavosFrom,
  reaisFrom,
  refundFailure,
  formatReais,
  parseReais,
  sumCentavos,
  amountToPay,
} from './money.ts';

const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const nonNegative = fc.integer({ min: 0, max: 1_000_000_000 });

describe('writing and reading amounts', () => {
  it('goes to the reais of the wire and back without losing a centavo (doc2 §3)', () => {
    expect(reaisFrom(4590)).toBe(45.9);
    expect(() => reaisFrom(0.5)).toThrow(RangeError);
    const amounts = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 });
    fc.assert(
      fc.property(
        amounts,
        (centavos) => centavosFrom(JSON.parse(JSON.stringify(reaisFrom(centavos)))) === centavos,
      ),
    );
  });

  it('doc3 §9: writes as the pt-BR locale of the platform writes BRL', () => {
    const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(anyAmount, (centavos) => {
        expect(formatReais(centavos)).toBe(format.format(centavos / 100));
      }),
    );
  });

  it.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [-5, '-R$\u00a00,05'],
    [100_000_00, 'R$\u00a0100.000,00'],
  ])('writes %i centavos as %s', (centavos, text) => {
    expect(formatReais(centavos)).toBe(text);
  });

  it('what is written reads back to the centavo', () => {
    fc.assert(fc.property(anyAmount, (centavos) => parseReais(formatReais(centavos)) === centavos));
  });

  it.each([
    ['R$ 1.234,56', 123_456],
    ['r$1234,56', 123_456],
    ['1234', 123_400],
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['12.34', 1234],
    ['12.3', 1230],
    ['-12,30', -1230],
    ['R$ -12,30', -1230],
    ['0,00', 0],
    ['-0,00', 0],
    ['1.234.567,89', 123_456_789],
    ['12,345', null],
    ['1.23,45', null],
    ['12.3456', null],
    ['1,234.56', null],
    ['--1', null],
    ['-R$ -1', null],
    ['abc', null],
    ['R$', null],
    ['', null],
    ['99999999999999999', null],
  ])('reads %j as %s centavos', (text, centavos) => {
    expect(parseReais(text)).toBe(centavos);
  });
});

describe('sums', () => {
  it('are exact, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 200 }), (values) => {
        const exact = values.reduce((sum, v) => sum + BigInt(v), 0n);
        expect(BigInt(sumCentavos(values))).toBe(exact);
        expect(sumCentavos(values.toReversed())).toBe(sumCentavos(values));
      }),
    );
  });

  it('refuse fractions of a centavo and sums beyond exactness', () => {
    expect(() => sumCentavos([0.1])).toThrow(RangeError);
    expect(() => sumCentavos([Number.NaN])).toThrow(RangeError);
    expect(() => sumCentavos([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => formatReais(10.5)).toThrow('10.5 não é um valor em centavos');
  });
});

describe('doc3 §9: credit and amount to pay', () => {
  it.each([
    [5000, 8000, 5000, 3000],
    [8000, 5000, 5000, 0],
    [-300, 5000, 0, 5000],
    [0, 5000, 0, 5000],
    [300, 0, 0, 0],
  ])('balance %i and total %i: credit %i, to pay %i', (balance, total, credit, toPay) => {
    expect(appliedCredit(balance, total)).toBe(credit);
    expect(amountToPay(balance, total)).toBe(toPay);
  });

  it('credit and payment always make up the total', () => {
    fc.assert(
      fc.property(anyAmount, nonNegative, (balance, total) => {
        expect(appliedCredit(balance, total) + amountToPay(balance, total)).toBe(total);
        expect(amountToPay(balance, total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('doc3 §5.1: received refund', () => {
  it.each([
    [0, 'O reembolso deve ser maior que 0.'],
    [-1, 'O reembolso deve ser maior que 0.'],
    [1, null],
    [1050, null],
    [1051, 'O reembolso deve ser menor que R$\u00a010,50.'],
  ])('of %i centavos against 1050 open: %s', (value, failure) => {
    expect(refundFailure(value, 1050)).toBe(failure);
  });
});
