import {
  comboCargos,
  comboSetores,
  comboUnidades,
  customerLogo,
  slaSettings,
  listClientes,
  getCliente,
} from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { notFound, unauthenticated } from '../platform/errors.ts';
import { reading, stream } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import {
  logoOf,
  readCliente,
  readDateLimit,
  readPage,
  readUnidades,
  readCargos,
  readSetores,
} from './repository.ts';

/** Customers of the scope and the parts of their structure (doc1 §7). */
export function clienteRoutes(server: Server): void {
  reading(server, listClientes, async ({ query }, ctx) => {
    const { page = 1, limit = 10 } = query;
    const { total, items } = await readPage(ctx.db, internal(ctx).scope, { ...query, page, limit });
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });
  reading(server, getCliente, ({ params }, ctx) => readCliente(ctx.db, internal(ctx).scope, params.id));
  reading(server, comboUnidades, ({ query }, ctx) =>
    readUnidades(ctx.db, internal(ctx).scope, query.customerId),
  );
  reading(server, comboSetores, ({ query }, ctx) =>
    readSetores(ctx.db, internal(ctx).scope, query.customerId),
  );
  reading(server, comboCargos, ({ query }, ctx) => readCargos(ctx.db, internal(ctx).scope, query.customerId));
  stream(server, customerLogo, async (_, reply, ctx, { params }) => {
    const found = await logoOf(ctx.db, params.chave);
    const content = found && (await ctx.gateways.files.open(found.chave));
    if (!found || !content) throw notFound();
    const file = { name: found.nome, type: found.tipoConteudo, size: found.tamanho, content };
    await sendFile(reply, file, 'inline', 'public, max-age=31536000, immutable');
  });
  reading(server, slaSettings, async ({ query }, ctx) => {
    if (!ctx.session) throw unauthenticated();
    return { limiteDatas: await readDateLimit(ctx.db, ctx.session, query.customerId ?? null) };
  });
}
