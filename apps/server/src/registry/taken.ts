import { ERROR_CODE } from '@apto/api-client';
import { takenText, type Field } from '@apto/domain/registry';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { conflict, type HttpError } from '../platform/errors.ts';
import { columnName, type Source } from './source.ts';

const KEY = z.strictObject({ name: z.string(), made: z.string() });

/** What no two records of a table share, by the name of its unique index: the database's own words of it. */
export type UniqueKeys = ReadonlyMap<string, string>;

/** They stay as they are as long as the process runs: migrations come before. */
const known = new Map<string, UniqueKeys>();

/** Asked before a write: within the transaction that a refusal ended nothing more can be. */
export async function uniqueKeys(db: Db, { at: { table } }: Source): Promise<UniqueKeys> {
  const kept = known.get(table);
  if (kept) return kept;
  const found = await rows(
    db,
    KEY,
    sql`select c.relname::text as name, pg_get_indexdef(i.indexrelid) as made
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${table}::regclass and i.indisunique and not i.indisprimary`,
  );
  const keys = new Map(found.map(({ name, made }) => [name, made.slice(made.indexOf('('))]));
  known.set(table, keys);
  return keys;
}

/** The fields that a unique index is made of. Whose record it is says nothing where there are others. */
function fieldsOf(source: Source, made: string): readonly Field[] {
  const words = new Set(made.match(/\w+/g));
  const fields = source.registry.fields.filter(({ name }) => words.has(columnName(source, name)));
  const own = fields.filter(({ name }) => columnName(source, name) !== source.at.customer);
  return own.length > 0 ? own : fields;
}

/** 409 of what another record has already: which fields it is, said at the first of them. */
export function taken(source: Source, keys: UniqueKeys, constraint: string | undefined): HttpError {
  const fields = fieldsOf(source, keys.get(constraint ?? '') ?? '');
  const message = takenText(fields.map(({ label }) => label));
  const [first] = fields;
  return conflict(
    ERROR_CODE.CONFLITO,
    message,
    first && { message, campos: [{ campo: first.name, mensagem: message }] },
  );
}
