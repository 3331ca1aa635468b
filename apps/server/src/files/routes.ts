import {
  ATTACHMENT_TARGETS,
  attachFile,
  downloadAttachment,
  listAttachments,
  listOwnUploads,
  previewAttachment,
  publicAttachments,
  removeAttachment,
  uploadFile,
} from '@apto/api-client';
import { ATTACHMENT_KINDS, isPreviewable } from '@apto/domain/attachments';
import type { FastifyReply } from 'fastify';
import { employee, internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { preparedWriting, reading, stream, writing } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { bindFile, readable, removeFile, requireTarget } from './attach.ts';
import { attachmentsOf, isRequestOf, makeReady } from './repository.ts';
import { ownUpload, ownUploads, type StoredFile } from '../uploads/repository.ts';
import { keepFile } from './store.ts';

const member = <T extends string>(values: readonly T[], value: string | null): T => {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new Error('Um arquivo anexado não diz a quê.');
  return found;
};

const toAttachment = (file: StoredFile, author: string | null) => ({
  id: file.id,
  chave: file.chave,
  nomeArquivo: file.nome,
  tipo: member(ATTACHMENT_KINDS, file.tipo),
  url: null,
  createdAt: iso(file.createdAt),
  origem: member(ATTACHMENT_TARGETS, file.origem),
  origemId: file.origemId ?? 0,
  tamanho: file.tamanho,
  tipoConteudo: file.tipoConteudo,
  usuario: author === null ? null : { name: author },
});

/** The same for whose exam it is: what there is, without the key to what it says. */
const toOwnAttachment = (file: StoredFile) => {
  const {
    chave: _key,
    tamanho: _size,
    tipoConteudo: _type,
    usuario: _author,
    ...shown
  } = toAttachment(file, null);
  return { ...shown, origem: 'AGENDAMENTO' as const };
};

/** An upload that still waits for its record. */
const toUpload = (file: StoredFile) => ({
  path: file.chave,
  nomeArquivo: file.nome,
  tamanho: file.tamanho,
  expiraEm: iso(file.expiraEm ?? file.createdAt),
});

/** Sends the content, and tells the trail who had it (LGPD art. 11). */
async function send(
  ctx: Ctx,
  reply: FastifyReply,
  { file, clienteId }: { file: StoredFile; clienteId: number | null },
  as: 'attachment' | 'inline',
): Promise<void> {
  const content = await ctx.gateways.files.open(file.chave);
  if (!content) throw notFound('content');
  await ctx.audit({
    acao: as === 'inline' ? 'VISUALIZAR' : 'BAIXAR',
    recurso: 'arquivo',
    recursoId: file.id,
    clienteId,
    dadoDeSaude: true,
  });
  await sendFile(reply, { name: file.nome, type: file.tipoConteudo, size: file.tamanho, content }, as);
}

/** Uploads, attachments and their content (doc1 §3, §7, decision 50). */
export function fileRoutes(server: Server): void {
  preparedWriting(
    server,
    uploadFile,
    ({ body }, ctx) => keepFile(ctx, body.tipo),
    async (_, ctx, file) => {
      const ready = await makeReady(ctx.db, file);
      await ctx.audit({ acao: 'ENVIAR', recurso: 'arquivo', recursoId: ready.id, dadoDeSaude: true });
      return { ...toUpload(ready), tipoConteudo: ready.tipoConteudo };
    },
  );

  reading(server, listOwnUploads, async ({ query }, ctx) => {
    const found = await ownUploads(ctx, query.chaves);
    await ctx.audit({ acao: 'LER', recurso: 'arquivo', dadoDeSaude: true, detalhes: { n: found.length } });
    return found.map((file) => ({
      ...toUpload(file),
      tipo: file.tipo === null ? null : member(ATTACHMENT_KINDS, file.tipo),
    }));
  });

  preparedWriting(
    server,
    attachFile,
    async ({ body }, ctx) => {
      // Before anything is kept: a record that is not there leaves nothing behind.
      await requireTarget(ctx, body, 'attach');
      return body.path === undefined ? keepFile(ctx) : ownUpload(ctx, body.path);
    },
    async ({ body }, ctx, file) => toAttachment(await bindFile(ctx, file, body), internal(ctx).name),
  );

  reading(server, listAttachments, async ({ params }, ctx) => {
    const { clienteId } = await requireTarget(ctx, params, 'see');
    const found = await attachmentsOf(ctx.db, params);
    await ctx.audit({
      acao: 'LER',
      recurso: 'arquivo',
      clienteId,
      dadoDeSaude: true,
      detalhes: { ...params },
    });
    return found.map(({ file, author }) => toAttachment(file, author));
  });

  reading(server, publicAttachments, async ({ body }, ctx) => {
    const target = { origem: body.origem, origemId: body.origemId };
    // The link says whose request it is; who holds it says who they are. One answer for whatever does not fit.
    if (!(await isRequestOf(ctx.db, body))) throw notFound('agendamento');
    const found = await attachmentsOf(ctx.db, target);
    await ctx.audit({
      acao: 'LER',
      recurso: 'arquivo',
      clienteId: employee(ctx).clienteId,
      dadoDeSaude: true,
      detalhes: target,
    });
    return found.map(({ file }) => toOwnAttachment(file));
  });

  writing(server, removeAttachment, async ({ params }, ctx) => {
    await removeFile(ctx, params.id);
    return { ok: true } as const;
  });

  stream(server, downloadAttachment, async (_, reply, ctx, { params }) =>
    send(ctx, reply, await readable(ctx, params.chave), 'attachment'),
  );

  stream(server, previewAttachment, async (_, reply, ctx, { params }) => {
    const found = await readable(ctx, params.chave);
    if (!isPreviewable(found.file.tipoConteudo))
      throw rule('Este arquivo não pode ser visto na página. Baixe-o para abrir.');
    await send(ctx, reply, found, 'inline');
  });
}
