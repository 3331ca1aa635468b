import { sql, type SQL } from 'drizzle-orm';

/** Some rows of an import, which follow one another. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** Those between two of these, whichever way they are done. */
export function partOf(lines: readonly number[]): Part {
  const [begin, end] = [lines[0] ?? 0, lines.at(-1) ?? 0];
  return { first: Math.min(begin, end), last: Math.max(begin, end) };
}

/**
 * That a row is within a part. Also said beside a list of rows: what is known of an import that has just been read makes all
 * of its rows look like one, and a join with the list alone passes them all.
 * @param line the column
 */
export const isWithin = (line: SQL, { first, last }: Part): SQL => sql`${line} between ${first} and ${last}`;
