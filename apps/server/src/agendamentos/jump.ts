import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import { FLOOR } from '../platform/events.ts';
import { sort, type SortOrder } from './order.ts';
import { columnsOf, slice } from './slice.ts';

/**
 * A counter by what an order sorts by first: the value is a column of the counter and of the appointment; of a name it is
 * the first word.
 */
export interface Places {
  table: 'agendamento_contagem_cliente' | 'agendamento_contagem_data' | 'agendamento_contagem_primeiro';
  /** Conditions over the counter. */
  where: SQL;
}

const PLACE = z.strictObject({
  total: z.int(),
  /** Whether there is a row at all where the page begins. */
  is_there: z.boolean(),
  key: z.nullable(z.string()),
  before: z.int(),
  n: z.int(),
  floor: z.string(),
});
type Place = z.output<typeof PLACE>;

/** The total, and the customer or day in which a page begins: from the counter alone. */
export async function findPlace(db: Db, { table, where }: Places, order: SortOrder, skip: number) {
  const [[sorted, direction]] = order.terms;
  const column = order.campo === 'funcionario' ? sql`a.primeiro_nome` : sorted;
  const found = await row(
    db,
    PLACE,
    sql`with values_of as (
          select ${column} as key, sum(a.n) as n from ${sql.raw(table)} a where ${where} group by ${column}),
        running as (
          select key, n, sum(n) over (order by key ${sql.raw(direction)}) - n as before from values_of)
        select (select coalesce(sum(n), 0)::int from values_of) as total, p.n is not null as is_there, p.key::text as key,
          coalesce(p.before, 0)::int as before, coalesce(p.n, 0)::int as n, ${FLOOR} as floor
        from (values (1)) as one left join lateral (
          select key, n, before from running where before <= ${skip} and before + n > ${skip} limit 1) p on true`,
  );
  return found ?? { total: 0, is_there: false, key: null, before: 0, n: 0, floor: '0' };
}

/**
 * The ids of a page that begins in a place: the rest of its customer or day, from whichever end is nearer, and then what
 * comes behind it.
 */
export function idsFrom(
  where: SQL,
  order: SortOrder,
  { key, before, n }: Place,
  { skip, limit }: { skip: number; limit: number },
): SQL {
  const [[column, direction]] = order.terms;
  const columns = columnsOf(order.terms);
  const rest = limit - Math.min(limit, before + n - skip);
  // A first name and all that follows it, up to the first that does not begin with it.
  const end = order.campo === 'funcionario' && key !== null ? `${key}!` : null;
  const here =
    key === null
      ? sql`${column} is null`
      : end === null
        ? sql`${column} = ${key}`
        : sql`${column} >= ${key} and ${column} < ${end}`;
  // By the whole order, although the first of it is the same: of days that are not there only so is the index seen to be in it.
  const parts = [
    slice(sql`${where} and ${here}`, order.terms, { total: n, skip: skip - before, limit }, columns),
  ];
  const behind = (condition: SQL) =>
    parts.push(sql`select ${columns} from agendamento a where ${where} and ${condition}
      order by ${sort(order.terms)} limit ${rest}`);
  // As PostgreSQL sorts, what has no value is the greatest. Conditions of their own: an `or` would pass the whole index.
  if (rest > 0 && key === null && direction === 'DESC') behind(sql`${column} is not null`);
  if (rest > 0 && key !== null && direction === 'DESC') behind(sql`${column} < ${key}`);
  if (rest > 0 && key !== null && direction === 'ASC') {
    behind(end === null ? sql`${column} > ${key}` : sql`${column} >= ${end}`);
    // A name is never missing.
    if (end === null) behind(sql`${column} is null`);
  }
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  return sql`select a.id from (${all}) a order by ${sort(order.terms)} limit ${limit}`;
}
