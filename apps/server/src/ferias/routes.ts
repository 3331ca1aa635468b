import { prestadorFerias, prestadorFeriasOnDay } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { row, rows } from '../db/port.ts';
import { requestedWindow } from '../feriados/window.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { sessionClinics } from '../prestadores/scope.ts';

async function feriasBetween(ctx: Ctx, prestadorId: number, start: string, end: string) {
  const clinic = await row<{ id: number }>(
    ctx.db,
    sql`select p.id from prestador p where p.id = ${prestadorId} and ${sessionClinics(ctx)}`,
  );
  if (!clinic) throw notFound('Prestador não encontrado.');
  const hits = await rows<{ inicio: string; fim: string }>(
    ctx.db,
    sql`select data_inicial::text as inicio, data_final::text as fim from prestador_ferias
        where prestador_id = ${prestadorId} and data_final >= ${start}::date and data_inicial <= ${end}::date
        order by data_inicial`,
  );
  return hits.map((f) => ({ dataInicial: f.inicio, dataFinal: f.fim }));
}

/** Vacations of a clinic that touch a range or a day (doc2 §7). They are of whole days, whatever the period. */
export function feriasRoutes(server: Server): void {
  reading(server, prestadorFeriasOnDay, ({ params, query }, ctx) =>
    feriasBetween(ctx, params.providerId, query.dataInicial, query.dataInicial),
  );
  reading(server, prestadorFerias, ({ params, query }, ctx) => {
    const { inicio: start, fim: end } = requestedWindow(query, ctx.now);
    return feriasBetween(ctx, params.providerId, start, end);
  });
}
