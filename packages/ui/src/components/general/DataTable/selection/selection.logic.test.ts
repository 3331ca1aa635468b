import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withSelection,
  isRowSelected,
  pageSelectionState,
  NOTHING_SELECTED,
  countSelected,
  EVERYTHING_SELECTED,
  rangeOf,
} from './selection.logic.ts';

describe('selection over pages', () => {
  it('keeps what other pages hold when this page is turned on and off', () => {
    const first = withSelection(NOTHING_SELECTED, ['1', '2'], true);
    const both = withSelection(first, ['11', '12'], true);
    expect(countSelected(both, 40)).toBe(4);
    const off = withSelection(both, ['11', '12'], false);
    expect([...off.ids]).toEqual(['1', '2']);
  });

  it("counts 'todos os N, exceto…'", () => {
    const some = withSelection(EVERYTHING_SELECTED, ['3'], false);
    expect(countSelected(some, 40)).toBe(39);
    expect(isRowSelected(some, '3')).toBe(false);
    expect(isRowSelected(some, '4')).toBe(true);
    expect(countSelected(withSelection(some, ['3'], true), 40)).toBe(40);
  });

  it("what cannot be selected is no part of 'todos os N'", () => {
    const some = withSelection(EVERYTHING_SELECTED, ['3'], false);
    expect(countSelected(EVERYTHING_SELECTED, 40, 2)).toBe(38);
    expect(countSelected(some, 40, 2)).toBe(37);
    expect(countSelected(withSelection(NOTHING_SELECTED, ['3'], true), 40, 2)).toBe(1);
  });

  it('Shift takes the rows between, in either direction; without a first one only the one pressed', () => {
    const shown = ['1', '2', '3', '4', '5'];
    expect(rangeOf(shown, '2', '4')).toEqual(['2', '3', '4']);
    expect(rangeOf(shown, '5', '4')).toEqual(['4', '5']);
    expect(rangeOf(shown, null, '4')).toEqual(['4']);
    expect(rangeOf(shown, 'outra página', '4')).toEqual(['4']);
  });

  it('property: a row is on after it was turned on, and the others are as they were', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const selection = fc.record({
      mode: fc.constantFrom('include' as const, 'exclude' as const),
      ids: fc.array(id).map((list) => new Set(list)),
    });
    fc.assert(
      fc.property(selection, fc.array(id), fc.boolean(), (before, turned, isOn) => {
        const after = withSelection(before, turned, isOn);
        for (let each = 0; each <= 12; each += 1) {
          const expected = turned.includes(String(each)) ? isOn : isRowSelected(before, String(each));
          expect(isRowSelected(after, String(each))).toBe(expected);
        }
      }),
    );
  });

  it('tells the state of the page for the header box', () => {
    const some = withSelection(NOTHING_SELECTED, ['1'], true);
    expect(pageSelectionState(some, ['1', '2'])).toBe('some');
    expect(pageSelectionState(some, ['1'])).toBe('all');
    expect(pageSelectionState(some, ['2'])).toBe('none');
    expect(pageSelectionState(NOTHING_SELECTED, [])).toBe('none');
  });
});
