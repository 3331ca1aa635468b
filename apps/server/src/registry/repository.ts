import {
  listedFields,
  TEXT_RULES,
  type Field,
  type RegistryValue,
  type RegistryValues,
} from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { invalid, notFound, staleVersion } from '../platform/errors.ts';
import { allConditions, normalizedLike } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { literalLike } from '../platform/sql.ts';
import {
  columnOf,
  fileNameOf,
  hasActivation,
  labelOf,
  normalizedOf,
  ofRecord,
  readFrom,
  sourceOf,
  tableOf,
  visible,
  type Source,
} from './source.ts';

/** Fields by which a row hangs on a record of another registry, beside the customer's. */
const OWNERS = ['supplierId', 'atividadeId', 'epcId', 'medidaId', 'fonteGeradoraId'] as const;

/** What a list asks for. */
export interface ListQuery {
  readonly filter?: string | undefined;
  readonly sort?: string | undefined;
  readonly extras?:
    | ({
        readonly ativo?: boolean | undefined;
        readonly customerId?: number | undefined;
      } & { readonly [By in (typeof OWNERS)[number]]?: number | undefined })
    | undefined;
}

const RECORD = z.strictObject({
  id: z.int(),
  ativo: z.boolean(),
  version: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  labels: z.record(z.string(), z.nullable(z.string())),
});
export type RegistryRecord = z.output<typeof RECORD>;

const COUNT = z.strictObject({ total: z.int() });

/** The name of what a combo chose. */
function chosenLabel(source: Source, field: Field & { type: 'combo' }): SQL {
  const column = ofRecord(source, field.name);
  if (field.of === 'cidades')
    return sql`(select x.cidade || ' - ' || x.estado from cidade x where x.id = ${column})`;
  const target = sourceOf(field.of);
  return sql`(select ${labelOf(target, sql`x`)} from ${readFrom(target)} x where x.id = ${column})`;
}

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

const selected = (source: Source, fields: readonly Field[]): SQL =>
  sql`t.id, ${hasActivation(source) ? sql`t.ativo` : sql`true`} as ativo, t.versao as version,
    ${jsonOf(fields.map(({ name }) => [name, ofRecord(source, name)] as const))} as values,
    ${jsonOf(labelled(source, fields))} as labels`;

/** Documents are found by their first characters, whatever punctuation was typed; texts by any part. */
function searched(source: Source, term: string): SQL {
  const bare = term.replace(/[.\-/()\s]/g, '');
  const parts = source.registry.fields
    .filter(({ isSearched }) => isSearched)
    .flatMap((field) => {
      if (!TEXT_RULES[field.type] || field.type === 'email')
        return [sql`${normalizedOf(source, field)} like '%' || ${normalizedLike(term)} || '%'`];
      return bare === ''
        ? []
        : [sql`${ofRecord(source, field.name)} like ${`${literalLike(bare.toUpperCase())}%`}`];
    });
  if (parts.length === 0) return sql`${labelOf(source, sql`t`)} ilike ${`%${literalLike(term)}%`}`;
  const found = sql`(${sql.join(parts, sql` or `)})`;
  const { searchView } = source.at;
  // As an array it is looked up before anything else is asked of the rows.
  return searchView === undefined
    ? found
    : sql`t.id = any(array(select t.id from ${sql.identifier(searchView)} t where ${found}))`;
}

