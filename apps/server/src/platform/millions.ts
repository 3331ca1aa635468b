import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import type { WordParts } from './search.ts';

/** What a search looks through, where there may be millions (docs/decisions/0281). */
export interface Millions {
  /** Where the records are found. */
  readonly from: SQL;
  /** The alias by which the conditions know them. */
  readonly as: SQL;
  /** Which of them the caller sees. */
  readonly all: SQL;
  /** Which of those are searched for. */
  readonly chosen: SQL;
  /** What they are sorted by before their number, what is joined for it, and which way. */
  readonly joins: SQL;
  readonly keys: readonly SQL[];
  readonly way: SQL;
  /** The same order as an index has it that holds what is searched; null: none does. */
  readonly byIndex: SQL | null;
  /**
   * `chosen` in two parts, where what is searched is one term of what `byIndex` goes by: those that begin with it, who stand
   * together in that order, and those that have it further on. Some are both. null: it is not, and has no such parts.
   */
  readonly parts: WordParts | null;
}

/** How many records a list has. */
export interface Total {
  readonly total: number;
  /** There are more, which nobody counted. */
  readonly isMore: boolean;
}

/** Which stretch of what is found. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
  /** So many of what is found are counted, where there are millions. @default `millions.most` */
  readonly most?: number;
}

/** Of so many in their order one at least is searched for, or walking along them is given up. */
const ONE_IN = 16;

/** Tests make them small. */
export const millions = {
  /** So many from the nearer end are looked at before what is searched is looked up. */
  first: 2_000,
  /** And so many at most where some of the page were among them, or it lies further on and is in the index that is walked. */
  furthest: 8_000,
  /** So many of what is found are counted in a list. */
  most: 10_000,
  /** And so many where one of them is chosen: whoever scrolls past them types on. */
  offered: 1_000,
};

const FOUND = z.strictObject({ total: z.int(), isMore: z.boolean(), ids: z.array(z.int()) });

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

interface Counted extends Pick<Millions, 'from' | 'as' | 'joins'> {
  readonly where: SQL;
  readonly terms: SQL;
  /** What joins and terms need, the id with it: all that is found is kept aside with these. @default every column */
  readonly columns?: SQL;
}

const COUNTED = z.strictObject({ total: z.int(), ids: z.array(z.int()) });

/**
 * What a search finds, each of them counted: looked up once for the total and for the page. Never by walking its order:
 * those that match lie together there, and the walk passes all the others before it meets them.
 */
export async function findAndCount(
  db: Db,
  { from, as, where, joins, terms, columns = sql`${as}.*` }: Counted,
  { limit, offset }: Page,
): Promise<Total & { ids: number[] }> {
  const found = await row(
    db,
    COUNTED,
    sql`with found as materialized (select ${columns} from ${from} ${as} where ${where})
      select (select count(*)::int from found) as total,
        array(select ${as}.id from found ${as} ${joins} order by ${terms} limit ${limit} offset ${offset}) as ids`,
  );
  return { ...(found ?? { total: 0, ids: [] }), isMore: false };
}

/**
 * What a search finds: how many, and the ids of one stretch in its order. A name that many bear is met among the first
 * already, unless its bearers lie together behind them. Those who begin with it do: they are walked from where they begin
 * (docs/decisions/0282), and only those who have it further on are looked up. Nobody waits until tens of thousands are counted.
 */
export async function findAmongMillions(
  db: Db,
  { from, as, all, chosen, joins, keys, way, byIndex, parts }: Millions,
  { limit, offset, most = millions.most }: Page,
): Promise<Total & { ids: number[] }> {
  const parted = byIndex === null ? null : parts;
  // A page for which they are not enough lies too far from the end.
  const wished = Math.max(millions.first, ONE_IN * (offset + limit));
  const isNear = wished <= (parted ? millions.furthest : millions.first);
  const first = byIndex !== null && isNear ? wished : 0;
  // What the index does not have would be read of each. A thousand are counted as soon in the table.
  const furthest = parted !== null && first > 0 && first < millions.furthest ? millions.furthest : 0;
  const along = parted !== null && most === millions.most ? ONE_IN * most : 0;
  const isMet = sql`(select met.is_met from met)`;
  const name = (at: number): SQL => sql`${sql.identifier(`k${at}`)}`;
  const keyed = sql.join(
    keys.map((key, at) => sql`, ${key} as ${name(at)}`),
    sql``,
  );
  const sorted = list([...keys.map((_, at) => sql`f.${name(at)} ${way} nulls last`), sql`f.id ${way}`]);
  const byName = byIndex ?? sql`${as}.id`;
  const after = parted?.after ?? chosen;
  const searched = (condition: SQL): SQL => sql`from ${from} ${as} ${joins} where ${all} and ${condition}`;
  /** So many from the nearer end, if a condition that is none of theirs holds. */
  const nearer = (number: number, condition: SQL): SQL =>
    sql`(select * from ${from} ${as} where ${all} and ${condition} order by ${byName} limit ${number}) ${as}`;
  const pageOf = (nearby: SQL): SQL =>
    sql`select ${as}.id from ${nearby} where ${chosen} order by ${byName} limit ${limit} offset ${offset}`;
  const upTo = (number: number, condition: SQL): SQL =>
    sql`(select count(*)::int from (select 1 from ${from} ${as} where ${all} and ${condition} limit ${number}) m)`;
  // Whoever is both is among those who have it further on. Without the parts nothing is asked: of a table that it is about
  // to read the database would call its helpers before it finds that there is nothing to read.
  const begins = parted && sql`${parted.begin} and not ${after} and not ${isMet}`;
  const answer = await row(
    db,
    FOUND,
    sql`with nearby as materialized (${pageOf(nearer(first, sql`true`))}),
        seen as materialized (select count(*) as n from nearby),
        nearest as materialized (
          (select id from nearby where (select n from seen) = ${limit})
          union all (${pageOf(nearer(furthest, sql`(select n from seen) between 1 and ${limit - 1}`))})),
        met as materialized (select count(*) = ${limit} as is_met from nearest),
        ${
          begins
            ? sql`begun as materialized (
                select ${as}.id${keyed} ${searched(begins)} order by ${byName} limit ${offset + limit}),`
            : sql``
        }
        walked as materialized (
          select count(*)::int as n from (
            select 1 from ${nearer(along, isMet)} where ${chosen} limit ${most + 1}) m),
        others as materialized (select ${as}.id${keyed} ${searched(sql`${after} and not ${isMet}`)}),
        counted as materialized (
          select (select count(*)::int from others) + ${begins ? upTo(most + 1, begins) : sql`0`}
            + (select case when w.n > ${most} then w.n else ${upTo(most + 1, sql`${chosen} and ${isMet}`)} end from walked w) as n)
      select least(n, ${most}) as total, n > ${most} as "isMore",
        case when ${isMet} then array(select id from nearest)
          else array(select f.id from (${begins ? sql`select * from begun union all ` : sql``}select * from others) f
            order by ${sorted} limit ${limit} offset ${offset}) end as ids
      from counted`,
  );
  return answer ?? { total: 0, isMore: false, ids: [] };
}
