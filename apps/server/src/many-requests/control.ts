import type { ManyProgress } from '@apto/api-client';
import { MANY_REASON, MANY_REFUSAL } from '@apto/domain/pedido';
import { and, eq, gt } from 'drizzle-orm';
import { manyRequest, manyRequestItem } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict, rule } from '../platform/errors.ts';
import { leftOfMany, lockOwnMany, progressOfMany } from './repository.ts';
import { reviewRequests } from './review.ts';

/** Sets going what was reviewed. @throws HttpError 404, 409 when it was begun, 422 when nobody can go along */
export async function startRequests(ctx: Ctx, id: number): Promise<ManyProgress> {
  const held = await lockOwnMany(ctx, id);
  if (held.situacao !== 'REVISAO') throw conflict('CONFLITO', MANY_REFUSAL.begun);
  const { pendentes: pending, total } = await progressOfMany(ctx, id);
  if (pending === 0) throw rule(MANY_REFUSAL.nothing);
  await ctx.db.update(manyRequest).set({ situacao: 'EM_CURSO' }).where(eq(manyRequest.id, id));
  // The creation has tries of its own, also where SOC was still being asked in the review.
  await ctx.db
    .update(manyRequestItem)
    .set({ tentativas: 0 })
    .where(and(eq(manyRequestItem.pedidoLoteId, id), gt(manyRequestItem.tentativas, 0)));
  await ctx.audit({
    acao: 'INICIAR_LOTE',
    recurso: 'pedido_lote',
    recursoId: id,
    clienteId: held.clienteId,
    detalhes: { total, podem: pending },
  });
  return progressOfMany(ctx, id);
}

/** Ends it before its time: what was created stays. @throws HttpError 404, 409 when it is over */
export async function stopRequests(ctx: Ctx, id: number): Promise<ManyProgress> {
  const held = await lockOwnMany(ctx, id);
  if (held.situacao !== 'EM_CURSO') throw conflict('CONFLITO', MANY_REFUSAL.over);
  await ctx.db
    .update(manyRequest)
    .set({ situacao: 'INTERROMPIDO', concluidoEm: ctx.now.instant })
    .where(eq(manyRequest.id, id));
  await ctx.db
    .update(manyRequestItem)
    .set({ situacao: 'RECUSADO', motivo: MANY_REASON.stopped })
    .where(and(eq(manyRequestItem.pedidoLoteId, id), eq(manyRequestItem.situacao, 'PENDENTE')));
  await ctx.audit({
    acao: 'INTERROMPER_LOTE',
    recurso: 'pedido_lote',
    recursoId: id,
    clienteId: held.clienteId,
  });
  return progressOfMany(ctx, id);
}

/**
 * Reviews once more whoever one that is over left without an appointment, with all that was said of it: what stood in
 * their way may be gone. @throws HttpError 404, 409 while it goes on, 422 where nobody is left, and as a review does
 */
export async function repeatRequests(ctx: Ctx, id: number): Promise<ManyProgress> {
  const { situacao: state, dados: shared } = await lockOwnMany(ctx, id);
  if (state !== 'CONCLUIDO' && state !== 'INTERROMPIDO') throw conflict('CONFLITO', MANY_REFUSAL.notOver);
  const people = await leftOfMany(ctx, id);
  if (people.length === 0) throw rule(MANY_REFUSAL.nobodyLeft);
  return reviewRequests(ctx, { ...shared, lista: people.join('\n') });
}
