import { MAY_ATTACH, type AttachmentTarget } from '@apto/api-client';
import { ATTACHMENT_KINDS, KEPT_ATTACHMENT_TEXT, type AttachmentKind } from '@apto/domain/attachments';
import { hasPermission, PERMISSION } from '@apto/domain/permissions';
import type { RegistryName } from '@apto/domain/registry';
import { and, eq } from 'drizzle-orm';
import { lockAgendamento, requireAgendamento } from '../agendamentos/repository.ts';
import { storedFile } from '../db/schema.ts';
import { lockPreSolicitacao, requirePreSolicitacao } from '../pre-solicitacoes/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError, notFound, rule, withoutPermission } from '../platform/errors.ts';
import { iso } from '../platform/sql.ts';
import { requireRecord } from '../registry/record.ts';
import {
  bindToRecord,
  discardFilesOf,
  type OwningRecord,
  type StoredFile,
  type Target,
} from '../uploads/repository.ts';

type RequestTarget = Target & { origem: Exclude<AttachmentTarget, RegistryName> };

/** Of an appointment or a pre-request, whose files are kept with the medical record. */
const isRequest = (target: Target): target is RequestTarget =>
  target.origem === 'AGENDAMENTO' || target.origem === 'PRE_SOLICITACAO';

/** Of a call that serves every kind of record, each kind asks for its own permission. @throws HttpError 403 */
function requirePermission(ctx: Ctx, permissions: readonly string[]): void {
  const held = internal(ctx).permissions;
  if (!permissions.some((permission) => hasPermission(held, permission))) throw withoutPermission();
}

const RESOURCE = { AGENDAMENTO: 'agendamento', PRE_SOLICITACAO: 'pre_solicitacao' } as const;

/**
 * The record, which must be in the scope of a caller who may see or change its files.
 * @throws HttpError 403, 404
 */
export async function requireTarget(ctx: Ctx, target: Target, may: 'see' | 'attach'): Promise<OwningRecord> {
  const { scope } = internal(ctx);
  if (!isRequest(target)) {
    const action = may === 'see' ? 'view' : 'editar';
    const { table, clienteId } = await requireRecord(ctx, target.origem, target.origemId, action);
    return { ...target, clienteId, resource: table };
  }
  requirePermission(ctx, may === 'see' ? [PERMISSION.AGENDAMENTOS_ANEXOS] : MAY_ATTACH);
  const require = target.origem === 'PRE_SOLICITACAO' ? requirePreSolicitacao : requireAgendamento;
  const { clienteId } = await require(ctx.db, scope, target.origemId);
  return { ...target, clienteId, resource: RESOURCE[target.origem] };
}

/**
 * What a file hangs on, if the caller may see it there.
 * @throws HttpError 404, always the file's: the record's own answer would tell that the file exists
 */
async function ownerOf(ctx: Ctx, file: StoredFile): Promise<OwningRecord | null> {
  if (file.origem === null || file.origemId === null) return null;
  const target = { origem: file.origem as AttachmentTarget, origemId: file.origemId };
  return requireTarget(ctx, target, 'see').catch((error: unknown) => {
    if (error instanceof HttpError && (error.status === 404 || error.status === 403))
      throw notFound('arquivo');
    throw error;
  });
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
  const owner = await ownerOf(ctx, file);
  if (owner) return { file, clienteId: owner.clienteId };
  const isOver = file.expiraEm === null || Date.parse(iso(file.expiraEm)) <= Date.parse(ctx.now.instant);
  if (file.usuarioId !== usuarioId || isOver) throw notFound('arquivo');
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
  const owner = await requireTarget(ctx, target, 'attach');
  if (isRequest(target)) {
    const lock = target.origem === 'PRE_SOLICITACAO' ? lockPreSolicitacao : lockAgendamento;
    await lock(ctx.db, internal(ctx).scope, target.origemId);
  }
  return bindToRecord(ctx, file, owner, kind);
}

/**
 * Takes a file from its record, for who may change the record (doc3 §2.9, §7.6).
 * @throws HttpError 403, 404, or 422 for a request's
 */
export async function removeFile(ctx: Ctx, id: number): Promise<void> {
  const [file] = await ctx.db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.empresaId, internal(ctx).empresaId)));
  // What a field holds is changed with its record.
  const isAttached = ATTACHMENT_KINDS.some((kind) => kind === file?.tipo);
  const owner = file && isAttached ? await ownerOf(ctx, file) : null;
  if (!owner) throw notFound('arquivo');
  await requireTarget(ctx, owner, 'attach');
  if (isRequest(owner)) throw rule(KEPT_ATTACHMENT_TEXT);
  if ((await discardFilesOf(ctx.db, owner, eq(storedFile.id, id))) === 0) throw notFound('arquivo');
  await ctx.audit({
    acao: 'EXCLUIR_ANEXO',
    recurso: owner.resource,
    recursoId: owner.origemId,
    clienteId: owner.clienteId,
    dadoDeSaude: true,
    detalhes: { arquivo: id },
  });
}
