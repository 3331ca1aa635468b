import { listCidades as listCidadesCall } from '@apto/api-client';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { listCidades } from './repository.ts';

/** Municipalities by name (doc1 §7: 10 a page). */
export function cidadeRoutes(server: Server): void {
  reading(server, listCidadesCall, async ({ query }, ctx) => {
    const { page = 1, limit = 10, filter = '', sort, ids, comPrestador } = query;
    const onlyWithPrestador = comPrestador === true;
    const { total, items } = await listCidades(ctx, { page, limit, filter, sort, ids, onlyWithPrestador });
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });
}
