import type { RegistryValues } from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { internal, type Ctx } from '../platform/context.ts';
import { recordMoves } from './direct.ts';

/** The position that the employee of the record `t` waits for; null: none. */
export const newPosition: SQL = sql`(select g.name from mudanca_pendente p
  join hierarquia h on h.id = p.para_hierarquia_id join cargo g on g.id = h.cargo_id where p.funcionario_id = t.id)`;

/** A position that was written in the employee's own record is a line of their past. */
export async function recordMove(
  ctx: Ctx,
  id: number,
  { hierarchyId }: RegistryValues,
  before: RegistryValues | null,
): Promise<void> {
  if (before === null || typeof hierarchyId !== 'number') return;
  const { usuarioId, name } = internal(ctx);
  const de = typeof before['hierarchyId'] === 'number' ? before['hierarchyId'] : null;
  await recordMoves(ctx.db, [{ id, de, para: hierarchyId }], {
    origin: 'CADASTRO',
    autorId: usuarioId,
    name,
    at: ctx.now.instant,
  });
}
