import type { RegistryValues } from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { columnsFrom, WRITTEN_AT_ONCE } from './repository.ts';
import { tableOf, type Source } from './source.ts';

/** What is written of a record that is still as it was read. */
export interface RecordChange {
  readonly id: number;
  readonly version: number;
  readonly values: RegistryValues;
}
type Written = RecordChange & { readonly columns: ReadonlyMap<string, SQL> };

const TYPE = z.strictObject({ name: z.string(), type: z.string() });
const ID = z.strictObject({ id: z.int() });

/** What each column of the table takes; without a length, which a cast would cut to where the column refuses. */
async function typesOf(db: Db, { at }: Source): Promise<ReadonlyMap<string, SQL>> {
  const found = await rows(
    db,
    TYPE,
    sql`select a.attname::text as name, format_type(a.atttypid, null) as type from pg_attribute a
      where a.attrelid = ${at.table}::regclass and a.attnum > 0 and not a.attisdropped`,
  );
  return new Map(found.map(({ name, type }) => [name, sql.raw(type)]));
}

/** Records of which the same columns change, in one statement. */
async function updateAlike(
  db: Db,
  source: Source,
  types: ReadonlyMap<string, SQL>,
  part: readonly Written[],
): Promise<void> {
  const names = [...(part[0]?.columns.keys() ?? [])];
  const list = (items: readonly SQL[]): SQL => sql.join([...items], sql`, `);
  const typed = ({ columns }: Written, name: string): SQL =>
    sql`(${columns.get(name) ?? sql`null`})::${types.get(name) ?? sql`text`}`;
  const changed = await rows(
    db,
    ID,
    sql`update ${tableOf(source)} t set ${list(names.map((name) => sql`${sql.identifier(name)} = v.${sql.identifier(name)}`))}
      from (values ${list(
        part.map(
          (each) =>
            sql`(${list([sql`${each.id}::int`, sql`${each.version}::int`, ...names.map((name) => typed(each, name))])})`,
        ),
      )}) v ("#id", "#version", ${list(names.map((name) => sql`${sql.identifier(name)}`))})
      where t.id = v."#id" and t.versao = v."#version" returning t.id`,
  );
  if (changed.length !== part.length) throw new Error('Um registro mudou enquanto a planilha era gravada.');
}

/**
 * Writes some fields of many records that are still as they were read: those of which the same fields change in one
 * statement. Nothing is written where one of them is not.
 */
export async function updateRecords(db: Db, source: Source, all: readonly RecordChange[]): Promise<void> {
  const written = all
    .filter(({ values }) => Object.keys(values).length > 0)
    .map((each): Written => ({ ...each, columns: new Map(columnsFrom(source, each.values)) }));
  if (written.length === 0) return;
  const types = await typesOf(db, source);
  for (const alike of Map.groupBy(written, ({ columns }) => [...columns.keys()].join()).values())
    for (let from = 0; from < alike.length; from += WRITTEN_AT_ONCE)
      await updateAlike(db, source, types, alike.slice(from, from + WRITTEN_AT_ONCE));
}
