import { plainText } from '@apto/domain/text';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';

const CITY = z.strictObject({ id: z.int(), name: z.string() });

/** Cities by 'name - state', as `plainText` writes it. */
export async function citiesOf(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const found = await rows(
    db,
    CITY,
    sql`select c.id, c.cidade || ' - ' || c.estado as name from cidade c
      where c.nome_busca || ' - ' || lower(c.estado) in
        (select apto_normalizar(n) from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb) n)`,
  );
  return new Map(found.map(({ id, name }) => [plainText(name), id]));
}
