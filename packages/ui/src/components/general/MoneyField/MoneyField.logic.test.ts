import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMoney, moneyFault, readMoney, writeMoney } from './MoneyField.logic.ts';

const read = (text: string) => readMoney(cleanMoney(text));

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
    expect(read(text)).toEqual({ value: null, isReadable: true });
  });

  it.each(['1,2,3', '1.2.3', '12.34.56,7'])('"%s" is not guessed', (text) => {
    expect(read(text)).toEqual({ value: null, isReadable: false });
  });

  it.each(['-12,30', '−12,30', '(12,30)', 'R$ -12,30', 'x-12,30'])(
    'the sign of %s is never left out',
    (text) => {
      expect(read(text).value).toBe(-12_30);
    },
  );

  it.each(['R$ 12,30 (doze)', '12,30-', '12-30'])('what stands after a digit of %s is no sign', (text) => {
    expect(read(text).value).toBeGreaterThan(0);
  });
});

it('writes what it reads, for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_99, max: 9_999_999_999_99 }), (centavos) => {
      expect(read(writeMoney(centavos))).toEqual({ value: centavos, isReadable: true });
    }),
  );
});

it('cleaning twice changes nothing more, so that a caret never jumps', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = cleanMoney(text);
      expect(cleanMoney(once)).toBe(once);
    }),
  );
});

it('limits are told, not applied', () => {
  const limits = { minValue: 10_00, maxValue: 100_00, allowsNegative: false };
  expect(moneyFault(readMoney('9,99'), limits)).toBe('tooLow');
  expect(moneyFault(readMoney('10'), limits)).toBeNull();
  expect(moneyFault(readMoney('100,01'), limits)).toBe('tooHigh');
  expect(moneyFault(readMoney(''), limits)).toBeNull();
  expect(moneyFault(readMoney('1,2,3'), { allowsNegative: false })).toBe('unreadable');
});

it('an amount below zero is refused where none may be, whatever the lowest is', () => {
  expect(moneyFault(readMoney('-0,01'), { allowsNegative: false })).toBe('negative');
  expect(moneyFault(readMoney('-45'), { minValue: 10_00, allowsNegative: false })).toBe('negative');
  expect(moneyFault(readMoney('-45'), { allowsNegative: true })).toBeNull();
  expect(moneyFault(readMoney('-0'), { allowsNegative: false })).toBeNull();
});
