import { sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { discardFiles } from '../uploads/repository.ts';

/**
 * Deleting a clinic takes along what only waited for it: accounts that nobody ever entered with, and the documents of its
 * registration. Bookings and accounts in use still hold it back.
 * @param write deletes it, or refuses; then nothing of this was done either
 */
export async function removingClinic(
  { db }: Ctx,
  action: 'ativar' | 'inativar' | 'excluir',
  id: number,
  write: () => Promise<void>,
): Promise<void> {
  if (action === 'excluir') {
    await discardFiles(
      db,
      sql`cadastro_id in (select c.id from prestador_cadastro c where c.prestador_id = ${id})`,
    );
    await db.execute(sql`delete from usuario where prestador_id = ${id} and senha_hash is null
      and not exists (select 1 from arquivo a where a.usuario_id = usuario.id)`);
  }
  await write();
}
