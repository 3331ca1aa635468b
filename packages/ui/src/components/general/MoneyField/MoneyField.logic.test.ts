import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMoney, moneyFault, readMoney, writeMoney } from './MoneyField.logic.ts';

const read = (text: string, allowsNegative = false) => readMoney(cleanMoney(text, allowsNegative));

describe('what people type and paste', () => {
  it.each([
    ['150', 150_00],
    ['1234,5', 1_234_50],
    ['1.234,56', 1_234_56],
    ['R$ 1.234,56', 1_234_56],
    ['R$\u00a01.234,56', 1_234_56],
    ['1234.56', 1_234_56],
    ['1,234.56', 1_234_56],
    ['1.234', 1_234_00],
    ['12.', 12_00],
    ['12,', 12_00],
    [',5', 50],
    ['0,05', 5],
    ['10,999', 10_99],
    ['1 234,50 reais', 1_234_50],
  ])('%s', (text, centavos) => {
    expect(read(text)).toEqual({ value: centavos, isReadable: true });
  });

  it.each(['', '-', ',', '   ', 'abc'])('"%s" is empty', (text) => {
    expect(read(text, true)).toEqual({ value: null, isReadable: true });
  });

  it.each(['1,2,3', '1.2.3', '12.34.56,7'])('"%s" is not guessed', (text) => {
    expect(read(text)).toEqual({ value: null, isReadable: false });
  });

  it('a sign counts only where it is allowed', () => {
    expect(read('-12,30').value).toBe(12_30);
    expect(read('-12,30', true).value).toBe(-12_30);
    expect(read('−12,30', true).value).toBe(-12_30);
    expect(read('(12,30)', true).value).toBe(-12_30);
    expect(read('R$ -12,30', true).value).toBe(-12_30);
  });
});

it('writes what it reads, for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_99, max: 9_999_999_999_99 }), (centavos) => {
      expect(read(writeMoney(centavos), true)).toEqual({ value: centavos, isReadable: true });
    }),
  );
});

it('cleaning twice changes nothing more, so that a caret never jumps', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (text, allowsNegative) => {
      const once = cleanMoney(text, allowsNegative);
      expect(cleanMoney(once, allowsNegative)).toBe(once);
    }),
  );
});

it('limits are told, not applied', () => {
  expect(moneyFault(readMoney('9,99'), 10_00, 100_00)).toBe('tooLow');
  expect(moneyFault(readMoney('10'), 10_00, 100_00)).toBeNull();
  expect(moneyFault(readMoney('100,01'), 10_00, 100_00)).toBe('tooHigh');
  expect(moneyFault(readMoney(''), 10_00, 100_00)).toBeNull();
  expect(moneyFault(readMoney('1,2,3'), undefined, undefined)).toBe('unreadable');
});
