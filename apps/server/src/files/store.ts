import { randomBytes } from 'node:crypto';
import { safeFileName, UNBOUND_HOURS, type AttachmentKind } from '@apto/domain/attachments';
import type { RegistrationFileKind } from '@apto/domain/clinic-registration';
import { and, count, eq, gt, isNull, ne } from 'drizzle-orm';
import { storedFile } from '../db/schema.ts';
import { account, type Ctx } from '../platform/context.ts';
import { invalid, rule } from '../platform/errors.ts';
import type { StoredFile } from '../uploads/repository.ts';
import { sniffType } from './sniff.ts';

/** Uploads of one person that wait for their records at a time: nobody needs more, and a disk has an end. */
const MAX_UNBOUND = 200;
const HOUR_MS = 3_600_000;

/**
 * Keeps the file of the form, outside the database, as PENDENTE: a row that whoever uses it makes PRONTO in the
 * same transaction. What nobody does that with, the sweep removes.
 * @param kind what it is to the request that it waits for, when that is known
 * @throws HttpError 400 without a file, 422 for a type that is not taken
 */
export async function keepFile(
  ctx: Ctx,
  kind: AttachmentKind | RegistrationFileKind | null = null,
): Promise<StoredFile> {
  const { db, file } = ctx;
  if (!file) throw invalid([{ campo: 'file', mensagem: 'Campo obrigatório' }]);
  const { empresaId, usuarioId } = account(ctx);
  const type = await sniffType(file.path);
  const [waiting] = await db
    .select({ n: count() })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.usuarioId, usuarioId),
        isNull(storedFile.origem),
        ne(storedFile.situacao, 'DESCARTADO'),
        gt(storedFile.expiraEm, ctx.now.instant),
      ),
    );
  if ((waiting?.n ?? 0) >= MAX_UNBOUND) {
    throw rule(
      'Há arquivos demais à espera de um registro. Conclua os pedidos em andamento ou tente amanhã.',
    );
  }
  const [row] = await db
    .insert(storedFile)
    .values({
      empresaId,
      usuarioId,
      chave: randomBytes(32).toString('base64url'),
      nome: safeFileName(file.name, type),
      tipoConteudo: type,
      tamanho: file.size,
      sha256: file.sha256,
      tipo: kind,
      expiraEm: new Date(Date.parse(ctx.now.instant) + UNBOUND_HOURS * HOUR_MS).toISOString(),
      createdAt: ctx.now.instant,
    })
    .returning();
  if (!row) throw new Error('O arquivo não foi registrado.');
  await ctx.gateways.files.save(row.chave, file, type);
  return row;
}
