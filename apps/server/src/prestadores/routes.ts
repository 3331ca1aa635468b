import {
  exameAntecedencia,
  releasePrestador,
  getPrestador,
  releasedPrestadores,
  orderedPrestadores,
  releasedPrestador,
  prestadorReservaHorario,
  relinkPrestador,
} from '@apto/api-client';
import { normalizeCnpj } from '@apto/domain/documents';
import { sql } from 'drizzle-orm';
import { row } from '../db/port.ts';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { writing, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { getClinic } from './detail.ts';
import { ofEmpresa } from './scope.ts';
import { queryLiberacao, requireClinic, release, listReleased } from './liberacao.ts';
import { listSorted } from './list.ts';

/** Clinics: the dropdown, one clinic, what it does, and its release to customers (doc1 §7, doc2 §7). */
export function prestadorRoutes(server: Server): void {
  reading(server, orderedPrestadores, async ({ params, query }, ctx) => {
    const { page = 1, limit = 20, filter = '', tipoExame, ids = [] } = query;
    const { total, items } = await listSorted(ctx, { ...params, page, limit, filter, tipoExame, ids });
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });

  reading(server, getPrestador, ({ params }, ctx) => getClinic(ctx, params.id));

  reading(server, prestadorReservaHorario, async ({ query }, ctx) => {
    const found = await row<{ id: number }>(
      ctx.db,
      sql`select p.id from prestador p where p.cnpj = ${normalizeCnpj(query.cnpj)} and p.reserva_horario
          and ${ofEmpresa(internal(ctx).empresaId)} limit 1`,
    );
    return found !== undefined;
  });

  reading(server, exameAntecedencia, async ({ params }, ctx) => {
    await requireClinic(ctx.db, internal(ctx).empresaId, params.providerId);
    const exame = await row<{ dias: number }>(
      ctx.db,
      sql`select dias_antecedencia as dias from prestador_exame
          where prestador_id = ${params.providerId} and procedimento_id = ${params.procedureId}`,
    );
    if (!exame) throw notFound('O prestador não realiza este exame.');
    return { diasAntecedencia: exame.dias };
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
