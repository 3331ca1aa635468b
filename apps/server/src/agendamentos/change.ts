import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agendamento } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import type { NewAudit, NewEvent } from '../platform/records.ts';

/** An appointment whose row the transaction holds: what an event says of it. */
export type Held = NewEvent['agendamento'];

const a = alias(agendamento, 'a');

/** The columns of a `Held`, of `agendamento a`. */
export const HELD = {
  id: a.id,
  versao: a.versao,
  empresaId: a.empresaId,
  clienteId: a.clienteId,
  unidadeId: a.unidadeId,
  prestadorId: a.prestadorId,
};

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
    .returning({
      versao: agendamento.versao,
      prestadorId: agendamento.prestadorId,
      unidadeId: agendamento.unidadeId,
    });
  if (!changed) throw conflict('CONFLITO', 'Outra pessoa alterou este agendamento. Tente novamente.');
  if (audit) {
    await ctx.audit({ ...audit, recurso: 'agendamento', recursoId: held.id, clienteId: held.clienteId });
  }
  await ctx.publish({
    tipo: 'ALTERADO',
    agendamento: { ...held, ...changed },
  });
  return changed.versao;
}
