import type { AttachmentTarget } from '@apto/api-client';
import type { AttachmentKind } from '@apto/domain/attachments';
import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { storedFile } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, notFound } from '../platform/errors.ts';

/** A file as the database knows it. */
export type StoredFile = typeof storedFile.$inferSelect;

/** A record that has files, as the calls name it. */
export interface Target {
  origem: AttachmentTarget;
  origemId: number;
}

/** Whose record a file becomes: the transaction holds it, and its customer is in the caller's scope. */
export interface OwningRecord extends Target {
  clienteId: number | null;
  /** As the trail names it. */
  resource: string;
}

/** The caller's own uploads among these keys that still wait for their record (decision 50), the oldest first. */
export function ownUploads(ctx: Ctx, keys: readonly string[]): Promise<StoredFile[]> {
  return ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        inArray(storedFile.chave, [...keys]),
        eq(storedFile.usuarioId, internal(ctx).usuarioId),
        eq(storedFile.situacao, 'PRONTO'),
        isNull(storedFile.origem),
        gt(storedFile.expiraEm, ctx.now.instant),
      ),
    )
    .orderBy(storedFile.id);
}

/** One of them. @throws HttpError 404 */
export async function ownUpload(ctx: Ctx, key: string): Promise<StoredFile> {
  const [found] = await ownUploads(ctx, [key]);
  if (!found) throw notFound('upload');
  return found;
}

/** @throws HttpError 409 when the file was bound or removed meanwhile */
async function bind(
  { db }: Ctx,
  file: StoredFile,
  to: { origem: string; origemId: number; tipo: string },
): Promise<StoredFile> {
  const [bound] = await db
    .update(storedFile)
    .set({ situacao: 'PRONTO', expiraEm: null, ...to })
    .where(and(eq(storedFile.id, file.id), eq(storedFile.situacao, file.situacao), isNull(storedFile.origem)))
    .returning();
  if (!bound) throw conflict('CONFLITO', 'O arquivo não está mais disponível. Envie-o novamente.');
  return bound;
}

/**
 * Ties a kept file to a record for good, with its audit row, in the caller's transaction.
 * @throws HttpError 409 when the file was bound or removed meanwhile
 */
export async function bindToRecord(
  ctx: Ctx,
  file: StoredFile,
  { origem: origin, origemId: id, clienteId, resource }: OwningRecord,
  kind: AttachmentKind,
): Promise<StoredFile> {
  const bound = await bind(ctx, file, { origem: origin, origemId: id, tipo: kind });
  await ctx.audit({
    acao: 'ANEXAR',
    recurso: resource,
    recursoId: id,
    clienteId,
    dadoDeSaude: true,
    // Not its name: people write in it what the employee has.
    detalhes: { arquivo: bound.id, tipo: kind },
  });
  return bound;
}

/** Ties the uploads that a new record names (doc2 §2.4, §2.5). @throws HttpError 404, 409 */
export async function bindUploads(
  ctx: Ctx,
  uploads: readonly { path: string; tipo: AttachmentKind }[],
  record: OwningRecord,
): Promise<void> {
  for (const { path, tipo: kind } of uploads) {
    await bindToRecord(ctx, await ownUpload(ctx, path), record, kind);
  }
}

/** Lets go of the files of which this holds: the sweep removes their content. @returns how many there were */
export async function discardFiles(db: Db, which: SQL, ...further: readonly SQL[]): Promise<number> {
  const discarded = await db
    .update(storedFile)
    .set({ situacao: 'DESCARTADO', origem: null, origemId: null, expiraEm: sql`now()` })
    .where(and(which, ...further))
    .returning({ id: storedFile.id });
  return discarded.length;
}

/**
 * Takes the files from a record.
 * @param which some of them; absent: all, since the record itself goes
 * @returns how many there were
 */
export const discardFilesOf = (
  db: Db,
  { origem: origin, origemId: id }: { origem: string; origemId: number },
  ...which: readonly SQL[]
): Promise<number> => discardFiles(db, eq(storedFile.origem, origin), eq(storedFile.origemId, id), ...which);

/** What a field's file is to its record: none of the kinds that attachments have, so that it is none of them. */
export const fileKindOf = (field: string): string => `campo:${field}`;

/** A field of a record that holds a file. */
interface FieldTarget {
  readonly origem: string;
  readonly origemId: number;
  readonly field: string;
}

/** Makes a file the one of a field; the record's own entry in the trail says so. @throws HttpError 409 */
export const ownFile = (ctx: Ctx, file: StoredFile, { field, ...record }: FieldTarget) =>
  bind(ctx, file, { ...record, tipo: fileKindOf(field) });

/** Takes a field's file from its record. */
export const discardFieldFile = ({ db }: Ctx, { field, ...record }: FieldTarget): Promise<number> =>
  discardFilesOf(db, record, eq(storedFile.tipo, fileKindOf(field)));
