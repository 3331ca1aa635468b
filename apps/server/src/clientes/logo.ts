import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { storedFile } from '../db/schema.ts';
import { fileKindOf, type StoredFile } from '../uploads/repository.ts';

const IS_LOGO = and(
  eq(storedFile.origem, 'customers'),
  eq(storedFile.tipo, fileKindOf('logo')),
  eq(storedFile.situacao, 'PRONTO'),
);

/**
 * Where the logo of a customer is, for whoever may know the customer; null where it has none.
 * @param customerId the id of the row, with its table: a query over one table alone would take it for the file's
 */
export const logoAddress = (customerId: SQL): SQL<string | null> =>
  sql<string | null>`(select '/api/logos/' || ${storedFile.chave} from ${storedFile}
    where ${IS_LOGO} and ${storedFile.origemId} = ${customerId} limit 1)`;

/** The logo that a key names, of any customer; null where the key is of another file, or of none. */
export async function logoOf(db: Db, key: string): Promise<StoredFile | null> {
  const [found] = await db
    .select()
    .from(storedFile)
    .where(and(IS_LOGO, eq(storedFile.chave, key)));
  return found ?? null;
}
