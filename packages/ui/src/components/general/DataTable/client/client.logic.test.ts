import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainKey } from '../../../../internal/plainText.ts';
import { filterRows, filterRowsByTerms, orderRanked, pageOf, rankRows } from './client.logic.ts';
import type { SortValue } from '../ground/data.types.ts';

const sortRows = <Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, direction: 'asc' | 'desc') =>
  orderRanked(rankRows(rows, valueOf), direction);
const sorted = (values: readonly SortValue[], direction: 'asc' | 'desc' = 'asc') =>
  sortRows(values, (value) => value, direction);

describe('sorting in the browser', () => {
  it('puts accented names where the alphabet has them, and counts numbers inside texts', () => {
    expect(sorted(['Zélia', 'Élcio', 'Ana', 'Sala 10', 'Sala 2', 'ana'])).toEqual([
      'ana',
      'Ana',
      'Élcio',
      'Sala 2',
      'Sala 10',
      'Zélia',
    ]);
  });

  it('numbers, dates and yes or no by size', () => {
    expect(sorted([10, 9, -1], 'desc')).toEqual([10, 9, -1]);
    const early = new Date('2026-11-01T12:00:00Z');
    const late = new Date('2026-11-20T12:00:00Z');
    expect(sorted([late, early])).toEqual([early, late]);
    expect(sorted([true, false])).toEqual([false, true]);
  });

  it('what is empty comes last in both directions', () => {
    expect(sorted([null, 'b', '', 'a', undefined])).toEqual(['a', 'b', null, '', undefined]);
    expect(sorted([null, 'b', '', 'a'], 'desc')).toEqual(['b', 'a', null, '']);
    expect(sorted([Number.NaN, 1])).toEqual([1, Number.NaN]);
  });

  it('property: the same rows, in an order that no two neighbours break, equal ones as they were', () => {
    const collator = new Intl.Collator('pt-BR', { numeric: true });
    const rows = fc.array(
      fc.record({ nome: fc.constantFrom('Ana', 'Bia', 'Éder', 'ana', 'Zeca'), n: fc.nat() }),
    );
    fc.assert(
      fc.property(rows, fc.constantFrom('asc' as const, 'desc' as const), (list, direction) => {
        const result = sortRows(list, (row) => row.nome, direction);
        expect(new Set(result)).toEqual(new Set(list));
        for (const [index, row] of result.entries()) {
          const next = result[index + 1];
          if (!next) continue;
          const order = collator.compare(row.nome, next.nome) * (direction === 'asc' ? 1 : -1);
          expect(order).toBeLessThanOrEqual(0);
          if (order === 0) expect(list.indexOf(row)).toBeLessThan(list.indexOf(next));
        }
      }),
    );
  });
});

describe('searching in the browser', () => {
  it('takes no notice of case, accents, spaces and the order of the words', () => {
    expect(plainKey('  ÉLCIO   Prado ')).toBe('elcio prado');
    expect(filterRows(['Élcio Prado', 'Ana Souza'], 'prado elc', (row) => row)).toEqual(['Élcio Prado']);
    const rows = ['a', 'b'];
    expect(filterRows(rows, '   ', (row) => row)).toBe(rows);
  });

  it('finds what any of several terms finds, each with all of its words', () => {
    const rows = ['Élcio Prado', 'Ana Souza', 'Ana Prado'];
    const find = (...terms: string[]) => filterRowsByTerms(rows, terms, (row) => row);
    expect(find('elcio', 'SOUZA ana')).toEqual(['Élcio Prado', 'Ana Souza']);
    expect(find('elcio', ' ')).toEqual(['Élcio Prado']);
    expect(find('bruno')).toEqual([]);
    expect(find()).toBe(rows);
  });
});

describe('pages in the browser', () => {
  const rows = [1, 2, 3, 4, 5];
  it('cuts one page, and a page past the end is the last one', () => {
    expect(pageOf(rows, 2, 2)).toEqual({ rows: [3, 4], page: 2 });
    expect(pageOf(rows, 9, 2)).toEqual({ rows: [5], page: 3 });
    expect(pageOf([], 3, 10)).toEqual({ rows: [], page: 1 });
    expect(pageOf(rows, 3, undefined)).toEqual({ rows, page: 1 });
  });
});
