import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { countRows } from '../db/rows.ts';
import { cidade } from '../db/schema.ts';

/** How many municipalities IBGE counts, Brasília and Fernando de Noronha included. */
const MUNICIPIO_TOTAL = 5_571;

/**
 * Fills the table of municipalities (IBGE codes as ids) when some are missing. Reference data: every
 * installation needs it, with or without the demonstration. Cheap to call at every start.
 */
export async function ensureMunicipios(db: Db): Promise<void> {
  if ((await countRows(db, cidade)) >= MUNICIPIO_TOTAL) return;
  const records = getMunicipalities().map((m) => ({
    id: Number(m.code),
    cidade: m.name,
    estado: m.stateCode,
  }));
  await db.execute(sql`
    insert into cidade (id, cidade, estado)
    select r.id, r.cidade, r.estado
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) r (id integer, cidade text, estado text)
    on conflict (id) do nothing`);
}
