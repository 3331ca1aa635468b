import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVISORY_OF } from '../db/advisory.ts';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';

/** What the lock goes by: the customer, or for the company's own registries the company, which is no customer. */
export const lockKey = ({
  empresaId,
  clienteId,
}: {
  readonly empresaId: number;
  readonly clienteId: number | null;
}): number => clienteId ?? -empresaId;

/** Lets one import of a customer run at a time, to the end of the transaction. */
export const lockImports = (db: Db, key: number) =>
  db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_OF.IMPORTS}, ${key})`);

/** The same for who need not wait: answers false while another import of the customer runs. */
export async function tryLockImports(db: Db, key: number): Promise<boolean> {
  const answer = await row(
    db,
    z.strictObject({ held: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${ADVISORY_OF.IMPORTS}, ${key}) as held`,
  );
  return answer?.held === true;
}
