import type { AgendamentoFilters, AgendamentoRow } from '@apto/api-client';
import { StatusAgendamento } from '@apto/domain/status';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { FLOOR } from '../platform/events.ts';
import type { InternalSession } from '../platform/session.ts';
import { ROW, SELECT_ROWS_OF_PAGE, toRow } from './row.ts';
import { eachRow, findRows, type Search } from './search.ts';
import { buildFilter, type Filter, type Query } from './filter.ts';
import { findPlace, idsFrom, type Places } from './jump.ts';
import { sort, type Direction, type SortOrder, type Term } from './order.ts';
import { columnsOf, paging, slice, type Slice } from './slice.ts';

/** How many of the newest are looked at, and of how many of them a search is everywhere. */
const SAMPLE = { rows: 300, common: 8 };
/** Passing one more row on the way to a page, against finding and sorting one more match. */
const WALK_COST = {
  /** With a look into the table. */
  table: 4,
  /** Where the index has the name. */
  index: 0.1,
  /** Along the names themselves: there the matches may lie together, behind all the others. */
  names: 0.03,
};

/** The rows of these ids with what their joins add, in the order given. */
export const loadRows = (db: Db, given: SQL, order: SortOrder) =>
  rows(
    db,
    ROW,
    sql`with page as materialized (${given}) ${SELECT_ROWS_OF_PAGE}
        order by ${sort(order.terms)}`,
  );

const load = async (db: Db, given: SQL, order: SortOrder): Promise<AgendamentoRow[]> =>
  (await loadRows(db, given, order)).map(toRow);

type Searched = Filter & { search: Search };

const JUMP = z.strictObject({
  total: z.int(),
  day: z.nullable(z.string()),
  before: z.int(),
  floor: z.string(),
});
type Jump = z.output<typeof JUMP>;

/** Rows of one status or exam type; `all` of them without the search, null where that is not known. */
const GROUP_COUNT = z.strictObject({ id: z.int(), n: z.int(), all: z.nullable(z.int()), floor: z.string() });

const FOUND = z.strictObject({
  total: z.int(),
  /** The page, where the matches are few. */
  ids: z.nullable(z.array(z.int())),
  all: z.nullable(z.int()),
  floor: z.string(),
});

const TOTALS = z.strictObject({
  total: z.int(),
  totalWithoutSearch: z.nullable(z.int()),
  floor: z.string(),
});
type Totals = z.output<typeof TOTALS>;

/**
 * The total, the day in which a deep page by creation begins, and the number of rows before that day: from
 * the counters alone, so the cost does not grow with the page's number.
 */
async function findDay(db: Db, byDay: SQL, direction: Direction, skip: number): Promise<Jump> {
  const sortDirection = sql.raw(direction);
  const opposite = sql.raw(direction === 'ASC' ? 'DESC' : 'ASC');
  const found = await row(
    db,
    JUMP,
    sql`with days as (
          select a.dia, sum(a.n) as n from agendamento_contagem_dia a where ${byDay} group by a.dia),
        running as (
          select dia, sum(n) over (order by dia ${sortDirection}) - n as before from days)
        select (select coalesce(sum(n), 0)::int from days) as total, d.dia::text as day, coalesce(d.before, 0)::int as before, ${FLOOR} as floor
        from (values (1)) as one left join lateral (
          select dia, before from running where before <= ${skip} order by dia ${opposite} limit 1) d on true`,
  );
  return found ?? { total: 0, day: null, before: 0, floor: '0' };
}

