import type { BulkProgress, startBulk, ValidatedInput } from '@apto/api-client';
import { BULK_PERMISSION, BULK_REASON, BULK_REFUSAL, BULK_UNDO_LIFE, isBulkRunning } from '@apto/domain/bulk';
import { and, eq } from 'drizzle-orm';
import { bulkItem } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid, rule, withoutPermission } from '../platform/errors.ts';
import { reopenDay } from './close-day.ts';
import { isUndoable, lockOwn, moveOn, progressOf, type Bulk } from './repository.ts';

async function moved(ctx: Ctx, lot: Bulk, changes: Parameters<typeof moveOn>[3]): Promise<BulkProgress> {
  const next = await moveOn(ctx.db, lot.id, lot.situacao, changes);
  if (!next) throw conflict('CONFLITO', BULK_REFUSAL.over);
  return progressOf(ctx.db, next, ctx.now);
}

const itemsIn = (lot: Bulk, result: (typeof bulkItem.$inferSelect)['situacao']) =>
  and(eq(bulkItem.loteId, lot.id), eq(bulkItem.situacao, result));

/** Sets going what was reviewed. @throws HttpError 400, 403, 404, 409 when it was begun, 422 when nothing can go along */
export async function start(
  ctx: Ctx,
  id: number,
  { motivo: reason, tipo: kind }: ValidatedInput<typeof startBulk>['body'],
): Promise<BulkProgress> {
  const lot = await lockOwn(ctx, id);
  if (!internal(ctx).permissions.has(BULK_PERMISSION[lot.acao])) throw withoutPermission();
  if (lot.situacao !== 'REVISAO') throw conflict('CONFLITO', BULK_REFUSAL.begun);
  if (lot.acao === 'CANCELAR' && reason === '')
    throw invalid([{ campo: 'motivo', mensagem: BULK_REFUSAL.reasonRequired }]);
  if (lot.acao === 'MENSAGEM' && kind === undefined)
    throw invalid([{ campo: 'tipo', mensagem: BULK_REFUSAL.messageRequired }]);
  const { pendentes: pending, total } = await progressOf(ctx.db, lot, ctx.now);
  if (pending === 0) throw rule(BULK_REFUSAL.nothing);
  await ctx.audit({
    acao: 'INICIAR_LOTE',
    recurso: 'lote',
    recursoId: id,
    detalhes: { acao: lot.acao, total, podem: pending },
  });
  return moved(ctx, lot, {
    situacao: 'EM_CURSO',
    motivo: lot.acao === 'CANCELAR' ? reason : null,
    tipo: kind ?? null,
  });
}

/** Ends it before its time: what is done stays done. @throws HttpError 404, 409 when it is over */
export async function stop(ctx: Ctx, id: number): Promise<BulkProgress> {
  const lot = await lockOwn(ctx, id);
  if (lot.situacao !== 'EM_CURSO') throw conflict('CONFLITO', BULK_REFUSAL.over);
  await ctx.db
    .update(bulkItem)
    .set({ situacao: 'RECUSADO', motivo: BULK_REASON.STOPPED })
    .where(itemsIn(lot, 'PENDENTE'));
  await ctx.audit({ acao: 'INTERROMPER_LOTE', recurso: 'lote', recursoId: id });
  return moved(ctx, lot, { situacao: 'INTERROMPIDO', concluidoEm: ctx.now.instant, motivo: null });
}

/** Takes back a cancellation of a moment ago, or a closed day, row by row. @throws HttpError 403, 404, 409 */
export async function undo(ctx: Ctx, id: number): Promise<BulkProgress> {
  const lot = await lockOwn(ctx, id);
  if (BULK_UNDO_LIFE[lot.acao] === undefined) throw conflict('TRANSICAO_RECUSADA', BULK_REFUSAL.notUndoable);
  if (!internal(ctx).permissions.has(BULK_PERMISSION[lot.acao])) throw withoutPermission();
  if (isBulkRunning(lot.situacao)) throw conflict('TRANSICAO_RECUSADA', BULK_REFUSAL.running);
  if (!isUndoable(lot, ctx.now)) throw conflict('TRANSICAO_RECUSADA', BULK_REFUSAL.undoOver);
  if (lot.dados) await reopenDay(ctx, lot.dados);
  await ctx.db.update(bulkItem).set({ situacao: 'A_DESFAZER', tentativas: 0 }).where(itemsIn(lot, 'FEITO'));
  await ctx.audit({ acao: 'DESFAZER_LOTE', recurso: 'lote', recursoId: id });
  return moved(ctx, lot, { situacao: 'DESFAZENDO', desfazerEm: ctx.now.instant });
}
