import {
  attachFile,
  downloadAttachment,
  listAttachments,
  previewAttachment,
  uploadFile,
} from '@apto/api-client';
import { isPreviewable, ATTACHMENT_ORIGINS, ATTACHMENT_KINDS } from '@apto/domain/attachments';
import type { FastifyReply } from 'fastify';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { preparedWriting, reading, stream } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { bindFile, ownUpload, readable, requireTarget } from './attach.ts';
import { attachmentsOf, makeReady } from './repository.ts';
import { keepFile, type StoredFile } from './store.ts';

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
  origem: member(ATTACHMENT_ORIGINS, file.origem),
  origemId: file.origemId ?? 0,
  tamanho: file.tamanho,
  tipoConteudo: file.tipoConteudo,
  usuario: author === null ? null : { name: author },
});

/** Sends the content so that nothing in it runs as a page of ours, and tells the trail who had it (LGPD art. 11). */
async function send(
  ctx: Ctx,
  reply: FastifyReply,
  { file, clienteId }: { file: StoredFile; clienteId: number | null },
  as: 'attachment' | 'inline',
): Promise<void> {
  const content = await ctx.gateways.files.open(file.chave);
  if (!content) throw notFound('O conteúdo do arquivo não foi encontrado.');
  await ctx.audit({
    acao: as === 'inline' ? 'VISUALIZAR' : 'BAIXAR',
    recurso: 'arquivo',
    recursoId: file.id,
    clienteId,
    dadoDeSaude: true,
  });
  const plain = file.nome.replace(/[^\x20-\x7e]|["\\]/g, '_');
  await reply
    .type(file.tipoConteudo)
    .header('content-length', file.tamanho)
    .header(
      'content-disposition',
      `${as}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.nome)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(content);
}

/** Uploads, attachments and their content (doc1 §3, §7, decision 50). */
export function fileRoutes(server: Server): void {
  preparedWriting(
    server,
    uploadFile,
    (_, ctx) => keepFile(ctx),
    async (_, ctx, file) => {
      const ready = await makeReady(ctx.db, file);
      await ctx.audit({ acao: 'ENVIAR', recurso: 'arquivo', recursoId: ready.id, dadoDeSaude: true });
      return {
        path: ready.chave,
        nomeArquivo: ready.nome,
        tamanho: ready.tamanho,
        tipoConteudo: ready.tipoConteudo,
        expiraEm: iso(ready.expiraEm ?? ready.createdAt),
      };
    },
  );

  preparedWriting(
    server,
    attachFile,
    async ({ body }, ctx) => {
      // Before anything is kept: a record that is not there leaves nothing behind.
      await requireTarget(ctx, body);
      return body.path === undefined ? keepFile(ctx) : ownUpload(ctx, body.path);
    },
    async ({ body }, ctx, file) => toAttachment(await bindFile(ctx, file, body), internal(ctx).nome),
  );

  reading(server, listAttachments, async ({ params }, ctx) => {
    const { clienteId } = await requireTarget(ctx, params);
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
