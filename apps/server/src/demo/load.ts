import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';

const DEFINITION = z.strictObject({ table: z.string(), name: z.string(), definition: z.string() });

/**
 * Runs `fn` with the foreign keys and secondary indexes of the tables taken away, and puts them back
 * afterwards: checking a million rows at once costs a small part of checking them one by one. For a bulk
 * load inside one transaction only, which keeps everybody else out meanwhile.
 */
export async function withoutIndexes(
  tx: Db,
  tables: readonly string[],
  fn: () => Promise<void>,
): Promise<void> {
  const names = sql.join(
    tables.map((t) => sql`${t}::regclass`),
    sql`, `,
  );
  const keys = await rows(
    tx,
    DEFINITION,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and conrelid in (${names})`,
  );
  const indices = await rows(
    tx,
    DEFINITION,
    sql`select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i
        where i.indrelid in (${names}) and not i.indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
  for (const { name } of indices) await tx.execute(sql.raw(`drop index ${name}`));
  await fn();
  for (const { definition } of indices) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
  }
}
