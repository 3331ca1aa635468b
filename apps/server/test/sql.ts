import type { SQL } from 'drizzle-orm';
import type { Db, QueryResult } from '../src/db/port.ts';

/** Rows of a test's own statement; what it expects of them it says itself. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as QueryResult<T>).rows;
}

/** The first row of a test's own statement, or undefined. */
export async function row<T>(db: Db, query: SQL): Promise<T | undefined> {
  return (await rows<T>(db, query))[0];
}
