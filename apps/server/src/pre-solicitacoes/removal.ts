import { eq, sql } from 'drizzle-orm';
import { preSolicitacao } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { lockPreSolicitacao, undoDeletion } from './repository.ts';

/** How long a deletion can be taken back: longer than the toast offers it, for a slow network. */
const UNDO_MS = 5 * 60_000;

/** Takes one off the list; it is kept, and can be put back for a short while. @throws HttpError 404 */
export async function deletePreSolicitacao(ctx: Ctx, id: number): Promise<void> {
  const session = internal(ctx);
  const { clienteId } = await lockPreSolicitacao(ctx.db, session.scope, id);
  await ctx.db
    .update(preSolicitacao)
    .set({
      deletedAt: ctx.now.instant,
      deletedById: session.usuarioId,
      versao: sql`${preSolicitacao.versao} + 1`,
    })
    .where(eq(preSolicitacao.id, id));
  await ctx.audit({ acao: 'EXCLUIR', recurso: 'pre_solicitacao', recursoId: id, clienteId });
}

/** Undoes the caller's own deletion of a moment ago. @throws HttpError 404 */
export async function restorePreSolicitacao(ctx: Ctx, id: number): Promise<void> {
  const session = internal(ctx);
  const since = new Date(Date.parse(ctx.now.instant) - UNDO_MS).toISOString();
  const restored = await undoDeletion(ctx.db, session.scope, { id, usuarioId: session.usuarioId, since });
  if (!restored) throw notFound('removal');
  await ctx.audit({
    acao: 'RESTAURAR',
    recurso: 'pre_solicitacao',
    recursoId: id,
    clienteId: restored.clienteId,
  });
}
