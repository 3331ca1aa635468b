import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { sql } from 'drizzle-orm';
import { linha, type Db } from '../db/port.ts';

/** How many municipalities IBGE counts, Brasília and Fernando de Noronha included. */
const TOTAL_DE_MUNICIPIOS = 5_571;

/**
 * Fills the table of municipalities (IBGE codes as ids) when some are missing. Reference data: every
 * installation needs it, with or without the demonstration. Cheap to call at every start.
 */
export async function garantirMunicipios(db: Db): Promise<void> {
  const lida = await linha<{ n: number }>(db, sql`select count(*)::int as n from cidade`);
  if ((lida?.n ?? 0) >= TOTAL_DE_MUNICIPIOS) return;
  const registros = getMunicipalities().map((m) => ({
    id: Number(m.code),
    cidade: m.name,
    estado: m.stateCode,
  }));
  await db.execute(sql`
    insert into cidade (id, cidade, estado)
    select r.id, r.cidade, r.estado
    from jsonb_to_recordset(${JSON.stringify(registros)}::jsonb) r (id integer, cidade text, estado text)
    on conflict (id) do nothing`);
}
