import { plainKey } from '../../../../internal/plainText.ts';
import type { SortValue, TableSort } from '../ground/data.types.ts';

// 'Sala 2' before 'Sala 10'; accents and case only decide between words that are otherwise the same.
export const collator = new Intl.Collator('pt-BR', { numeric: true });

const isEmpty = (value: SortValue): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (value instanceof Date && Number.isNaN(value.getTime()));

/** Texts become their place in the pt-BR alphabet, compared once each; the rest is a number already. */
function ranksOf(values: readonly SortValue[]): Float64Array {
  const texts = new Set<string>();
  for (const value of values) if (typeof value === 'string') texts.add(value);
  const place = new Map([...texts].sort(collator.compare).map((text, index) => [text, index]));
  return Float64Array.from(values, (value) => {
    if (typeof value === 'string') return place.get(value) ?? 0;
    return value instanceof Date ? value.getTime() : Number(value);
  });
}

/** Rows with their place in one column's order. */
export interface RankedRows<Row> {
  readonly rows: readonly Row[];
  readonly ranks: Float64Array;
  /** Indices of rows with a value, and of those without. */
  readonly filled: readonly number[];
  readonly empty: readonly number[];
}

/** Compares each value of a column once: both directions come from it. */
export function rankRows<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue): RankedRows<Row> {
  const values = rows.map(valueOf);
  const filled: number[] = [];
  const empty: number[] = [];
  for (const [index, value] of values.entries()) (isEmpty(value) ? empty : filled).push(index);
  return { rows, ranks: ranksOf(values), filled, empty };
}

/**
 * The rows in a new order: texts by pt-BR collation, numbers and dates by size, `false` before `true`, and what is
 * empty last in both directions. Rows that are equal keep the order they had.
 */
export function orderRanked<Row>(ranked: RankedRows<Row>, direction: TableSort['direction']): readonly Row[] {
  const { rows, ranks, filled, empty } = ranked;
  const sign = direction === 'asc' ? 1 : -1;
  const order = [...filled].sort((a, b) => sign * ((ranks[a] ?? 0) - (ranks[b] ?? 0)) || a - b);
  return [...order, ...empty].map((index) => rows[index] as Row);
}

/** The rows in which every word typed is found, in whatever order and column. */
export function filterRows<Row>(
  rows: readonly Row[],
  text: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  return filterRowsByTerms(rows, [text], textOf);
}

/** The rows that any of the terms finds; no terms find all. */
export function filterRowsByTerms<Row>(
  rows: readonly Row[],
  terms: readonly string[],
  textOf: (row: Row) => string,
): readonly Row[] {
  const wanted = terms
    .map((term) => plainKey(term).split(' ').filter(Boolean))
    .filter(({ length }) => length > 0);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const key = plainKey(textOf(row));
    return wanted.some((words) => words.every((word) => key.includes(word)));
  });
}

/** One page of the rows; a page past the end is the last one. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number | undefined,
): { rows: readonly Row[]; page: number } {
  if (pageSize === undefined) return { rows, page: 1 };
  const kept = Math.min(Math.max(1, page), Math.max(1, Math.ceil(rows.length / pageSize)));
  return { rows: rows.slice((kept - 1) * pageSize, kept * pageSize), page: kept };
}
