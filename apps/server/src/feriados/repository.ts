import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { nationalFeriadosBetween } from '@apto/domain/feriados';
import { compareDates } from '@apto/domain/time';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { cidade } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import type { DateWindow } from '../platform/date-window.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions } from '../platform/search.ts';
import { sessionClinics } from '../prestadores/repository.ts';

const c = alias(cidade, 'c');

/** A holiday that the whole country keeps, as the wire tells it. */
export interface CountryFeriado {
  dataFeriado: string;
  abrangencia: 'NACIONAL';
  nome: string;
  cidade: null;
}

const KEPT = z.strictObject({ dataFeriado: z.string(), nome: z.string(), municipal: z.boolean() });

/**
 * What the whole country keeps between two days, by day: the holidays by law, and those that the company registers without
 * a city (docs/decisions/0096). A day of the law has the law's name.
 */
export async function nationalFeriadosKept(
  db: Db,
  empresaId: number,
  { start, end }: DateWindow,
): Promise<CountryFeriado[]> {
  const byLaw = nationalFeriadosBetween(start, end);
  const days = new Set(byLaw.map(({ dataFeriado: day }) => day));
  const kept = await rows(
    db,
    KEPT,
    sql`select data_feriado::text as "dataFeriado", nome, municipal from feriados_da_cidade(${empresaId}::int, null)
        where data_feriado between ${start}::date and ${end}::date`,
  );
  return [...byLaw, ...kept.filter(({ dataFeriado: day }) => !days.has(day))]
    .map((f) => ({
      dataFeriado: f.dataFeriado,
      abrangencia: 'NACIONAL' as const,
      nome: f.nome,
      cidade: null,
    }))
    .sort((a, b) => compareDates(a.dataFeriado, b.dataFeriado));
}

/** The holidays that the session's company keeps in a municipality between two days. @throws HttpError 404, also for a city that the session may not ask about */
export async function municipalFeriadosBetween(ctx: Ctx, cidadeId: number, { start, end }: DateWindow) {
  const [found] = await ctx.db
    .select({ cidade: c.cidade, estado: c.estado })
    .from(c)
    .where(
      allConditions([
        eq(c.id, cidadeId),
        // An employee asks about the cities of the own request, and no others.
        ctx.session?.kind === 'autoagendamento' &&
          sql`exists (select 1 from prestador p where p.cidade_id = ${c.id} and ${sessionClinics(ctx)})`,
      ]),
    );
  if (!found) throw notFound('cidade');
  const feriados = await rows(
    ctx.db,
    KEPT,
    sql`select data_feriado::text as "dataFeriado", nome, municipal
        from feriados_da_cidade(${ctx.session?.empresaId ?? null}::int, ${cidadeId}::int)
        where data_feriado between ${start}::date and ${end}::date order by data_feriado, nome`,
  );
  return feriados.map(({ municipal: isMunicipal, ...f }) => ({
    ...f,
    abrangencia: isMunicipal ? ('MUNICIPAL' as const) : ('NACIONAL' as const),
    cidade: isMunicipal ? found : null,
  }));
}
