import {
  blockedText,
  listedFields,
  type Field,
  type RegistryValue,
  type RegistryValues,
} from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { notFound, staleVersion } from '../platform/errors.ts';
import { lostRace } from '../platform/lost-race.ts';
import { millions } from '../platform/millions.ts';
import { allConditions } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { listed, type ListQuery } from './listing.ts';
import { byLabel, ordered, type Order } from './order.ts';
import {
  chosenLabel,
  columnName,
  columnOf,
  fileNameOf,
  activeOf,
  hasActivation,
  labelOf,
  ofRecord,
  readFrom,
  tableOf,
  visible,
  type Source,
} from './source.ts';
import { readIds, readStretch, type Listing, type Stretch } from './walk.ts';

const RECORD = z.strictObject({
  id: z.int(),
  ativo: z.boolean(),
  version: z.int(),
  /** Null of records that are older than the column. */
  createdAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  labels: z.record(z.string(), z.nullable(z.string())),
});
export type RegistryRecord = z.output<typeof RECORD>;

/** What a field's value is called, where the value itself says nothing to people. */
const labelled = (source: Source, fields: readonly Field[]): (readonly [string, SQL])[] =>
  fields.flatMap((field) =>
    field.type === 'combo'
      ? [[field.name, chosenLabel(source, field)] as const]
      : field.type === 'file'
        ? [[field.name, fileNameOf(source, field.name)] as const]
        : [],
  );

