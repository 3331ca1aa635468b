import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { countRows } from '../db/rows.ts';
import { empresa } from '../db/schema.ts';

/** The API key of the demonstration's company: known to everybody, as its passwords are. */
export const DEMO_KEY = 'demo-7b1f0d52c4a94c0e';

/** What that company is known by. */
export const DEMO_MARK = { cnpj: '11222333000181', chave_final: DEMO_KEY.slice(-4) } as const;

/** What the database holds: nothing, this demonstration, or data of somebody. */
export async function databaseState(db: Db): Promise<'EMPTY' | 'DEMONSTRACAO' | 'OTHER'> {
  if ((await countRows(db, empresa)) === 0) return 'EMPTY';
  const demo = and(eq(empresa.cnpj, DEMO_MARK.cnpj), eq(empresa.chaveFinal, DEMO_MARK.chave_final));
  return (await countRows(db, empresa, demo)) > 0 ? 'DEMONSTRACAO' : 'OTHER';
}
