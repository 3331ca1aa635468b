import { sql } from 'drizzle-orm';
import type { Db } from './port.ts';

/**
 * A part of the open transaction that succeeds or fails on its own: where it throws, what it wrote is taken back and
 * the rest of the transaction goes on.
 */
export async function inSavepoint<T>(db: Db, part: () => Promise<T>): Promise<T> {
  await db.execute(sql`savepoint parte`);
  try {
    const result = await part();
    await db.execute(sql`release savepoint parte`);
    return result;
  } catch (error) {
    // A transaction that is lost as a whole has no savepoint left; its own error says more.
    await db.execute(sql`rollback to savepoint parte`).catch(() => undefined);
    throw error;
  }
}