async function pageByDay(db: Db, filter: Filter, byDay: SQL, order: SortOrder, skip: number, limit: number) {
  const { total, day, before, floor } = await findDay(db, byDay, order.direcao, skip);
  if (skip >= total || day === null) return { total, items: [], floor };
  const since =
    order.direcao === 'DESC'
      ? sql`a.created_at < (${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
      : sql`a.created_at >= ${day}::date::timestamp at time zone 'America/Sao_Paulo'`;
  const given = sql`select a.id from agendamento a where ${filter.where} and ${since}
    order by ${sort(order.terms)} limit ${limit} offset ${skip - before}`;
  return { total, items: await load(db, given, order), floor };
}

/** A page far into an order of which a counter knows where it begins. */
async function pageByPlace(
  db: Db,
  { where }: Filter,
  places: Places,
  order: SortOrder,
  page: { skip: number; limit: number },
) {
  const place = await findPlace(db, places, order, page.skip);
  const { total, floor } = place;
  if (!place.is_there) return { total, items: [], floor };
  return { total, items: await load(db, idsFrom(where, order, place, page), order), floor };
}

/** How many rows there are of each status or exam type: as the counters know it, or as a search finds them. */
function countGroups(db: Db, filter: Filter, name: 'status_id' | 'tipo_exame_id') {
  const { where, count, search } = filter;
  const column = sql`a.${sql.raw(name)}`;
  const table = count && sql.raw(count.table);
  const known = count?.table === 'agendamento_contagem' || name === 'status_id' ? count : null;
  return rows(
    db,
    GROUP_COUNT,
    search
      ? sql`with ${common({ ...filter, search })} select g.id, g.n, ${FLOOR} as floor, ${
          known
            ? sql`(select coalesce(sum(a.n), 0)::int from ${table} a where ${known.where} and ${column} = g.id)`
            : sql`null::int`
        } as "all"
          from (select ${column}::int as id, count(*)::int as n from (${eachRow(where, search, IS_COMMON, column)}) a group by 1) g`
      : known
        ? sql`select ${column}::int as id, sum(a.n)::int as n, null::int as "all", ${FLOOR} as floor
          from ${table} a where ${known.where} group by 1 having sum(a.n) > 0`
        : sql`select ${column}::int as id, count(*)::int as n, null::int as "all", ${FLOOR} as floor
          from agendamento a where ${where} group by 1`,
  );
}

/**
 * A page sorted by status or exam type: only those that the page touches are read, each in the order of its index.
 */
async function pageByGroup(db: Db, filter: Filter, order: SortOrder, skip: number, limit: number) {
  const { search } = filter;
  const { group } = order;
  if (!group) throw new Error('A página por grupo precisa de grupo.');
  const groups = await countGroups(db, filter, group.column);
  const inOrder = group.values.flatMap((id) => groups.filter((g) => g.id === id));
  if (order.direcao === 'DESC') inOrder.reverse();
  const terms = order.terms.slice(1);
  let total = 0;
  const slices: SQL[] = [];
  for (const { id, n, all } of inOrder) {
    const start = Math.max(0, skip - total);
    const end = Math.min(n, skip + limit - total);
    if (start < end) {
      const where = sql`${filter.where} and a.${sql.raw(group.column)} = ${id}`;
      const stretch = { total: n, skip: start, limit: end - start };
      slices.push(
        sql`(${search ? findMatches({ where, search }, { campo: order.campo, terms }, { ...stretch, all }) : slice(where, terms, stretch)})`,
      );
    }
    total += n;
  }
  // Nothing to count by groups tells no floor either.
  const { floor } = groups[0] ?? (await countAll(db, filter));
  if (slices.length === 0) return { total, items: [], floor };
  return { total, items: await load(db, sql.join(slices, sql` union all `), order), floor };
}

/** How many rows a filter has without its search; null where only counting them would say it. */
const summed = ({ count }: Filter): SQL =>
  count
    ? sql`(select coalesce(sum(a.n), 0)::int from ${sql.raw(count.table)} a where ${count.where})`
    : sql`null::int`;

/** How many rows the filter has, exactly, and how many it would have without its search (null: not known). */
export async function countAll(db: Db, filter: Filter): Promise<Totals> {
  const { where, count, search } = filter;
  const byNames = search && summedNames({ ...filter, search });
  const counted = search
    ? (byNames ?? countMatches({ ...filter, search }))
    : count
      ? summed(filter)
      : sql`(select count(*)::int from agendamento a where ${where})`;
  const found = await row(
    db,
    TOTALS,
    sql`${search && !byNames ? sql`with ${common({ ...filter, search })}` : sql``} select ${counted} as total, ${search ? summed(filter) : sql`null::int`} as "totalWithoutSearch",
      ${FLOOR} as floor`,
  );
  return found ?? { total: 0, totalWithoutSearch: null, floor: '0' };
}

const IS_COMMON = sql`(select common.is_common from common)`;

/**
 * Whether a search is of names that many bear, for the `with` of a statement: the newest rows say it, where there are so
 * many rows that it matters.
 */
function common(filter: Searched): SQL {
  const { where, search, count } = filter;
  const sample = sql`(select count(*) filter (where ${search.named}) from (
    select a.nome_busca, a.cpf_funcionario from empresa_agendamento a where ${where}
    order by a.created_at desc, a.id desc limit ${SAMPLE.rows}) a)`;
  const isCommon =
    count && search.isOfNames
      ? sql`case when ${summed(filter)} >= ${paging.many} then ${sample} >= ${SAMPLE.common} else false end`
      : sql`false`;
  return sql`common as materialized (select ${isCommon} as is_common)`;
}

/** How many rows a search finds, summed over the names that are found: each stands there once. Null where only rows say it. */
const summedNames = ({ byName, search }: Searched): SQL | null =>
  byName && search.isOfNames
    ? sql`(select coalesce(sum(a.n), 0)::int from (${findRows(byName, search, sql`a.n`, 'empresa_contagem_nome')}) a)`
    : null;

const countMatches = ({ where, search }: Searched): SQL =>
  sql`(select count(*)::int from (${eachRow(where, search, IS_COMMON, sql`a.id`)}) a)`;

/** What a search finds, looked up once for the total and for the page; where that is much, only counted. */
async function findFew(db: Db, filter: Searched, { terms }: SortOrder, skip: number, limit: number) {
  const { where } = filter;
  const byNames = summedNames(filter);
  const found = await row(
    db,
    FOUND,
    sql`with ${
      byNames
        ? sql`common as materialized (select n > ${paging.few} as is_common, n from (select ${byNames} as n offset 0) c)`
        : common(filter)
    },
        found as materialized (select * from (${findRows(
          sql`${where} and not ${IS_COMMON}`,
          filter.search,
          columnsOf(terms),
        )}) a limit ${paging.few + 1}),
        few as (select count(*)::int as n, ${IS_COMMON} or count(*) > ${paging.few} as is_more from found)
      select case when is_more then ${byNames ? sql`(select common.n from common)` : countMatches(filter)} else n end as total,
        case when not is_more then array(
          select a.id from found a order by ${sort(terms)} limit ${limit} offset ${skip}) end as ids,
        ${summed(filter)} as "all", ${FLOOR} as floor
      from few`,
  );
  return found ?? { total: 0, ids: [], all: null, floor: '0' };
}

async function pageOfSearch(db: Db, filter: Searched, order: SortOrder, skip: number, limit: number) {
  const { total, ids, all, floor } = await findFew(db, filter, order, skip, limit);
  if (skip >= total) return { total, items: [], floor };
  const given = ids
    ? sql`select unnest(${`{${ids.join(',')}}`}::int[]) as id`
    : findMatches(filter, order, { total, skip, limit, all });
  return { total, items: await load(db, given, order), floor };
}

/** How long it is to a stretch of a search's matches by passing the rows of its order; infinite where nobody knows. */
function walkTo(field: SortOrder['campo'], search: Search, r: Slice & { all: number | null }): number {
  if (r.all === null) return Number.POSITIVE_INFINITY;
  if (field === 'funcionario') return r.all * WALK_COST.names;
  const passed = Math.min(r.skip + r.limit, Math.max(r.limit, r.total - r.skip));
  const cost = field === 'createdAt' && search.isOfNames ? WALK_COST.index : WALK_COST.table;
  return ((passed * r.all) / r.total) * cost;
}

/**
 * A page of a search that finds much. It is met sooner by walking the index of the order, unless it lies deep: then the
 * matches are found by an index and sorted.
 * @param r.all how many rows there are without the search; null where that is not known
 */
function findMatches(
  { where, search }: Pick<Searched, 'where' | 'search'>,
  { campo: field, terms }: { campo: SortOrder['campo']; terms: readonly Term[] },
  r: Slice & { all: number | null },
): SQL {
  if (walkTo(field, search, r) < r.total)
    // Opaque, so that no planner turns the filter into a look-up.
    return sql`with ${search.meant} ${slice(sql`${where} and coalesce(${search.whole}, false)`, terms, r)}`;
  return sql`select a.id from (${findRows(where, search, columnsOf(terms))}) a
    order by ${sort(terms)} limit ${r.limit} offset ${r.skip}`;
}

/** Whether the search of a filter, if it has one, finds a row of it: looked up. */
export const isFound = ({ where, search }: Filter): SQL =>
  search ? sql`a.id in (${findRows(where, search, sql`a.id`)})` : sql`true`;

/** Every status: none is left out, not even those that the list leaves out unasked. */
const EVERY_STATUS = StatusAgendamento.map(({ id }) => id);

/** How many rows there are of each status: what the list would show of it, with its search and its other filters. */
export async function countStatuses(db: Db, query: Query, session: InternalSession) {
  const filtrosExtras = { ...query.filtrosExtras, status: EVERY_STATUS };
  const groups = await countGroups(db, buildFilter({ ...query, filtrosExtras }, session), 'status_id');
  return groups.map(({ id, n }) => ({ id, total: n }));
}

/** How many rows the list shows for one of the counters above it. */
export const countPanel = (
  db: Db,
  session: InternalSession,
  panel: NonNullable<AgendamentoFilters['painel']>,
): Promise<number> =>
  countAll(db, buildFilter({ filtrosExtras: { painel: panel } }, session)).then(({ total }) => total);

/**
 * A page of the list: two statements whatever the page. Totals are exact; `floor` is that of the first of the two.
 * @param page from 1
 */
export async function listPage(db: Db, filter: Filter, order: SortOrder, page: number, limit: number) {
  const skip = (page - 1) * limit;
  const { search, byDay, count } = filter;
  if (!search && byDay && order.campo === 'createdAt' && skip >= paging.minJump)
    return pageByDay(db, filter, byDay, order, skip, limit);
  const places = search ? null : filter.places(order.campo);
  if (places && skip >= paging.minJump) return pageByPlace(db, filter, places, order, { skip, limit });
  const knowsGroup = count?.table === 'agendamento_contagem' || (count && order.campo === 'status');
  if (order.group && (search || knowsGroup)) return pageByGroup(db, filter, order, skip, limit);

  if (search) return pageOfSearch(db, { ...filter, search }, order, skip, limit);

  const { total, floor } = await countAll(db, filter);
  if (skip >= total) return { total, items: [], floor };
  const given = slice(filter.where, order.terms, { total, skip, limit });
  return { total, items: await load(db, given, order), floor };
}
