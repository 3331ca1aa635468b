import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';

export type DataRecord = Record<string, unknown>;

const IDENTIFIER = /^[a-z_][a-z0-9_]*$/;
const SIZE = 2_000;

/**
 * Inserts records whose keys are column names. Raw SQL, as all seeding: the demonstration is rows by the ten thousand
 * (by the million in `volume.ts`), which the builder would send as a parameter for each value. One statement and one parameter for each 2,000 rows: the
 * database reads the rows from JSON by the table's own types, which both databases do in milliseconds.
 * Every record must have the keys of the first.
 */
export async function insertBatch(db: Db, table: string, records: readonly DataRecord[]): Promise<void> {
  const first = records[0];
  if (!first) return;
  const columns = Object.keys(first);
  for (const name of [table, ...columns]) {
    if (!IDENTIFIER.test(name)) throw new Error(`Nome inválido: ${name}`);
  }
  const target = sql.raw(`${table} (${columns.join(', ')})`);
  const origin = sql.raw(columns.map((c) => `r.${c}`).join(', '));
  for (let i = 0; i < records.length; i += SIZE) {
    const json = JSON.stringify(records.slice(i, i + SIZE));
    await db.execute(
      sql`insert into ${target} select ${origin} from jsonb_populate_recordset(${sql.raw(`null::${table}`)}, ${json}::jsonb) r`,
    );
  }
}

/** After explicit ids: the identity goes on from the largest. */
export async function adjustIdentities(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (!IDENTIFIER.test(table)) throw new Error(`Nome inválido: ${table}`);
    await db.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
      ),
    );
  }
}
