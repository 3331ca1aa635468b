import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, movedByStep, placedBeside, placeOf, type SortableItem } from './SortableList.logic.ts';

const list = (text: string): SortableItem[] =>
  text.split('').map((id) => ({ id, label: id, isFixed: id === id.toUpperCase() }));
const shown = (items: readonly SortableItem[]): string => items.map(({ id }) => id).join('');

describe('order of a list in which some stay', () => {
  it('moves by a step past what stays, and not over the ends', () => {
    const items = list('aBcd');
    expect(shown(inOrder(items, movedByStep(items, 'a', 1) ?? []))).toBe('cBad');
    expect(movedByStep(items, 'a', -1)).toBeNull();
    expect(movedByStep(items, 'd', 1)).toBeNull();
    expect(movedByStep(items, 'B', 1)).toBeNull();
  });

  it('puts one beside another one', () => {
    const items = list('aBcd');
    expect(placedBeside(items, 'd', 'a', 'before')).toEqual(['d', 'a', 'c']);
    expect(placedBeside(items, 'a', 'd', 'after')).toEqual(['c', 'd', 'a']);
    expect(placedBeside(items, 'a', 'c', 'before')).toBeNull();
    expect(placedBeside(items, 'a', 'B', 'after')).toBeNull();
    expect(placedBeside(items, 'a', 'a', 'after')).toBeNull();
  });

  it('counts those that can be moved', () => {
    expect(placeOf(list('aBcd'), 'c')).toEqual({ at: 1, of: 3 });
    expect(placeOf(list('aBcd'), 'B')).toEqual({ at: -1, of: 3 });
  });

  it('property: nothing is lost, and what stays has its place', () => {
    const someItems = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'E', 'F', 'G'), { minLength: 2 })
      .map((ids) => list(ids.join('')));
    fc.assert(
      fc.property(someItems, fc.nat(), fc.nat(), fc.constantFrom('before', 'after'), (items, a, b, side) => {
        const [id, beside] = [items[a % items.length]?.id ?? '', items[b % items.length]?.id ?? ''];
        const next = inOrder(items, placedBeside(items, id, beside, side) ?? []);
        expect(new Set(next)).toEqual(new Set(items));
        for (const [at, item] of items.entries()) if (item.isFixed) expect(next[at]).toBe(item);
      }),
    );
  });
});
