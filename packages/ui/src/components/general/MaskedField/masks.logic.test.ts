import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { cnpjMask, cpfMask, dateMask, timeMask, phoneMask, typeOver } from './masks.logic.ts';

describe('doc2 §9 masks: what a pasted or prefilled text becomes', () => {
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['011 98765-4321', '(11) 98765-4321'],
    ['5598765432', '(55) 98765-432'],
    ['559876543210', '559876543210'],
    ['551134567890', '(11) 34567-890'],
    ['00000000000', '(00) 00000-0000'],
  ])('(99) 99999-9999: %s', (text, masked) => {
    expect(maskitoTransform(text, phoneMask)).toBe(masked);
  });

  it('999.999.999-99: other characters fall away, and nothing is longer than a CPF', () => {
    expect(maskitoTransform('529 982 247 25 99', cpfMask)).toBe('529.982.247-25');
  });

  it("decisions 'CNPJ is alphanumeric': letters are kept and upper-cased, check digits are digits", () => {
    expect(maskitoTransform('12abc34501de35', cnpjMask)).toBe('12.ABC.345/01DE-35');
    expect(maskitoTransform('12ABC34501DEXY35', cnpjMask)).toBe('12.ABC.345/01DE-35');
    expect(maskitoTransform('11.222.333/0001-81', cnpjMask)).toBe('11.222.333/0001-81');
  });

  it.each([
    ['0830', '08:30'],
    ['8:30', '08:30'],
    ['8h30', '08:30'],
    ['99:99', '99:99'],
  ])('99:99: %s', (text, masked) => {
    expect(maskitoTransform(text, timeMask)).toBe(masked);
  });

  it.each([
    ['01022026', '01/02/2026'],
    ['1/2/2026', '01/02/2026'],
    ['1/2/26', '01/02/2026'],
    ['01-02-2026', '01/02/2026'],
    ['2026-02-01', '01/02/2026'],
    ['31/02/2026', '31/02/2026'],
    ['0102', '01/02'],
    ['010226', '01/02/2026'],
    ['1/', '01/'],
    ['01/2.', '01/02/'],
    ['1/2/2', '12/2'],
  ])('design trap 4, dd/mm/aaaa pasted: %s', (text, masked) => {
    expect(maskitoTransform(text, dateMask)).toBe(masked);
  });

  /** Types a text key by key from the beginning of what stands there. */
  const typedOver = (start: string, keys: string): string => {
    let state = { value: start, caret: 0 };
    for (const key of keys) {
      const raw = state.value.slice(0, state.caret) + key + state.value.slice(state.caret);
      const caret = state.caret + 1;
      const next = maskitoTransform(
        { value: typeOver(state.value, raw, caret, dateMask), selection: [caret, caret] },
        dateMask,
      );
      state = { value: next.value, caret: next.selection[0] };
    }
    return state.value;
  };

  it.each([
    ['24/11/2026', '24112026', '24/11/2026'],
    ['24/11/2026', '2411', '24/11/2026'],
    ['24/11/2026', '05122027', '05/12/2027'],
    ['24/11/2026', '0', '04/11/2026'],
    ['24/11', '0512', '05/12/2411'],
  ])('a whole date (%s) is typed over (%s), not pushed out of its field', (start, keys, expected) => {
    expect(typedOver(start, keys)).toBe(expected);
  });
});
