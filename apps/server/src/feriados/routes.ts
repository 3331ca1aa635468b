import { municipalFeriados, listNationalFeriados } from '@apto/api-client';
import { nationalFeriadosBetween } from '@apto/domain/feriados';
import { sql } from 'drizzle-orm';
import { row, rows } from '../db/port.ts';
import { allOf } from '../platform/search.ts';
import { notFound } from '../platform/errors.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { sessionClinics } from '../prestadores/scope.ts';
import { requestedWindow } from './window.ts';

/** Holidays: national ones by law (the domain), municipal ones from the registry (doc2 §7). */
export function feriadoRoutes(server: Server): void {
  reading(server, listNationalFeriados, ({ query }, { now }) => {
    const { inicio: start, fim: end } = requestedWindow(query, now);
    return nationalFeriadosBetween(start, end).map((f) => ({
      dataFeriado: f.dataFeriado,
      abrangencia: f.abrangencia,
      nome: f.nome,
      cidade: null,
    }));
  });

  reading(server, municipalFeriados, async ({ params, query }, ctx) => {
    const { inicio: start, fim: end } = requestedWindow(query, ctx.now);
    const cidade = await row<{ cidade: string; estado: string }>(
      ctx.db,
      sql`select c.cidade, c.estado from cidade c where ${allOf([
        sql`c.id = ${params.cityId}`,
        // An employee asks about the cities of the own request, and no others.
        ctx.sessao?.tipo === 'autoagendamento' &&
          sql`exists (select 1 from prestador p where p.cidade_id = c.id and ${sessionClinics(ctx)})`,
      ])}`,
    );
    if (!cidade) throw notFound('Cidade não encontrada.');
    const matches = await rows<{ data: string; nome: string }>(
      ctx.db,
      sql`select data_feriado::text as data, nome from feriado_municipal
          where cidade_id = ${params.cityId} and data_feriado between ${start}::date and ${end}::date
          order by data_feriado`,
    );
    return matches.map(({ data: date, nome: name }) => ({
      dataFeriado: date,
      abrangencia: 'MUNICIPAL' as const,
      nome: name,
      cidade,
    }));
  });
}
