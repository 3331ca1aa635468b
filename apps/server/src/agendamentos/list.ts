import type { AgendamentoFilters, AgendamentoRow } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { FLOOR } from '../platform/events.ts';
import type { InternalSession } from '../platform/session.ts';
import { ROW, SELECT_ROW, toRow } from './row.ts';
import { buildFilter, type Filter } from './filter.ts';
import { reverse, sort, type Direction, type SortOrder, type Term } from './order.ts';

export const paging = {
  /** Skipping fewer rows than this is quicker than asking where to begin. A test of every page makes it small. */
  minJump: 2_000,
};
/** Looking at one more row of an index and at its employee, against finding and sorting one more match. */
const WALK_COST = 4;

/** The rows of these ids with what their joins add, in the order given. */
export const loadRows = (db: Db, given: SQL, order: SortOrder) =>
  rows(
    db,
    ROW,
    sql`with page as materialized (${given}) ${SELECT_ROW} join page on page.id = a.id
        order by ${sort(order.terms)}`,
  );

const load = async (db: Db, given: SQL, order: SortOrder): Promise<AgendamentoRow[]> =>
  (await loadRows(db, given, order)).map(toRow);

interface Slice {
  total: number;
  skip: number;
  limit: number;
}

/** The ids of a stretch of `total` rows; its second half is nearer from the end. */
function slice(where: SQL, terms: readonly Term[], { total, skip, limit }: Slice): SQL {
  const count = Math.min(limit, total - skip);
  const fromEnd = skip > total / 2 && skip >= paging.minJump;
  return sql`select a.id from agendamento a where ${where}
    order by ${sort(fromEnd ? reverse(terms) : terms)}
    limit ${count} offset ${fromEnd ? total - skip - count : skip}`;
}

const JUMP = z.strictObject({
  total: z.int(),
  day: z.nullable(z.string()),
  before: z.int(),
  floor: z.string(),
});
type Jump = z.output<typeof JUMP>;

const GROUP_COUNT = z.strictObject({ id: z.int(), n: z.int(), floor: z.string() });

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

/**
 * A page sorted by status or exam type: the counters say how many rows each has, so only those that the page
 * touches are read, each in the order of its index.
 */
async function pageByGroup(db: Db, filter: Filter, order: SortOrder, skip: number, limit: number) {
  const { count } = filter;
  const { group } = order;
  if (!count || !group) throw new Error('A página por grupo precisa de contagem e de grupo.');
  const column = sql`a.${sql.raw(group.column)}`;
  const groups = await rows(
    db,
    GROUP_COUNT,
    sql`select ${column}::int as id, sum(a.n)::int as n, ${FLOOR} as floor from ${sql.raw(count.table)} a where ${count.where}
        group by 1 having sum(a.n) > 0`,
  );
  const inOrder = group.values.flatMap((id) => groups.filter((g) => g.id === id));
  if (order.direcao === 'DESC') inOrder.reverse();
  let total = 0;
  const slices: SQL[] = [];
  for (const { id, n } of inOrder) {
    const start = Math.max(0, skip - total);
    const end = Math.min(n, skip + limit - total);
    if (start < end) {
      const where = sql`${filter.where} and ${column} = ${id}`;
      slices.push(
        sql`(${slice(where, order.terms.slice(1), { total: n, skip: start, limit: end - start })})`,
      );
    }
    total += n;
  }
  // Nothing to count by groups tells no floor either.
  const { floor } = groups[0] ?? (await countAll(db, filter));
  if (slices.length === 0) return { total, items: [], floor };
  return { total, items: await load(db, sql.join(slices, sql` union all `), order), floor };
}

/** How many rows the filter has, exactly, and how many it would have without its search (null: not known). */
export async function countAll(db: Db, { where, count, search }: Filter): Promise<Totals> {
  const summed = count
    ? sql`(select coalesce(sum(a.n), 0)::int from ${sql.raw(count.table)} a where ${count.where})`
    : sql`null::int`;
  const counted = search
    ? sql`(select count(*)::int from empresa_funcionario f join agendamento a on a.funcionario_id = f.id where ${search} and ${where})`
    : count
      ? summed
      : sql`(select count(*)::int from agendamento a where ${where})`;
  const found = await row(
    db,
    TOTALS,
    search
      ? sql`select ${counted} as total, ${summed} as "totalWithoutSearch", ${FLOOR} as floor`
      : sql`select ${counted} as total, null::int as "totalWithoutSearch", ${FLOOR} as floor`,
  );
  return found ?? { total: 0, totalWithoutSearch: null, floor: '0' };
}

/**
 * A page of a search. Few matches are found by their employees and sorted; when many match, a page is met
 * sooner by walking the index of the order, unless that is the name itself: there the matches lie together.
 */
function findMatches(
  filter: Filter & { search: SQL },
  order: SortOrder,
  r: Slice & Omit<Totals, 'floor'>,
): SQL {
  const all = order.campo === 'funcionario' ? null : r.totalWithoutSearch;
  const steps = all === null ? Number.POSITIVE_INFINITY : ((r.skip + r.limit) * all) / r.total;
  const page = sql`order by ${sort(order.terms)} limit ${r.limit} offset ${r.skip}`;
  return steps * WALK_COST < r.total
    ? // A scalar subquery stays a filter: the planner cannot turn it into the join that is avoided here.
      sql`select a.id from agendamento a where ${filter.where}
          and (select ${filter.search} from funcionario f where f.id = a.funcionario_id) ${page}`
    : sql`select a.id from (select f.id from empresa_funcionario f where ${filter.search} offset 0) who
          join agendamento a on a.funcionario_id = who.id where ${filter.where} ${page}`;
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
  const knowsGroup = count?.table === 'agendamento_contagem' || order.campo === 'status';
  if (!search && count && order.group && knowsGroup) return pageByGroup(db, filter, order, skip, limit);

  const { total, totalWithoutSearch, floor } = await countAll(db, filter);
  if (skip >= total) return { total, items: [], floor };
  const given = search
    ? findMatches({ ...filter, search }, order, { total, totalWithoutSearch, skip, limit })
    : slice(filter.where, order.terms, { total, skip, limit });
  return { total, items: await load(db, given, order), floor };
}
