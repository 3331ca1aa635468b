import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthMask } from '../../general/MaskedField/masks.logic.ts';
import { monthProblem, monthText, parseMonth } from './MonthField.logic.ts';

describe('a month that is written', () => {
  it.each([
    ['03/2026', '2026-03'],
    ['12/1900', '1900-12'],
    ['00/2026', ''],
    ['13/2026', ''],
    ['03/1899', ''],
    ['03/2101', ''],
    ['03/202', ''],
    ['', ''],
  ])('%s is %s', (text, month) => {
    expect(parseMonth(text)).toBe(month);
  });

  it('every month reads back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        expect(parseMonth(monthText(month))).toBe(month);
      }),
    );
  });

  it.each([
    ['032026', '03/2026'],
    ['3/2026', '03/2026'],
    ['2026-03', '03/2026'],
    ['2026-3', '03/2026'],
    ['03/20267', '03/2026'],
  ])('%s becomes %s', (text, shown) => {
    expect(maskitoTransform(text, monthMask)).toBe(shown);
  });

  it('says what is wrong: no month, or one outside of the limits, whose ends count', () => {
    const limits = { min: '2026-01', max: '2026-12' };
    expect(monthProblem('', limits)).toBeNull();
    expect(monthProblem('1', limits)).toBe('FORMAT');
    expect(monthProblem('12/2025', limits)).toBe('RANGE');
    expect(monthProblem('01/2026', limits)).toBeNull();
    expect(monthProblem('12/2026', limits)).toBeNull();
    expect(monthProblem('01/2027', limits)).toBe('RANGE');
    expect(monthProblem('01/2027', {})).toBeNull();
  });
});
