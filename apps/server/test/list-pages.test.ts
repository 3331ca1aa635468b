import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { walkEveryOrder } from './list-walks.ts';
import { longList, MIN_JUMP, WIDE } from './long-list.ts';

describe.each(DATABASES)('totals and pages of a long list: walks by day, on %s', (database) => {
  const calls = longList(database);
  const { filters, countInDatabase } = calls;
  const inTheDays = `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z'`;

  walkEveryOrder(calls, [
    { search: 'a date range', query: filters(WIDE), where: inTheDays },
    {
      search: 'a date range and an exam type',
      query: filters({ ...WIDE, tipoExame: [1, 2, 3, 4, 5, 6] }),
      where: `${inTheDays} and tipo_exame_id <= 6`,
    },
  ]);

  it('the walks come to pages that are looked for in another way than the first ones', async () => {
    // Several of them, and all in the second half, where a page is nearer from the end.
    const rows = (await countInDatabase(`empresa_id = 1 and ${inTheDays}`)) ?? 0;
    expect(rows).toBeGreaterThan(MIN_JUMP + 300);
    expect(rows / 2).toBeLessThan(MIN_JUMP);
  });
});
