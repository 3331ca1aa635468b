import {
  exameAntecedencia,
  releasePrestador,
  getPrestador,
  releasedPrestadores,
  listPrestadores,
  releasedPrestador,
  prestadorPrices,
  prestadorReservaHorario,
  relinkPrestador,
} from '@apto/api-client';
import { normalizeCnpj } from '@apto/domain/documents';
import { internal } from '../platform/context.ts';
import { writing, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { getClinic } from './detail.ts';
import { readExameAntecedencia, requireClinic, reservesHorario } from './repository.ts';
import { queryLiberacao, release, listReleased } from './liberacao.ts';
import { listSorted } from './list.ts';
import { readPrices } from './prices.ts';

/** Clinics: the dropdown, one clinic, what it does, and its release to customers (doc1 §7, doc2 §7). */
export function prestadorRoutes(server: Server): void {
  reading(server, listPrestadores, async ({ query }, ctx) => {
    const { page = 1, limit = 20, filter = '', ids = [] } = query;
    const { total, items } = await listSorted(ctx, {
      clientIds: [],
      cityId: null,
      examIds: [],
      tipoExame: undefined,
      withReserva: false,
      withObstacles: false,
      page,
      limit,
      filter,
      ids,
    });
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });

  reading(server, getPrestador, ({ params }, ctx) => getClinic(ctx, params.id));

  reading(server, prestadorPrices, ({ params, query }, ctx) => {
    const { page = 1, limit = 10, filter = '', clienteId, dia: day } = query;
    return readPrices(ctx, params.id, {
      page,
      limit,
      filter,
      clienteId,
      dia: day,
      ...(query.sort ? { order: query.sort } : {}),
    });
  });

  reading(server, prestadorReservaHorario, ({ query }, ctx) =>
    reservesHorario(ctx.db, internal(ctx).empresaId, normalizeCnpj(query.cnpj)),
  );

  reading(server, exameAntecedencia, async ({ params }, ctx) => {
    const { providerId, procedureId } = params;
    await requireClinic(ctx.db, internal(ctx).empresaId, providerId);
    return { diasAntecedencia: await readExameAntecedencia(ctx.db, providerId, procedureId) };
  });

  reading(server, releasedPrestadores, ({ params }, ctx) => listReleased(ctx, params.clientId));
  reading(server, releasedPrestador, ({ params }, ctx) =>
    queryLiberacao(ctx, params.clientId, params.providerId),
  );
  writing(server, releasePrestador, ({ body }, ctx) => release(ctx, body));
  writing(server, relinkPrestador, ({ body: { id, ...input } }, ctx) =>
    release(ctx, { ...input, associationId: id }),
  );
}
