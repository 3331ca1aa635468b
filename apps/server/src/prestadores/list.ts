import type { PrestadorOption } from '@apto/api-client';
import { servedDays, tipoAtendimento } from '@apto/domain/atendimento';
import { isOccupational } from '@apto/domain/exames';
import { clinicObstacles } from '@apto/domain/why-not';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { countRows, rows } from '../db/rows.ts';
import { cliente, prestador } from '../db/schema.ts';
import { containsWords, allConditions } from '../platform/search.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql, belongsTo } from '../platform/scope.ts';
import {
  DISTANCE,
  distanceIn,
  HORARIOS_AS_JSON,
  OPENING_HOUR,
  servesCidade,
  sessionClinics,
} from './repository.ts';
import { doesAll, examesDone } from './offer.ts';

export interface PrestadorQuery {
  clientIds: readonly number[];
  /** null: of every city. */
  cityId: number | null;
  examIds: readonly number[];
  page: number;
  limit: number;
  filter: string;
  tipoExame: number | undefined;
  ids: readonly number[];
  /** Only those that reserve slots, are released to every customer asked about and do all of the exams. */
  withReserva: boolean;
  /** Also those that do not do the clinical exam of an occupational type: they say so. */
  withObstacles: boolean;
}

const PRESTADOR_ROW = z.strictObject({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  cnpj: z.string(),
  cidade: z.string(),
  estado: z.string(),
  prioridade: z.enum(prestador.prioridade.enumValues),
  liberado: z.boolean(),
  atende_ocupacional: z.boolean(),
  atende_aso_retido: z.boolean(),
  sistema: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  distance: z.nullable(z.int()),
  horarios: z.array(OPENING_HOUR),
});

const c = alias(cliente, 'c');
const p = alias(prestador, 'p');

/** 0 of the suggested clinics, 1 of the others: the two groups of the list (doc2 §2.7). */
const GROUP_ORDER = sql`(case when p.prioridade in ('PREFERENCIAL', 'SEGUNDA_OPCAO') then 0 else 1 end)`;
const PRIORITY_ORDER = sql`case p.prioridade when 'PREFERENCIAL' then 0 when 'SEGUNDA_OPCAO' then 1 else 2 end`;

/** The customers asked about are the caller's own; one outside is as if it did not exist. @throws HttpError 404 */
export async function checkClientes(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (ctx.session?.kind === 'autoagendamento') {
    const { clienteId } = ctx.session;
    if (ids.some((id) => id !== clienteId)) throw notFound('cliente');
    return;
  }
  const { scope } = internal(ctx);
  const visible = and(belongsTo(c.id, ids), scopeSql(scope, { empresa: c.empresaId, cliente: c.id }));
  if ((await countRows(ctx.db, c, visible)) !== new Set(ids).size) throw notFound('cliente');
}

/** Whether one of the customers has the ASO kept back from the employee. */
export const withholdsAso = async (ctx: Ctx, ids: readonly number[]): Promise<boolean> =>
  ids.length > 0 && (await countRows(ctx.db, c, and(belongsTo(c.id, ids), c.asoRetido))) > 0;

/** What is against a clinic itself; its release has a field of its own. */
function reasonsOf(
  clinic: z.infer<typeof PRESTADOR_ROW>,
  { tipoExame, withholdsAso }: { tipoExame: number | undefined; withholdsAso: boolean },
): Pick<PrestadorOption, 'motivos'> {
  const found = clinicObstacles(
    {
      isReleased: true,
      atendeOcupacional: clinic.atende_ocupacional,
      atendeAsoRetido: clinic.atende_aso_retido,
      openingHours: clinic.horarios,
    },
    { occupational: isOccupational(tipoExame), withholdsAso },
  );
  if (found.length === 0) return {};
  return { motivos: found.map(({ code, text, who }) => ({ codigo: code, texto: text, quem: who })) };
}

/**
 * Clinics of a city in their two groups (doc2 §2.7): in each the released ones first, then by priority, by how many of
 * the exams they do, and the nearest first. An employee, whose clinics are all released and do all exams, finds the
 * nearest first.
 * For occupational exams only clinics that serve them (doc2 §4 'Clinic restriction').
 * @throws HttpError 404 for a customer outside the scope
 */
export async function listSorted(
  ctx: Ctx,
  query: PrestadorQuery,
): Promise<{ total: number; items: PrestadorOption[] }> {
  const { clientIds, examIds, page, limit } = query;
  await checkClientes(ctx, clientIds);
  const wish = { tipoExame: query.tipoExame, withholdsAso: await withholdsAso(ctx, clientIds) };
  const distinct = new Set(clientIds).size;
  const released =
    distinct === 0
      ? sql`false`
      : sql`((select count(*) from prestador_cliente pc
           where pc.prestador_id = p.id and pc.condicao and ${belongsTo(sql`pc.cliente_id`, clientIds)}) = ${distinct})`;
  const where = allConditions([
    sessionClinics(ctx),
    query.cityId !== null && servesCidade(query.cityId),
    isOccupational(query.tipoExame) && !query.withObstacles && sql`p.atende_ocupacional`,
    query.filter.trim() !== '' && containsWords(sql`p.nome_busca`, query.filter),
    query.ids.length > 0 && belongsTo(sql`p.id`, query.ids),
    query.withReserva && sql`p.reserva_horario and ${released} and ${doesAll(examIds)}`,
  ]);
  // Who cannot be taken does not stand before who can.
  const lastIfUnable = sql`(not p.atende_ocupacional and ${isOccupational(query.tipoExame)}::boolean)`;
  // An employee goes there: which clinic the customer would rather pay is nothing to them.
  const order =
    ctx.session?.kind === 'autoagendamento'
      ? sql`distance nulls last, p.nome_busca, p.id`
      : sql`${lastIfUnable}, grupo, liberado desc, ordem, served desc, distance nulls last, p.nome_busca, p.id`;
  const total = await countRows(ctx.db, p, where);
  const matches = await rows(
    ctx.db,
    PRESTADOR_ROW,
    sql`select p.id, p.name, p.code, p.cnpj, c.cidade, c.estado, p.prioridade, p.liberado, p.atende_ocupacional, p.atende_aso_retido, p.sistema, p.neighborhood,
          p.distance, ${HORARIOS_AS_JSON} as horarios
        from (select p.*, ${released} as liberado, ${examesDone(examIds)} as served, ${GROUP_ORDER} as grupo, ${PRIORITY_ORDER} as ordem,
                ${query.cityId === null ? DISTANCE : distanceIn(query.cityId)} as distance
              from prestador p join cidade c on c.id = p.cidade_id where ${where}
              order by ${order}
              limit ${limit} offset ${(page - 1) * limit}) p
        join cidade c on c.id = p.cidade_id
        order by ${order}`,
  );
  return {
    total,
    items: matches.map((a) => ({
      id: a.id,
      name: a.name,
      code: a.code,
      cnpj: a.cnpj,
      city: { cidade: a.cidade, estado: a.estado },
      prioridade: a.prioridade,
      liberado: a.liberado,
      sistema: a.sistema,
      neighborhood: a.neighborhood,
      tipoAtendimento: tipoAtendimento(a.horarios),
      diasAtendidos: servedDays(a.horarios),
      distanciaMetros: a.distance,
      ...reasonsOf(a, wish),
    })),
  };
}