/** A JSON object out of names and expressions. */
const jsonOf = (entries: readonly (readonly [string, SQL])[]): SQL =>
  entries.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(
        entries.map(([name, expression]) => sql`${name}::text, ${expression}`),
        sql`, `,
      )})`;

const instant = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const selected = (source: Source, fields: readonly Field[]): SQL =>
  sql`t.id, ${activeOf(source) ?? sql`true`} as ativo, t.versao as version,
    ${instant(sql`t.created_at`)} as "createdAt", ${instant(sql`t.updated_at`)} as "updatedAt",
    ${jsonOf(fields.map(({ name }) => [name, ofRecord(source, name)] as const))} as values,
    ${jsonOf(labelled(source, fields))} as labels`;

/** One page of a list. */
export async function readPage(
  db: Db,
  source: Source,
  scope: Scope,
  query: ListQuery & { page: number; limit: number },
) {
  const listing = listed(source, scope, query);
  const order = ordered(source, query.sort);
  const stretch = { limit: query.limit, offset: (query.page - 1) * query.limit };
  const { ids, ...count } = await readStretch(db, listing, order, stretch);
  return { ...count, items: await readThese(db, source, listing, order, ids) };
}

/**
 * The records of these ids, without what is of somebody's health: what a page skips is only counted off, its values and
 * names are not put together.
 */
async function readThese(db: Db, source: Source, listing: Listing, order: Order, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return rows(
    db,
    RECORD,
    sql`select ${selected(source, listedFields(source.registry))} from ${readFrom(source)} t ${order.joins}
      where ${among(source, listing, ids)} order by ${order.terms}`,
  );
}

/** A view shows a record once for each who sees it: there the list's condition chooses again. */
const among = ({ at }: Source, { where }: Listing, ids: readonly number[]): SQL =>
  allConditions([sql`t.id = any (${`{${ids.join(',')}}`}::int[])`, at.view !== undefined && where]);

/** Some records of a list, in its order. */
export const readRows = async (
  db: Db,
  source: Source,
  listing: Listing,
  order: Order,
  stretch: Stretch,
): Promise<RegistryRecord[]> =>
  readThese(db, source, listing, order, await readIds(db, listing, order, stretch));

/** @throws HttpError 404, also outside the scope */
export async function readRecord(db: Db, source: Source, scope: Scope, id: number): Promise<RegistryRecord> {
  const found = await row(
    db,
    RECORD,
    sql`select ${selected(source, source.registry.fields)} from ${readFrom(source)} t where t.id = ${id} and ${visible(source, scope)}`,
  );
  if (!found) throw notFound();
  return found;
}

/** Some records whole, by id; those that the caller does not see are not among them. */
export const readByIds = (
  db: Db,
  source: Source,
  scope: Scope,
  ids: readonly number[],
): Promise<RegistryRecord[]> =>
  rows(
    db,
    RECORD,
    sql`select ${selected(source, source.registry.fields)} from ${readFrom(source)} t
      where t.id = any (${`{${ids.join(',')}}`}::int[]) and ${visible(source, scope)}`,
  );

const OPTION = z.strictObject({ id: z.int(), name: z.string(), reason: z.nullable(z.string()) });

/** Names to choose from: active ones, or those asked for by id, which may be inactive by now. */
export async function readOptions(
  db: Db,
  source: Source,
  scope: Scope,
  query: {
    page: number;
    limit: number;
    filter?: string | undefined;
    customerId?: number | undefined;
    ids?: readonly number[] | undefined;
  },
) {
  const { ids, filter, customerId, page, limit } = query;
  const { blocked } = source.at;
  const isActive = ids || !hasActivation(source) ? {} : { ativo: true };
  const found = listed(source, scope, {
    filter: filter === undefined ? [] : [filter],
    extras: { ...isActive, customerId },
  });
  const listing =
    ids === undefined
      ? found
      : {
          ...found,
          where: allConditions([found.where, sql`t.id = any (${`{${ids.join(',')}}`}::int[])`]),
          counter: null,
          millions: null,
        };
  const order = byLabel(source);
  const { ids: chosen, ...count } = await readStretch(db, listing, order, {
    limit,
    offset: (page - 1) * limit,
    most: millions.offered,
  });
  if (chosen.length === 0) return { ...count, items: [] };
  const items = await rows(
    db,
    OPTION,
    sql`select t.id, ${labelOf(source, sql`t`)} as name,
        ${blocked ? sql`case when ${blocked.when} then ${blocked.reason} end` : sql`null::text`} as reason
      from ${readFrom(source)} t ${order.joins}
      where ${among(source, listing, chosen)} order by ${order.terms}`,
  );
  return {
    ...count,
    items: items.map(({ reason, ...item }) =>
      reason === null ? item : { ...item, bloqueio: blockedText(source.registry, reason) },
    ),
  };
}

const ID = z.strictObject({ id: z.int() });

/** A field's file has no column: it hangs on the record (field-files.ts). */
const hasColumn = ({ registry }: Source, name: string): boolean =>
  !registry.fields.some((field) => field.name === name && field.type === 'file');

/** One parameter; a list is the database's own, of declared words that need no quotes. */
const parameter = (value: RegistryValue): SQL =>
  Array.isArray(value) ? sql`${`{${value.join(',')}}`}::text[]` : sql`${value}`;

/** What a record's values are in its table, by column. */
export const columnsFrom = (source: Source, values: RegistryValues): [column: string, value: SQL][] => [
  ...Object.entries(values)
    .filter(([name]) => hasColumn(source, name))
    .map(([name, value]): [string, SQL] => [columnName(source, name), parameter(value)]),
  ...Object.entries(source.at.derived?.(values) ?? {}),
];

/** Records that one statement writes: more of them would be no faster, and it names each of their values. */
export const WRITTEN_AT_ONCE = 100;

/** Writes new records, and answers their ids in the same order; what is empty takes the table's own default. */
export async function insertRecords(
  db: Db,
  source: Source,
  scope: Scope,
  all: readonly RegistryValues[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < all.length; from += WRITTEN_AT_ONCE) {
    const part = all.slice(from, from + WRITTEN_AT_ONCE).map((values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
      return new Map<string, SQL>([['empresa_id', sql`${scope.empresaId}`], ...columnsFrom(source, given)]);
    });
    const columns = [...new Set(part.flatMap((record) => [...record.keys()]))];
    const listed = (each: (column: string) => SQL): SQL => sql`(${sql.join(columns.map(each), sql`, `)})`;
    const made = await rows(
      db,
      ID,
      sql`insert into ${tableOf(source)} ${listed((column) => sql`${sql.identifier(column)}`)} values ${sql.join(
        part.map((record) => listed((column) => record.get(column) ?? sql`default`)),
        sql`, `,
      )} returning id`,
    );
    if (made.length !== part.length) throw new Error('Um registro não foi criado.');
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

/** Writes a new record. */
export async function insertRecord(
  db: Db,
  source: Source,
  scope: Scope,
  values: RegistryValues,
): Promise<number> {
  const [id] = await insertRecords(db, source, scope, [values]);
  if (id === undefined) throw new Error('O registro não foi criado.');
  return id;
}

/**
 * Writes some fields of a record that is still as the caller knows it.
 * @throws HttpError 409 with both versions
 */
export async function updateRecord(
  db: Db,
  source: Source,
  id: number,
  values: RegistryValues,
  version: { expected: number; current: number },
): Promise<void> {
  if (version.expected !== version.current) throw staleVersion(version.expected, version.current);
  if (Object.keys(values).length === 0) return;
  const columns = columnsFrom(source, values);
  // Another file alone makes another version too: the table's trigger counts it.
  const pairs = columns.length > 0 ? columns : [['versao', sql`versao`] as const];
  const changed = await row(
    db,
    ID,
    sql`update ${tableOf(source)} set ${sql.join(
      pairs.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
      sql`, `,
    )} where id = ${id} and versao = ${version.expected} returning id`,
  );
  if (!changed) throw await lostRace(db, source.at.table, id, version.expected);
}

/** Switches a record on or off. */
export async function setActive(db: Db, source: Source, id: number, isActive: boolean): Promise<void> {
  const { switchedBy: state } = source.registry;
  const [column, value] = state
    ? [columnOf(source, state.field), isActive ? state.on : state.off]
    : [sql`ativo`, isActive];
  await db.execute(sql`update ${tableOf(source)} set ${column} = ${value} where id = ${id}`);
}

export async function deleteRecord(db: Db, source: Source, id: number): Promise<void> {
  await db.execute(sql`delete from ${tableOf(source)} where id = ${id}`);
}
