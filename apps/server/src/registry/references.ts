import { ERROR_CODE } from '@apto/api-client';
import { blockedText, inUseText, type Field, type RegistryValues } from '@apto/domain/registry';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { sqlCode, type Db } from '../db/port.ts';
import { countRows, row, rows } from '../db/rows.ts';
import { unlessTaken } from '../db/unique.ts';
import { cidade } from '../db/schema.ts';
import { conflict, invalid, notFound, rule } from '../platform/errors.ts';
import type { Scope } from '../platform/session.ts';
import { columnOf, readFrom, visible, sourceOf, type Source } from './source.ts';
import { TABLES, USE_LABEL } from './tables.ts';
import { taken, type UniqueKeys } from './taken.ts';

const FOUND = z.strictObject({ found: z.boolean() });

/**
 * Every choice of a record is one that its author sees, and lies within the other choices (a branch of that customer).
 * @param values the record as it will be
 * @param changed the fields to look at
 * @throws HttpError 404 for a record of somebody else, as for none at all
 */
export async function requireChoices(
  db: Db,
  source: Source,
  scope: Scope,
  values: RegistryValues,
  changed: ReadonlySet<string>,
): Promise<void> {
  for (const field of source.registry.fields) {
    const value = values[field.name];
    if (field.type !== 'combo' || typeof value !== 'number') continue;
    if (!changed.has(field.name) && !(field.within !== undefined && changed.has(field.within))) continue;
    if (field.of === 'cidades') {
      if ((await countRows(db, cidade, sql`${cidade.id} = ${value}`)) === 0) throw notFound('cidade');
      continue;
    }
    const target = sourceOf(field.of);
    const within = field.within === undefined ? undefined : values[field.within];
    const same =
      within === undefined ? sql`` : sql`and t.${columnOf(target, field.within ?? '')} = ${within}`;
    const answer = await row(
      db,
      FOUND,
      sql`select exists(select 1 from ${readFrom(target)} t where t.id = ${value} and ${visible(target, scope)} ${same}) as found`,
    );
    if (!answer?.found) throw notFound();
    if (field.isReleased) await requireReleased(db, target, field, value);
  }
}

const BLOCKED = z.strictObject({ reason: z.string() });

/** @throws HttpError 400 at the field, with the reason why the record is blocked */
async function requireReleased(db: Db, target: Source, field: Field, id: number): Promise<void> {
  const { blocked } = target.at;
  if (!blocked) return;
  const found = await row(
    db,
    BLOCKED,
    sql`select ${blocked.reason} as reason from ${readFrom(target)} t where t.id = ${id} and ${blocked.when}`,
  );
  if (found) throw invalid([{ campo: field.name, mensagem: blockedText(target.registry, found.reason) }]);
}

const KEY = z.strictObject({ table: z.string(), column: z.string() });

const HELD = z.strictObject({ id: z.int() });

/**
 * What holds on to each of some records of a table, by the names of its lists: foreign keys that would refuse a deletion.
 * Records that nothing holds are not in it.
 * @param except tables whose rows go with the record
 */
export async function usesOfEach(
  db: Db,
  table: string,
  ids: readonly number[],
  except: readonly string[] = [],
): Promise<Map<number, string[]>> {
  const keys = await rows(
    db,
    KEY,
    sql`select k.conrelid::regclass::text as "table", a.attname::text as "column"
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = ${table}::regclass and k.confdeltype in ('a', 'r')
      order by 1, 2`,
  );
  const uses = new Map<number, Set<string>>();
  for (const { table: holder, column } of keys) {
    if (except.includes(holder)) continue;
    const held = await rows(
      db,
      HELD,
      sql`select i.id from unnest(${`{${ids.join(',')}}`}::int[]) i (id)
        where exists(select 1 from ${sql.identifier(holder)} where ${sql.identifier(column)} = i.id)`,
    );
    for (const { id } of held)
      uses.set(id, (uses.get(id) ?? new Set()).add(USE_LABEL[holder] ?? 'outros registros'));
  }
  return new Map(
    [...uses].map(([id, labels]) => [id, [...labels].sort((a, b) => a.localeCompare(b, 'pt-BR'))]),
  );
}

/**
 * The same, and the files that were attached to each: who deletes a record by hand takes its files along, who takes back
 * many at once does not see them.
 */
export async function usesWithFiles(
  db: Db,
  table: string,
  ids: readonly number[],
  except?: readonly string[],
): Promise<Map<number, string[]>> {
  const uses = await usesOfEach(db, table, ids, except);
  const names = Object.keys(TABLES).filter((name) => TABLES[name]?.table === table);
  const filed = await rows(
    db,
    HELD,
    sql`select distinct origem_id as id from arquivo
      where origem = any(${`{${names.join(',')}}`}::text[]) and origem_id = any(${`{${ids.join(',')}}`}::int[])`,
  );
  for (const { id } of filed) uses.set(id, [...(uses.get(id) ?? []), 'anexos']);
  return uses;
}

/** @throws HttpError 409 that names what depends on the record */
export async function requireUnused(db: Db, source: Source, id: number): Promise<void> {
  const uses = (await usesOfEach(db, source.at.table, [id])).get(id) ?? [];
  if (uses.length > 0) throw conflict(ERROR_CODE.CONFLITO, inUseText(uses));
}

/**
 * What the database refuses of a write, in words.
 * @param keys what no two records share, where the write may take another's
 */
export async function explained<T>(
  source: Source,
  write: () => Promise<T>,
  keys: UniqueKeys = new Map(),
): Promise<T> {
  try {
    return await unlessTaken(write, (index) => taken(source, keys, index));
  } catch (error) {
    switch (sqlCode(error)) {
      case '23P01':
        throw conflict(ERROR_CODE.CONFLITO, 'Já existe um registro com estes dados neste período.');
      case '23503':
        throw conflict(
          ERROR_CODE.CONFLITO,
          'Outro registro depende deste como ele está. Altere o outro antes deste.',
        );
      case '23514':
        throw rule('Um dos valores não combina com os outros. Confira os campos.');
      default:
        throw error;
    }
  }
}
