import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';

/** Removes people and documents of a sheet that nobody takes back any more; its counts stay. */
export async function clearImports(db: Db): Promise<void> {
  await db.execute(
    sql`delete from importacao where situacao in ('LENDO', 'RASCUNHO', 'CONFERIDA')
        and created_at < now() - case situacao when 'LENDO' then interval '1 hour' else interval '7 days' end`,
  );
  await db.execute(
    sql`delete from importacao_linha r using importacao i where i.id = r.importacao_id
        and i.situacao in ('CONCLUIDA', 'FALHOU', 'DESFEITA') and i.created_at < now() - interval '90 days'`,
  );
}
