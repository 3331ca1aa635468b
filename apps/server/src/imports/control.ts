import type { ImportDetail } from '@apto/api-client';
import { IMPORT_REFUSAL, type ImportMode } from '@apto/domain/imports';
import { eq } from 'drizzle-orm';
import { spreadsheetImport } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, notFound, rule, withoutPermission } from '../platform/errors.ts';
import { refuseWrong } from './apply.ts';
import { countsNow } from './counts.ts';
import { detailOf, lockImport } from './repository.ts';
import { mayTouch, UNDOING, WRITING } from './rights.ts';

/** Sets going what was checked. @throws HttpError 404, 409 when it was begun, 422 when the rows do not allow the mode */
export async function start(ctx: Ctx, id: number, mode: ImportMode): Promise<ImportDetail> {
  const found = await lockImport(ctx, id);
  if (found.usuarioId !== internal(ctx).usuarioId) throw notFound();
  if (found.situacao !== 'CONFERIDA') throw conflict('CONFLITO', IMPORT_REFUSAL.notOpen);
  if (!mayTouch(internal(ctx), found.tipo, WRITING)) throw withoutPermission();
  const counts = await countsNow(ctx.db, found);
  if (counts.total - counts.comErro === 0) throw rule(IMPORT_REFUSAL.nothing);
  if (mode === 'TUDO' && counts.comErro > 0) throw rule(IMPORT_REFUSAL.hasErrors(counts.comErro));
  await refuseWrong(ctx.db, id);
  await ctx.db
    .update(spreadsheetImport)
    .set({
      situacao: 'EM_CURSO',
      modo: mode,
      iniciadaEm: ctx.now.instant,
      andamento: { upTo: 0, contagem: await countsNow(ctx.db, found) },
    })
    .where(eq(spreadsheetImport.id, id));
  await ctx.audit({
    acao: 'INICIAR_IMPORTACAO',
    recurso: 'importacao',
    recursoId: id,
    clienteId: found.clienteId,
    detalhes: { modo: mode, linhas: counts.total, comErro: counts.comErro },
  });
  return detailOf(ctx, await lockImport(ctx, id));
}

/** Sets going the way back. @throws HttpError 404, 409 */
export async function undo(ctx: Ctx, id: number): Promise<ImportDetail> {
  const found = await lockImport(ctx, id);
  if (!mayTouch(internal(ctx), found.tipo, UNDOING)) throw withoutPermission();
  if (found.situacao !== 'CONCLUIDA') throw conflict('CONFLITO', IMPORT_REFUSAL.notUndoable);
  if (!found.hasRows) throw conflict('CONFLITO', IMPORT_REFUSAL.expired);
  await ctx.db
    .update(spreadsheetImport)
    .set({ situacao: 'DESFAZENDO', desfeitaPor: internal(ctx).usuarioId, andamento: null })
    .where(eq(spreadsheetImport.id, id));
  await ctx.audit({
    acao: 'DESFAZER_IMPORTACAO',
    recurso: 'importacao',
    recursoId: id,
    clienteId: found.clienteId,
  });
  return detailOf(ctx, await lockImport(ctx, id));
}
