import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import {
  findAmongMillions,
  findAndCount,
  type Millions,
  type Page,
  type Total,
} from '../platform/millions.ts';
import type { Order } from './order.ts';
import type { RegistryTable } from './table.ts';

/** The records `t` of a list. */
export interface Listing {
  /** Where they are found. */
  readonly from: SQL;
  readonly where: SQL;
  /** Whether they are few that were searched among many. */
  readonly isSearch: boolean;
  /** Counts them all; null where only counting them does. */
  readonly counter: (NonNullable<RegistryTable['counter']> & { readonly empresaId: number }) | null;
  /** The two halves of `where` in a whole company's millions: which it looks through, and what of them; else null. */
  readonly millions: Pick<Millions, 'all' | 'chosen' | 'parts'> | null;
}

/** Which of them. */
export interface Stretch extends Page {
  /** How many the list has, where that is known. */
  readonly total?: number;
}

export const walking = {
  /** Skipping fewer rows than this is quicker than asking where to begin. A test of every page makes it small. */
  minJump: 2_000,
  /** The least part of a list that is skipped where all of it is counted to know how. */
  minShare: 0.1,
};

const COUNT = z.strictObject({ total: z.int() });

/** How many records a list has, where nothing is searched. */
async function count(db: Db, { from, where, counter }: Listing): Promise<number> {
  const counted = await row(
    db,
    COUNT,
    counter
      ? sql`select coalesce(sum(n), 0)::int as total from ${sql.identifier(counter.table)} where empresa_id = ${counter.empresaId}`
      : sql`select count(*)::int as total from ${from} t where ${where}`,
  );
  return counted?.total ?? 0;
}

/** What is searched for: in a whole company's millions of them no further than anybody reads. */
function find(db: Db, listing: Listing, order: Order, stretch: Stretch): Promise<Total & { ids: number[] }> {
  const { millions, from, where } = listing;
  const { joins, keys, way, names, present, terms } = order;
  const among = { from, as: sql`t`, joins };
  if (millions === null) return findAndCount(db, { ...among, where, terms }, stretch);
  const byIndex = names === null ? null : present.terms;
  return findAmongMillions(db, { ...millions, ...among, keys, way, byIndex }, stretch);
}

/** How many records a list has, and the ids of one stretch of it. */
export async function readStretch(
  db: Db,
  listing: Listing,
  order: Order,
  stretch: Stretch,
): Promise<Total & { ids: number[] }> {
  if (listing.isSearch) return find(db, listing, order, stretch);
  const total = await count(db, listing);
  return {
    total,
    isMore: false,
    ids: stretch.offset >= total ? [] : await readIds(db, listing, order, { ...stretch, total }),
  };
}

const ID = z.strictObject({ id: z.int() });

const idsOf = async (db: Db, statement: SQL): Promise<number[]> =>
  (await rows(db, ID, statement)).map(({ id }) => id);

const BEGIN = z.strictObject({ starts: z.string(), before: z.int() });

/**
 * A page far into the names of a whole company: the counter says with which letters it begins and how many come before
 * them, so that only theirs are skipped. Read upwards, whichever way the list goes. Null: the counter knows no such page.
 */
async function jump(
  db: Db,
  { from, where, counter }: Listing,
  way: 'asc' | 'desc',
  { limit, offset, total = 0 }: Stretch,
): Promise<number[] | null> {
  if (!counter) return null;
  const count = Math.min(limit, total - offset);
  const first = way === 'asc' ? offset : total - offset - count;
  const begin = await row(
    db,
    BEGIN,
    sql`with starts as (
          select ${sql.identifier(counter.starts)} as starts, sum(n) as n from ${sql.identifier(counter.table)}
          where empresa_id = ${counter.empresaId} group by 1),
        running as (select starts, sum(n) over (order by starts) - n as before from starts)
      select starts, before::int from running where before <= ${first} order by starts desc limit 1`,
  );
  if (!begin) return null;
  const names = sql`t.${sql.identifier(counter.of)}`;
  return idsOf(
    db,
    sql`select t.id from ${from} t where ${where} and ${names} >= ${begin.starts}
      order by ${names}, t.id limit ${count} offset ${first - begin.before}`,
  );
}

const NAMED = z.strictObject({ name: z.string(), before: z.int() });

/**
 * A page far into a list that stands in the order of what its records chose: one look counts how many have each choice, and
 * only those of the name with which the page begins are skipped. Null: it begins behind all of them.
 */
async function leap(
  db: Db,
  { from, where }: Listing,
  { present, chosen }: Order,
  { limit, offset }: Stretch,
): Promise<number[] | null> {
  if (!chosen) return null;
  const { of, from: choices, name, isDown } = chosen;
  const begin = await row(
    db,
    NAMED,
    sql`with counted as (select ${of} as chosen, count(*) as n from ${from} t where ${where} and ${of} is not null group by 1),
        named as (select ${name} as name, sum(c.n) as n from counted c join ${choices} on o.id = c.chosen group by 1),
        running as (select name, sum(n) over (order by name ${isDown ? sql`desc` : sql`asc`}) - n as before from named)
      select name, before::int from running where before <= ${offset} order by before desc limit 1`,
  );
  if (!begin) return null;
  return idsOf(
    db,
    sql`select t.id from ${from} t ${present.joins} where ${where}
        and ${name} ${isDown ? sql`<=` : sql`>=`} ${begin.name} order by ${present.terms} limit ${limit} offset ${offset - begin.before}`,
  );
}

/**
 * The ids of a stretch of a list, in its order. Those that have a value there come first: where they fill the page, they are
 * it, and nobody sorts the others.
 */
export async function readIds(db: Db, listing: Listing, order: Order, stretch: Stretch): Promise<number[]> {
  const { limit, offset, total } = stretch;
  if (listing.isSearch) return (await find(db, listing, order, stretch)).ids;
  if (order.names !== null && total !== undefined && offset >= walking.minJump) {
    const found = await jump(db, listing, order.names, stretch);
    if (found) return found;
  }
  const expected = total === undefined ? limit : Math.min(limit, total - offset);
  if (order.chosen && total !== undefined && offset >= Math.max(walking.minJump, total * walking.minShare)) {
    const found = await leap(db, listing, order, stretch);
    // What chose nothing stands behind: there all of them are walked.
    if (found && found.length >= expected) return found;
  }
  const read = (joins: SQL, condition: SQL, terms: SQL) =>
    idsOf(
      db,
      sql`select t.id from ${listing.from} t ${joins} where ${condition} and ${listing.where}
        order by ${terms} limit ${limit} offset ${offset}`,
    );
  const { present } = order;
  const found = await read(present.joins, present.condition, present.terms);
  return found.length >= expected ? found : read(order.joins, sql`true`, order.terms);
}