/** The records of a list, before order and page. */
export function listed(source: Source, scope: Scope, { filter, extras }: ListQuery): SQL {
  const term = filter?.trim() ?? '';
  const { customer } = source.at;
  return allConditions([
    visible(source, scope),
    term !== '' && searched(source, term),
    extras?.ativo !== undefined && hasActivation(source) && sql`t.ativo = ${extras.ativo}`,
    extras?.customerId !== undefined &&
      customer !== undefined &&
      sql`t.${sql.identifier(customer)} = ${extras.customerId}`,
    ...OWNERS.map(
      (by) =>
        extras?.[by] !== undefined &&
        source.registry.fields.some(({ name }) => name === by) &&
        sql`t.${columnOf(source, by)} = ${extras[by]}`,
    ),
  ]);
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The order of a list: its naming field, unless a column is asked for (doc3 §7.6: in snake_case).
 * @throws HttpError 400 for what is no column of the list
 */
export function ordered(source: Source, sort?: string): SQL {
  const { fields, naming } = source.registry;
  const [asked, direction = 'ASC'] = sort?.split(' ') ?? [];
  const name = asked === undefined ? naming : asked.includes('_') ? camel(asked) : asked;
  const field = fields.find((f) => f.name === name && !f.isUnordered && (f.isColumn || f.name === naming));
  if (!field) {
    const columns = fields.filter(({ isColumn, isUnordered }) => isColumn && !isUnordered).map((f) => f.name);
    throw invalid([{ campo: 'sort', mensagem: `Ordenação não permitida. Use um de: ${columns.join(', ')}` }]);
  }
  const by =
    // What is named by a choice goes by its words.
    field.type === 'select' && field.name === naming && source.at.label !== undefined
      ? sql`apto_normalizar(${labelOf(source, sql`t`)})`
      : field.type === 'combo'
        ? sql`apto_normalizar(${chosenLabel(source, field)})`
        : field.type === 'text' || field.type === 'longText'
          ? normalizedOf(source, field)
          : ofRecord(source, field.name);
  // What is never empty goes along its index both ways.
  const isKept = field.isRequired && source.at.normalized?.[field.name] !== undefined;
  const last = isKept ? sql`` : sql` nulls last`;
  const way = direction.toUpperCase() === 'DESC' ? sql`desc${last}` : sql`asc${last}`;
  return sql`${by} ${way}, t.id`;
}

/** One page of a list. */
export async function readPage(
  db: Db,
  source: Source,
  scope: Scope,
  query: ListQuery & { page: number; limit: number },
) {
  const where = listed(source, scope, query);
  const counted = await row(
    db,
    COUNT,
    sql`select count(*)::int as total from ${readFrom(source)} t where ${where}`,
  );
  const items = await readRows(
    db,
    source,
    where,
    ordered(source, query.sort),
    query.limit,
    (query.page - 1) * query.limit,
  );
  return { total: counted?.total ?? 0, items };
}

/**
 * Some records of a condition, in an order, without what is of somebody's health. What is skipped is only counted off:
 * its values and names are not put together.
 */
export const readRows = (db: Db, source: Source, where: SQL, order: SQL, limit: number, offset: number) =>
  rows(
    db,
    RECORD,
    sql`select ${selected(source, listedFields(source.registry))} from ${readFrom(source)} t
      where t.id = any(array(select t.id from ${readFrom(source)} t where ${where} order by ${order} limit ${limit} offset ${offset}))
        ${source.at.view === undefined ? sql`` : sql`and ${where}`}
      order by ${order}`,
  );

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

const OPTION = z.strictObject({ id: z.int(), name: z.string() });

/** Names in their order: by the column that keeps them normalised, whose index is walked, where there is one. */
function byLabel(source: Source): SQL {
  const { fields, naming } = source.registry;
  const field = fields.find(({ name }) => name === naming);
  return field !== undefined && source.at.label === undefined
    ? normalizedOf(source, field)
    : sql`apto_normalizar(${labelOf(source, sql`t`)})`;
}

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
    liberados?: boolean | undefined;
  },
) {
  const { ids, filter, customerId, liberados: releasedOnly, page, limit } = query;
  const where = allConditions([
    listed(source, scope, { filter, extras: { ...(ids ? {} : { ativo: true }), customerId } }),
    ids && sql`t.id = any (${`{${ids.join(',')}}`}::int[])`,
    releasedOnly === true && source.at.blocked && sql`not (${source.at.blocked.when})`,
  ]);
  const counted = await row(
    db,
    COUNT,
    sql`select count(*)::int as total from ${readFrom(source)} t where ${where}`,
  );
  const label = labelOf(source, sql`t`);
  const items = await rows(
    db,
    OPTION,
    sql`select t.id, ${label} as name from ${readFrom(source)} t where ${where}
      order by ${byLabel(source)}, t.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { total: counted?.total ?? 0, items };
}

const ID = z.strictObject({ id: z.int() });

/** A field's file has no column: it hangs on the record (field-files.ts). */
const hasColumn = ({ registry }: Source, name: string): boolean =>
  !registry.fields.some((field) => field.name === name && field.type === 'file');

/** One parameter; a list is the database's own, of declared words that need no quotes. */
const parameter = (value: RegistryValue): SQL =>
  Array.isArray(value) ? sql`${`{${value.join(',')}}`}::text[]` : sql`${value}`;

const columnsFrom = (source: Source, values: RegistryValues): (readonly [SQL, SQL])[] => [
  ...Object.entries(values)
    .filter(([name]) => hasColumn(source, name))
    .map(([name, value]) => [columnOf(source, name), parameter(value)] as const),
  ...Object.entries(source.at.derived?.(values) ?? {}).map(
    ([column, expression]) => [sql`${sql.identifier(column)}`, expression] as const,
  ),
];

/** Writes a new record; what is empty takes the table's own default. */
export async function insertRecord(
  db: Db,
  source: Source,
  scope: Scope,
  values: RegistryValues,
): Promise<number> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const pairs = [[sql`empresa_id`, sql`${scope.empresaId}`] as const, ...columnsFrom(source, given)];
  const made = await row(
    db,
    ID,
    sql`insert into ${tableOf(source)} (${sql.join(
      pairs.map(([column]) => column),
      sql`, `,
    )}) values (${sql.join(
      pairs.map(([, value]) => value),
      sql`, `,
    )}) returning id`,
  );
  if (!made) throw new Error('O registro não foi criado.');
  return made.id;
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
  const pairs = columns.length > 0 ? columns : [[sql`versao`, sql`versao`] as const];
  const changed = await row(
    db,
    ID,
    sql`update ${tableOf(source)} set ${sql.join(
      pairs.map(([column, value]) => sql`${column} = ${value}`),
      sql`, `,
    )} where id = ${id} and versao = ${version.expected} returning id`,
  );
  // Somebody else got in between the look and the write.
  if (!changed) throw staleVersion(version.expected, version.current + 1);
}

/** Switches a record on or off. */
export async function setActive(db: Db, source: Source, id: number, isActive: boolean): Promise<void> {
  await db.execute(sql`update ${tableOf(source)} set ativo = ${isActive} where id = ${id}`);
}

export async function deleteRecord(db: Db, source: Source, id: number): Promise<void> {
  await db.execute(sql`delete from ${tableOf(source)} where id = ${id}`);
}
