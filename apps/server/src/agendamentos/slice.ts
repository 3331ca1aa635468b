import { sql, type SQL } from 'drizzle-orm';
import { reverse, sort, type Term } from './order.ts';

export const paging = {
  /** Skipping fewer rows than this is quicker than asking where to begin. A test of every page makes it small. */
  minJump: 2_000,
  /** So many matches of a search are found, counted and sorted in one look. A test of every page makes it small. */
  few: 1_000,
  /** Where there are so many rows, a look at the newest says whether a search finds them everywhere. */
  many: 200_000,
};

export const columnsOf = (terms: readonly Term[]): SQL =>
  sql.join(
    terms.map(([column]) => column),
    sql`, `,
  );

export interface Slice {
  total: number;
  skip: number;
  limit: number;
}

/** The ids, or other columns, of a stretch of `total` rows; its second half is nearer from the end. */
export function slice(
  where: SQL,
  terms: readonly Term[],
  { total, skip, limit }: Slice,
  columns: SQL = sql`a.id`,
): SQL {
  const count = Math.min(limit, total - skip);
  const fromEnd = skip > total / 2 && skip >= paging.minJump;
  return sql`select ${columns} from agendamento a where ${where}
    order by ${sort(fromEnd ? reverse(terms) : terms)}
    limit ${count} offset ${fromEnd ? total - skip - count : skip}`;
}
