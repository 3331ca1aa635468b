import { nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { DatabasePort } from '../src/db/port.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { freshPglite } from './snapshot.ts';
import { row } from './sql.ts';

/** When the demonstration of these tests begins. */
export const now = nowInSaoPaulo(Date.parse('2026-11-23T13:00:00Z'));

/** A database with the demonstration. */
export function demonstration() {
  let database: DatabasePort;
  beforeAll(async () => {
    database = await freshPglite('migrated');
    expect(await seedDemo(database, { now })).toBe(true);
  });
  afterAll(() => database.close());
  return {
    /** From the first test on. */
    at: () => database,
    /** The only value, `v`, of a query. */
    one: async <T>(query: ReturnType<typeof sql>): Promise<T> =>
      (await row<{ v: T }>(database.db, query))?.v as T,
  };
}
