import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db, QueryResult } from './port.ts';

/** Every column of a row and no other: `z.strictObject`. */
export type RowShape = z.ZodObject<z.ZodRawShape, z.core.$strict>;

/**
 * Rows of a raw statement. What Drizzle's builder can say is said with it, and it types its rows. What stays raw
 * (lists whose order changes, counters, statements over whole sets, the catalogue) the compiler does not read, so
 * `shape` names every column once: the row's type is derived from it, and every row is held against it. A renamed
 * alias, or a type that one of the two databases gives differently, fails where it is read; a page of a hundred rows
 * takes a third of a millisecond. `test/rows.test.ts` runs each of these statements on both databases.
 */
export async function rows<S extends RowShape>(db: Db, shape: S, query: SQL): Promise<z.output<S>[]> {
  const { rows: found } = (await db.execute(query)) as QueryResult<unknown>;
  return z.array(shape).parse(found);
}

/** The first row of a raw statement, or undefined. */
export async function row<S extends RowShape>(
  db: Db,
  shape: S,
  query: SQL,
): Promise<z.output<S> | undefined> {
  return (await rows(db, shape, query))[0];
}

/** How many rows of a table, or of its alias, meet a condition. */
export async function countRows(db: Db, table: PgTable, where?: SQL): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(table).where(where);
  return counted?.n ?? 0;
}
