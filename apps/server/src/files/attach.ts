import type { AttachmentOrigin, AttachmentKind } from '@apto/domain/attachments';
import { and, eq } from 'drizzle-orm';
import { lockAgendamento, requireAgendamento } from '../agendamentos/repository.ts';
import { storedFile } from '../db/schema.ts';
import { lockPreSolicitacao, requirePreSolicitacao } from '../pre-solicitacoes/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError, notFound } from '../platform/errors.ts';
import { bindToRecord, type StoredFile } from '../uploads/repository.ts';

export interface Target {
  origem: AttachmentOrigin;
  origemId: number;
}

/** The customer of the record, which must be in the caller's scope. @throws HttpError 404 */
export async function requireTarget(ctx: Ctx, target: Target): Promise<{ clienteId: number }> {
  const { scope } = internal(ctx);
  if (target.origem === 'PRE_SOLICITACAO') return requirePreSolicitacao(ctx.db, scope, target.origemId);
  return requireAgendamento(ctx.db, scope, target.origemId);
}

/**
 * The file behind an opaque name, if the caller may have it: bound to a record in scope, or one's own upload.
 * @throws HttpError 404
 */
export async function readable(
  ctx: Ctx,
  key: string,
): Promise<{ file: StoredFile; clienteId: number | null }> {
  const { empresaId, usuarioId } = internal(ctx);
  const [file] = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(eq(storedFile.chave, key), eq(storedFile.empresaId, empresaId), eq(storedFile.situacao, 'PRONTO')),
    );
  if (!file) throw notFound('arquivo');
  if (file.origem !== null && file.origemId !== null) {
    const target = { origem: file.origem, origemId: file.origemId };
    const { clienteId } = await requireTarget(ctx, target).catch((error: unknown) => {
      // The record's own answer would tell that the file exists.
      if (error instanceof HttpError && error.status === 404) throw notFound('arquivo');
      throw error;
    });
    return { file, clienteId };
  }
  if (file.usuarioId !== usuarioId || (file.expiraEm ?? '') <= ctx.now.instant) throw notFound('arquivo');
  return { file, clienteId: null };
}

/**
 * Ties a kept file to a record for good, with its audit row, in the caller's transaction.
 * @throws HttpError 404, or 409 when the file was bound or removed meanwhile
 */
export async function bindFile(
  ctx: Ctx,
  file: StoredFile,
  { tipo: kind, ...target }: Target & { tipo: AttachmentKind },
): Promise<StoredFile> {
  const { scope } = internal(ctx);
  const lock = target.origem === 'PRE_SOLICITACAO' ? lockPreSolicitacao : lockAgendamento;
  const { clienteId } = await lock(ctx.db, scope, target.origemId);
  return bindToRecord(ctx, file, { ...target, clienteId }, kind);
}
