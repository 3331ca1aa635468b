import { eq } from 'drizzle-orm';
import { clinicNote } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { lockNotes } from './repository.ts';

/**
 * Accepts notes of clinics, all of them or none: what another person accepted meanwhile stays theirs. The trail says who
 * accepted which, never what it says.
 * @throws HttpError 404 when one is not within the scope
 */
export async function acceptNotes(ctx: Ctx, ids: readonly number[]): Promise<number> {
  const { scope, usuarioId } = internal(ctx);
  const wanted = [...new Set(ids)];
  const found = await lockNotes(ctx.db, scope, wanted);
  if (found.length < wanted.length) throw notFound('observacao');
  const open = found.filter(({ isAccepted }) => !isAccepted);
  for (const { id, agendamento } of open) {
    await ctx.db
      .update(clinicNote)
      .set({ aceitaEm: ctx.now.instant, aceitaPor: usuarioId })
      .where(eq(clinicNote.id, id));
    await ctx.audit({
      acao: 'ACEITAR_OBSERVACAO',
      recurso: 'agendamento',
      recursoId: agendamento.id,
      clienteId: agendamento.clienteId,
      detalhes: { observacao: id },
    });
    await ctx.publish({ tipo: 'ALTERADO', agendamento });
  }
  return open.length;
}
