import type { AttachmentOrigin, AttachmentKind } from '@apto/domain/attachments';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockAgendamento, requireAgendamento } from '../agendamentos/repository.ts';
import { storedFile } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, HttpError, notFound } from '../platform/errors.ts';
import type { StoredFile } from './store.ts';

export interface Target {
  origem: AttachmentOrigin;
  origemId: number;
}

const noRecord = (): Error => notFound('Pré-solicitação não encontrada.');

/** The customer of the record, which must be in the caller's scope. @throws HttpError 404 */
export async function requireTarget(ctx: Ctx, target: Target): Promise<{ clienteId: number }> {
  // No call makes a pre-request yet, so there is none to attach to.
  if (target.origem === 'PRE_SOLICITACAO') throw noRecord();
  return requireAgendamento(ctx.db, internal(ctx).scope, target.origemId);
}

/** The caller's own upload that waits for its record (decision 50). @throws HttpError 404 */
export async function ownUpload(ctx: Ctx, key: string): Promise<StoredFile> {
  const [found] = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.chave, key),
        eq(storedFile.usuarioId, internal(ctx).usuarioId),
        eq(storedFile.situacao, 'PRONTO'),
        isNull(storedFile.origem),
        gt(storedFile.expiraEm, ctx.now.instant),
      ),
    );
  if (!found) throw notFound('Arquivo não encontrado. Envie-o novamente.');
  return found;
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
  if (!file) throw notFound('Arquivo não encontrado.');
  if (file.origem !== null && file.origemId !== null) {
    const target = { origem: file.origem, origemId: file.origemId };
    const { clienteId } = await requireTarget(ctx, target).catch((error: unknown) => {
      // The record's own answer would tell that the file exists.
      if (error instanceof HttpError && error.status === 404) throw notFound('Arquivo não encontrado.');
      throw error;
    });
    return { file, clienteId };
  }
  if (file.usuarioId !== usuarioId || (file.expiraEm ?? '') <= ctx.now.instant)
    throw notFound('Arquivo não encontrado.');
  return { file, clienteId: null };
}

/**
 * Ties a kept file to a record for good, with its audit row, in the caller's transaction.
 * @throws HttpError 404, or 409 when the file was bound or removed meanwhile
 */
export async function bindFile(
  ctx: Ctx,
  file: StoredFile,
  { origem: origin, origemId: id, tipo: kind }: Target & { tipo: AttachmentKind },
): Promise<StoredFile> {
  if (origin === 'PRE_SOLICITACAO') throw noRecord();
  const { clienteId } = await lockAgendamento(ctx.db, internal(ctx).scope, id);
  const [bound] = await ctx.db
    .update(storedFile)
    .set({ situacao: 'PRONTO', expiraEm: null, origem: origin, origemId: id, tipo: kind })
    .where(and(eq(storedFile.id, file.id), eq(storedFile.situacao, file.situacao), isNull(storedFile.origem)))
    .returning();
  if (!bound) throw conflict('CONFLITO', 'O arquivo não está mais disponível. Envie-o novamente.');
  await ctx.audit({
    acao: 'ANEXAR',
    recurso: 'agendamento',
    recursoId: id,
    clienteId,
    dadoDeSaude: true,
    // Not its name: people write in it what the employee has.
    detalhes: { arquivo: bound.id, tipo: kind },
  });
  return bound;
}
