import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import { notFound, staleVersion, type HttpError } from './errors.ts';

const VERSION = z.strictObject({ version: z.int() });

/**
 * What an edit is refused with that somebody overtook between its look and its write: the version that stands now, read
 * and not counted on, for more than one may have got in. 404 where the record is gone.
 */
export async function lostRace(db: Db, table: string, id: number, sent: number): Promise<HttpError> {
  const stands = await row(
    db,
    VERSION,
    sql`select versao as version from ${sql.identifier(table)} where id = ${id}`,
  );
  return stands ? staleVersion(sent, stands.version) : notFound();
}
