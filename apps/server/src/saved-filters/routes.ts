import { listSavedFilters, MAX_SAVED_FILTERS, removeSavedFilter, saveFilter } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { change, countOwn, keep, listOwn, remove } from './repository.ts';

const FULL = `Você já guarda ${MAX_SAVED_FILTERS} filtros desta lista. Exclua um para guardar outro.`;

/** Saved filters (doc3 §7.6, docs/decisions/0134): everybody keeps and removes what is their own. */
export function savedFilterRoutes(server: Server): void {
  reading(server, listSavedFilters, async ({ query }, ctx) =>
    listOwn(ctx.db, internal(ctx), query.filtrosExtras.modulo, query.filtrosExtras.tipo),
  );
  writing(server, saveFilter, async ({ body }, ctx) => {
    const own = internal(ctx);
    const { id, descricao: name, texto: text } = body;
    const place = { modulo: body.modulo, tipo: body.tipo };
    if (id !== undefined) {
      const changed = await change(ctx.db, own, place, id, { descricao: name, texto: text });
      if (!changed) throw notFound();
      return changed;
    }
    const kept = await keep(ctx.db, own, { ...place, descricao: name, texto: text });
    if (!kept || (await countOwn(ctx.db, own, place)) > MAX_SAVED_FILTERS) throw rule(FULL);
    return kept;
  });
  writing(
    server,
    removeSavedFilter,
    async ({ body }, ctx) => ({
      removidos: await remove(ctx.db, internal(ctx), body.filtrosExtras, body.texto, body.id),
    }),
    { status: 200 },
  );
}
