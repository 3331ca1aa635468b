import { describe, expect, it } from 'vitest';
import { itemsOf } from './items.logic.ts';

const ROWS = ['a1', 'a2', 'b1', 'a3'];
const kinds = (items: readonly { kind: string; id: string }[]) =>
  items.map(({ kind, id }) => `${kind} ${id}`);
const of = (row: string) => row[0] ?? '';

describe('the lines of a table', () => {
  it('a record has its notice and its detail under it', () => {
    const { items, keys } = itemsOf(['a1', 'a2'], (row) => row, new Set(['a1']), 'a1');
    expect(kinds(items)).toEqual(['row a1', 'notice a1', 'detail a1', 'row a2']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('each run of one group has a heading, with all of its records', () => {
    const { items, keys } = itemsOf(ROWS, (row) => row, null, null, { of, closed: new Set() });
    expect(kinds(items)).toEqual([
      'group a1',
      'row a1',
      'row a2',
      'group b1',
      'row b1',
      'group a3',
      'row a3',
    ]);
    expect(items[0]?.rows).toEqual(['a1', 'a2']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a closed group keeps its heading and its count, and shows no record and no detail', () => {
    const { items } = itemsOf(ROWS, (row) => row, new Set(['a2', 'b1']), null, {
      of,
      closed: new Set(['a']),
    });
    expect(kinds(items)).toEqual(['group a1', 'group b1', 'row b1', 'detail b1', 'group a3']);
    expect(items[0]?.rows).toHaveLength(2);
  });
});
