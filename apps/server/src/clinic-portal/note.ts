import type { Answer, noteAsClinic } from '@apto/api-client';
import { clinicNote } from '../db/schema.ts';
import { clinic, type Ctx } from '../platform/context.ts';
import { lockOwn, readOwn } from './repository.ts';

/**
 * A note of the clinic beside one of its appointments, for staff to accept. It moves nothing, so whoever has the
 * appointment open keeps the version they saw. Neither trail nor event carries its text.
 * @throws HttpError 404
 */
export async function note(ctx: Ctx, id: number, text: string): Promise<Answer<typeof noteAsClinic>> {
  const session = clinic(ctx);
  const held = await lockOwn(ctx.db, session, id);
  // Nothing is noted beside what the clinic does not see.
  await readOwn(ctx.db, session, ctx.now, id);
  const [saved] = await ctx.db
    .insert(clinicNote)
    .values({
      empresaId: session.empresaId,
      agendamentoId: id,
      prestadorId: session.prestadorId,
      texto: text,
      autorId: session.usuarioId,
      createdAt: ctx.now.instant,
    })
    .returning({ id: clinicNote.id });
  if (!saved) throw new Error('A observação não foi gravada.');
  await ctx.audit({
    acao: 'OBSERVACAO_PRESTADOR',
    recurso: 'agendamento',
    recursoId: id,
    clienteId: held.clienteId,
    dadoDeSaude: true,
    detalhes: { observacao: saved.id },
  });
  await ctx.publish({ tipo: 'ALTERADO', agendamento: held });
  return { id: saved.id, texto: text, createdAt: ctx.now.instant, aceitarObservacao: false };
}
