import type { AgendamentoRow } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { belongsTo } from '../platform/scope.ts';
import type { Filter } from './filter.ts';
import { isFound, loadRows } from './list.ts';
import { sort, type SortOrder, type Term } from './order.ts';
import { toRow } from './row.ts';

/** Where a row stands in an order: the values of its terms as text; null where it has none. */
export type Position = readonly (string | null)[];

const PLACE = z.strictObject({ id: z.int(), position: z.array(z.nullable(z.string())) });

/** Rows whose first term alone stands behind; as PostgreSQL sorts, what has no value is the greatest. */
function behind([column, direction]: Term, key: string | null): SQL {
  if (direction === 'ASC') return key === null ? sql`false` : sql`(${column} > ${key} or ${column} is null)`;
  return key === null ? sql`${column} is not null` : sql`${column} < ${key}`;
}

const same = ([column]: Term, key: string | null): SQL =>
  key === null ? sql`${column} is null` : sql`${column} = ${key}`;

/** Rows behind a position: each term decides where all before it are equal. Directions may differ from term to term. */
function after([term, ...others]: readonly Term[], [key = null, ...rest]: Position): SQL {
  if (!term) return sql`false`;
  if (others.length === 0) return behind(term, key);
  return sql`(${behind(term, key)} or (${same(term, key)} and ${after(others, rest)}))`;
}

/** What the index of the first term can seek by: a consequence of `after`, which it cannot see through. */
function since([[column, direction]]: readonly [Term, ...Term[]], [key = null]: Position): SQL {
  if (direction === 'ASC')
    return key === null ? sql`${column} is null` : sql`(${column} >= ${key} or ${column} is null)`;
  return key === null ? sql`true` : sql`${column} <= ${key}`;
}

export interface Batch {
  rows: AgendamentoRow[];
  /** Where the next batch begins; null after the last one. */
  next: Position | null;
}

/**
 * Rows behind a position in an order, for the streamed export: by keyset, so that memory and the cost of a batch do not
 * grow with the list.
 * @param from null: from the beginning
 * @param isCommon the search finds so many that they are met on the way, and not looked up again for each batch
 */
export async function listBatch(
  db: Db,
  filter: Filter,
  order: SortOrder,
  from: Position | null,
  count: number,
  isCommon = false,
): Promise<Batch> {
  const { search } = filter;
  const [first, ...others] = order.terms;
  if (!first) throw new Error('Uma ordem precisa de ao menos um termo.');
  const rest = from ? sql`and ${since([first, ...others], from)} and ${after(order.terms, from)}` : sql``;
  const who = search && isCommon ? sql`coalesce(${search.whole}, false)` : isFound(filter);
  const values = sql.join(
    order.terms.map(([column]) => sql`${column}::text`),
    sql`, `,
  );
  const places = await rows(
    db,
    PLACE,
    sql`${search && isCommon ? sql`with ${search.meant}` : sql``}
      select a.id, array[${values}] as position from agendamento a where ${filter.where} and ${who} ${rest}
      order by ${sort(order.terms)} limit ${count}`,
  );
  if (places.length === 0) return { rows: [], next: null };
  const found = await loadRows(
    db,
    sql`select a.id from agendamento a where ${belongsTo(
      sql`a.id`,
      places.map(({ id }) => id),
    )}`,
    order,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return {
    // In the order of their places: a row that was changed meanwhile stays where it was found.
    rows: places.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? [toRow(row)] : [];
    }),
    next: places.length === count ? (places.at(-1)?.position ?? null) : null,
  };
}
