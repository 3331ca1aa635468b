import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { longList, WIDE, MIN_JUMP } from './long-list.ts';

describe.each(DATABASES)('totals and pages of a long list: walks, on %s', (database) => {
  const calls = longList(database);
  const { pageQuery, filters, countInDatabase } = calls;

  const ORDERS = ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'];

  const SEARCHES = [
    ['a date range', filters(WIDE), `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z'`],
    [
      'a date range and an exam type',
      filters({ ...WIDE, tipoExame: [1, 2, 3, 4, 5, 6] }),
      `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z' and tipo_exame_id <= 6`,
    ],
    [
      'a search that nearly everybody matches',
      `filter=a&${filters({ status: WIDE.status })}`,
      `nome_busca like '%a%'`,
    ],
    [
      'a search that few match',
      `filter=zelia&${filters({ status: WIDE.status })}`,
      `nome_busca like '%zelia%'`,
    ],
  ] as const;

  // One test each: on a busy machine all orders of one search take more than a test may.
  const WALKS = SEARCHES.flatMap(([search, query, where]) =>
    ORDERS.flatMap((field) =>
      ['ASC', 'DESC'].map((direction) => ({ search, query, where, field, direction })),
    ),
  );

  it.each(WALKS)('$search by $field $direction: every row is on exactly one page', async (walk) => {
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

  it('the walks come to pages that are looked for in another way than the first ones', async () => {
    const [, , where] = SEARCHES[0];
    // Several of them, and all in the second half, where a page is nearer from the end.
    const rows = (await countInDatabase(`empresa_id = 1 and ${where}`)) ?? 0;
    expect(rows).toBeGreaterThan(MIN_JUMP + 300);
    expect(rows / 2).toBeLessThan(MIN_JUMP);
  });
});
