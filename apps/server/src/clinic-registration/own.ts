import { ERROR_CODE, type OwnRegistration } from '@apto/api-client';
import {
  mayRegister,
  NOT_YOURS_NOW_TEXT,
  sentMessage,
  type RegistrationDraft,
  type RegistrationFileKind,
} from '@apto/domain/clinic-registration';
import { countRows } from '../db/rows.ts';
import { cidade } from '../db/schema.ts';
import { eq } from 'drizzle-orm';
import { makeReady } from '../files/repository.ts';
import { notifyOfRegistration } from '../notifications/notify.ts';
import { clinic, type Ctx } from '../platform/context.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/errors.ts';
import { readEmpresa } from '../session/repository.ts';
import type { StoredFile } from '../uploads/repository.ts';
import { begin, newest, open, readClinic, stateOf, update, type Kept } from './repository.ts';
import { emailOf } from './accounts.ts';
import { bindFile, discardDocuments, filesOf, readFile, requireRoom } from './documents.ts';

/** The clinic's own registration: what it typed, else what is known of it. */
export async function readOwn(ctx: Ctx): Promise<OwnRegistration> {
  const session = clinic(ctx);
  const { record, state } = await readClinic(ctx.db, session);
  const { name, tradeName } = await readEmpresa(ctx.db, session.empresaId);
  const kept = await newest(ctx.db, session);
  const now = await open(ctx.db, session);
  const data = now?.draft ? await stateOf(ctx.db, now.draft) : state;
  return {
    prestador: { id: record.id, name: String(record.values['name']) },
    empresa: tradeName ?? name,
    situacao: kept?.situacao ?? null,
    version: now?.version ?? 0,
    dados: { values: { ...data.values }, openingHours: [...data.openingHours], cidade: data.cidade },
    decisoes: now?.situacao === 'DEVOLVIDO' ? now.decisoes : [],
    arquivos: now ? await filesOf(ctx.db, now) : [],
    enviadoEm: kept?.enviadoEm ?? null,
  };
}

/** @throws HttpError 409 while staff decides */
function requireMine(kept: Kept | null, action: 'SAVE' | 'SEND'): void {
  if (kept && !mayRegister(kept.situacao, action)) throw conflict(ERROR_CODE.CONFLITO, NOT_YOURS_NOW_TEXT);
}

/** The registration that the clinic may change now, locked; begun where there is none. @throws HttpError 409 */
async function mine(
  ctx: Ctx,
  action: 'SAVE' | 'SEND',
  checksVersion = true,
): Promise<Pick<Kept, 'id'> & Partial<Kept>> {
  const session = clinic(ctx);
  const kept = await open(ctx.db, session, true);
  requireMine(kept, action);
  const version = kept?.version ?? 0;
  if (checksVersion && ctx.expectedVersion !== version) throw staleVersion(ctx.expectedVersion, version);
  if (kept) return kept;
  const id = await begin(ctx.db, session, { by: null, email: null });
  // Another call of the clinic's was faster: what it began is there now.
  return id === null ? mine(ctx, action, checksVersion) : { id };
}

/** Keeps a draft. */
export async function save(ctx: Ctx, draft: RegistrationDraft): Promise<OwnRegistration> {
  const { id } = await mine(ctx, 'SAVE');
  await update(ctx.db, id, { dados: draft });
  return readOwn(ctx);
}

/** Sends it: from now on it is staff's. */
export async function send(ctx: Ctx, sent: RegistrationDraft): Promise<OwnRegistration> {
  const session = clinic(ctx);
  if ((await countRows(ctx.db, cidade, eq(cidade.id, Number(sent.values['idCity'])))) === 0)
    throw invalid([{ campo: 'values.idCity', mensagem: 'Escolha um registro da lista' }]);
  const kept = await mine(ctx, 'SEND');
  await update(ctx.db, kept.id, { situacao: 'ENVIADO', dados: sent, enviadoEm: ctx.now.instant });
  await ctx.audit({ acao: 'ENVIAR_CADASTRO', recurso: 'prestador', recursoId: session.prestadorId });
  await notifyOfRegistration(ctx.db, session);
  const destination = kept.askedBy ? await emailOf(ctx.db, kept.askedBy) : null;
  const { record } = await readClinic(ctx.db, session);
  if (destination !== null)
    await ctx.sendMessage({
      canal: 'EMAIL',
      destino: destination,
      tipo: 'CADASTRO_PRESTADOR',
      ...sentMessage(
        String(record.values['name']),
        `${ctx.config.publicUrl}/supplier/${session.prestadorId}/cadastro`,
      ),
    });
  return readOwn(ctx);
}

/** Refuses a document before it is kept. @throws HttpError 409, 422 */
export async function requireAttachable(ctx: Ctx): Promise<void> {
  const kept = await open(ctx.db, clinic(ctx));
  requireMine(kept, 'SAVE');
  if (kept) await requireRoom(ctx.db, kept.id);
}

/** Ties a document to the registration. */
export async function attach(
  ctx: Ctx,
  file: StoredFile,
  kind: RegistrationFileKind,
): Promise<OwnRegistration> {
  const { id } = await mine(ctx, 'SAVE', false);
  await requireRoom(ctx.db, id);
  await bindFile(ctx.db, id, await makeReady(ctx.db, file), kind);
  await ctx.audit({
    acao: 'ANEXAR',
    recurso: 'prestador',
    recursoId: clinic(ctx).prestadorId,
    detalhes: { arquivo: file.id, tipo: kind },
  });
  return readOwn(ctx);
}

/** Takes one back that staff has not kept. @throws HttpError 404, 409 */
export async function detach(ctx: Ctx, key: string): Promise<OwnRegistration> {
  const session = clinic(ctx);
  const kept = await open(ctx.db, session, true);
  if (!kept) throw notFound('arquivo');
  requireMine(kept, 'SAVE');
  const file = await readFile(ctx.db, session, key);
  const found = (await filesOf(ctx.db, kept)).find(({ id }) => id === file.id);
  if (!found || found.aceito) throw notFound('arquivo');
  await discardDocuments(ctx.db, kept.id, [file.id]);
  await ctx.audit({
    acao: 'EXCLUIR_ANEXO',
    recurso: 'prestador',
    recursoId: session.prestadorId,
    detalhes: { arquivo: file.id },
  });
  return readOwn(ctx);
}
