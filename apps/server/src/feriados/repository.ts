import { and, between, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cidade, feriadoMunicipal } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import type { DateWindow } from '../platform/date-window.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions } from '../platform/search.ts';
import { sessionClinics } from '../prestadores/repository.ts';

const c = alias(cidade, 'c');

/** The holidays of a municipality between two days. @throws HttpError 404, also for a city that the session may not ask about */
export async function municipalFeriadosBetween(ctx: Ctx, cidadeId: number, { start, end }: DateWindow) {
  const [found] = await ctx.db
    .select({ cidade: c.cidade, estado: c.estado })
    .from(c)
    .where(
      allConditions([
        eq(c.id, cidadeId),
        // An employee asks about the cities of the own request, and no others.
        ctx.session?.tipo === 'autoagendamento' &&
          sql`exists (select 1 from prestador p where p.cidade_id = ${c.id} and ${sessionClinics(ctx)})`,
      ]),
    );
  if (!found) throw notFound('cidade');
  const feriados = await ctx.db
    .select({ dataFeriado: feriadoMunicipal.dataFeriado, nome: feriadoMunicipal.nome })
    .from(feriadoMunicipal)
    .where(and(eq(feriadoMunicipal.cidadeId, cidadeId), between(feriadoMunicipal.dataFeriado, start, end)))
    .orderBy(feriadoMunicipal.dataFeriado);
  return feriados.map((f) => ({ ...f, abrangencia: 'MUNICIPAL' as const, cidade: found }));
}
