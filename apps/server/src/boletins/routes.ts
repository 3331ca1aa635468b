import { boletimFile, boletimReaders, getBoletim, listBoletins, markBoletimRead } from '@apto/api-client';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading, stream, writing } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { iso, pageMeta } from '../platform/sql.ts';
import { openRegistry } from '../registry/record.ts';
import { readRecord } from '../registry/repository.ts';
import { fileOf, listOf, markRead, readersOf, readOf, type Reader } from './repository.ts';

const DEFAULT_LIMIT = 10;

const withInstant = <T extends { lidoEm: string | null }>(read: T): T => ({
  ...read,
  lidoEm: read.lidoEm === null ? null : iso(read.lidoEm),
});

const readerOf = (ctx: Ctx): Reader => {
  const { usuarioId, empresaId } = internal(ctx);
  return { usuarioId, empresaId, today: ctx.now.data };
};

/** @throws HttpError 404, also for one that is for others */
async function requireOwn(ctx: Ctx, id: number) {
  const found = await readOf(ctx.db, readerOf(ctx), id);
  if (!found) throw notFound();
  return withInstant(found);
}

/** Bulletins as they are read (docs/decisions/0159); writing them is the registry's. */
export function boletimRoutes(server: Server): void {
  reading(server, listBoletins, async ({ query }, ctx) => {
    const { page = 1, limit = DEFAULT_LIMIT } = query;
    const { total, unread, items } = await listOf(ctx.db, readerOf(ctx), { page, limit });
    return {
      items: items.map(withInstant),
      meta: pageMeta(total, page, limit, items.length),
      naoLidos: unread,
    };
  });
  reading(server, getBoletim, ({ params }, ctx) => requireOwn(ctx, params.id));
  stream(server, boletimFile, async (_, reply, ctx, { params }) => {
    const found = await fileOf(ctx.db, readerOf(ctx), params.id);
    const content = found && (await ctx.gateways.files.open(found.chave));
    if (!found || !content) throw notFound('arquivo');
    await sendFile(reply, { name: found.nome, type: found.tipo, size: found.tamanho, content }, 'inline');
  });
  writing(
    server,
    markBoletimRead,
    async ({ params }, ctx) => {
      await requireOwn(ctx, params.id);
      await markRead(ctx.db, readerOf(ctx), params.id, new Date(server.clock()).toISOString());
      return { ok: true as const };
    },
    { status: 200 },
  );
  reading(server, boletimReaders, async ({ params, query }, ctx) => {
    const { page = 1, limit = DEFAULT_LIMIT } = query;
    const { scope, empresaId } = internal(ctx);
    // Who may not see the record learns nothing of its readers.
    await readRecord(ctx.db, openRegistry(ctx, 'boletins', 'editar'), scope, params.id);
    const { total, read, items } = await readersOf(ctx.db, empresaId, params.id, { page, limit });
    return { items: items.map(withInstant), meta: pageMeta(total, page, limit, items.length), lidos: read };
  });
}
