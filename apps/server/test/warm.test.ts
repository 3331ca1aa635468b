import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
// What a server asks is known once it is loaded.
import '../src/resources.ts';
import { rehearse } from '../src/db/kept.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { row } from '../src/db/rows.ts';
import { freshDatabase } from './shared-postgres.ts';

const CONNECTIONS = 3;
const KNOWN = z.strictObject({ pid: z.int(), kept: z.int(), general: z.int(), own: z.int() });

describe('connections that a rush finds ready (docs/decisions/0257)', () => {
  let database: DatabasePort;
  beforeAll(async () => {
    const url = await freshDatabase('migrated');
    database = openPostgres({ url, connections: CONNECTIONS, keepsConnections: true });
  });
  afterAll(() => database.close());

  it('each has planned the readings that a rush begins with, once and for any values', async () => {
    const found: z.output<typeof KNOWN>[] = [];
    await database.warm(async (tx) => {
      await rehearse(tx);
      const known = await row(
        tx,
        KNOWN,
        sql`select pg_backend_pid() as pid, count(*)::int as kept, sum(generic_plans)::int as general,
              sum(custom_plans)::int as own from pg_prepared_statements`,
      );
      if (known) found.push(known);
    });
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(CONNECTIONS);
    for (const { kept, general, own } of found) {
      expect(kept).toBeGreaterThanOrEqual(10);
      expect([general, own]).toEqual([kept, 0]);
    }
  });
});
