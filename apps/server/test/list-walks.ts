import { expect, it } from 'vitest';
import type { longList } from './long-list.ts';

const ORDERS = ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'];

export interface Search {
  /** In words. */
  readonly search: string;
  /** What is asked for. */
  readonly query: string;
  /** What it finds, as the database says it. */
  readonly where: string;
}

/** Walks through all pages of what each search finds, in every order. */
export function walkEveryOrder(
  { pageQuery, countInDatabase }: ReturnType<typeof longList>,
  searches: readonly Search[],
): void {
  // One test each: on a busy machine all orders of one search take more than a test may.
  const walks = searches.flatMap((search) =>
    ORDERS.flatMap((field) => ['ASC', 'DESC'].map((direction) => ({ ...search, field, direction }))),
  );

  it.each(walks)('$search by $field $direction: every row is on exactly one page', async (walk) => {
    const { query, where, field, direction } = walk;
    const expectedItems = (await countInDatabase(`empresa_id = 1 and ${where}`)) ?? 0;
    const seen: number[] = [];
    for (let page = 1; page <= Math.ceil(expectedItems / 100); page += 1) {
      const { items, meta } = await pageQuery(
        1,
        `limit=100&page=${page}&sort=${field}%20${direction}&${query}`,
      );
      expect(meta.totalItems).toBe(expectedItems);
      seen.push(...items.map((i) => i.id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([expectedItems, expectedItems]);
  });
}
