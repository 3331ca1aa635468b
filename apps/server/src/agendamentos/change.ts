import { and, eq, sql } from 'drizzle-orm';
import { agendamento } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import type { NewAudit } from '../platform/records.ts';

/** An appointment whose row the transaction holds. */
export interface Held {
  id: number;
  versao: number;
  empresaId: number;
  clienteId: number;
  unidadeId: number | null;
  prestadorId: number | null;
}

/** Columns that change without a change of status; undefined leaves one as it is. */
export type Changes = Omit<
  Partial<typeof agendamento.$inferInsert>,
  'id' | 'statusId' | 'versao' | 'updatedAt'
>;

/**
 * The one place where an appointment changes and keeps its status: compare-and-swap on the version, audit and event.
 * @param audit null where the action that this is a part of has its own row
 * @throws HttpError 409 when the row is another one meanwhile
 */
export async function changeAgendamento(
  ctx: Ctx,
  held: Held,
  changes: Changes,
  audit: Pick<NewAudit, 'acao' | 'detalhes' | 'dadoDeSaude'> | null,
): Promise<number> {
  const [changed] = await ctx.db
    .update(agendamento)
    .set({ ...changes, versao: sql`${agendamento.versao} + 1`, updatedAt: ctx.now.instant })
    .where(and(eq(agendamento.id, held.id), eq(agendamento.versao, held.versao)))
    .returning({ versao: agendamento.versao, prestadorId: agendamento.prestadorId });
  if (!changed) throw conflict('CONFLITO', 'Outra pessoa alterou este agendamento. Tente novamente.');
  if (audit) {
    await ctx.audit({ ...audit, recurso: 'agendamento', recursoId: held.id, clienteId: held.clienteId });
  }
  await ctx.publish({
    tipo: 'ALTERADO',
    agendamento: {
      id: held.id,
      versao: changed.versao,
      empresaId: held.empresaId,
      clienteId: held.clienteId,
      unidadeId: held.unidadeId,
      prestadorId: changed.prestadorId,
    },
  });
  return changed.versao;
}
