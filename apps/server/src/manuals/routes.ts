import { checkManual, manualFile } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading, stream } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { newestManual } from './repository.ts';

/** What a screen's help shows (doc3 §2.9, §7.6); the manuals themselves are a registry. */
export function manualRoutes(server: Server): void {
  reading(server, checkManual, async ({ params }, ctx) => {
    const found = await newestManual(ctx.db, internal(ctx).empresaId, params.id);
    return found
      ? {
          urlGed: `/api/manuais-sistema/${params.id}/arquivo`,
          descricao: found.descricao,
          versao: found.versao,
        }
      : { urlGed: null, descricao: null, versao: null };
  });
  stream(server, manualFile, async (_, reply, ctx, { params }) => {
    const found = await newestManual(ctx.db, internal(ctx).empresaId, params.id);
    const content = found && (await ctx.gateways.files.open(found.chave));
    if (!found || !content) throw notFound('arquivo');
    await sendFile(reply, { name: found.nome, type: found.tipo, size: found.tamanho, content }, 'inline');
  });
}
