import type { Answer, ValidatedInput, whyNotAvailable } from '@apto/api-client';
import { generateFaixas } from '@apto/domain/agendas';
import { isOccupational } from '@apto/domain/exames';
import { PERIODO } from '@apto/domain/periodos';
import { isSocClinic } from '@apto/domain/pedido';
import { addDays, earlierDate, laterDate } from '@apto/domain/time';
import { whyNot, type ClinicOfWish, type Horizon } from '@apto/domain/why-not';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cidade, prestador } from '../db/schema.ts';
import { requireFuncionario } from '../funcionarios/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { checkClientes, withholdsAso } from '../prestadores/list.ts';
import { doesAll } from '../prestadores/offer.ts';
import { distanceIn, ofEmpresa, servesCidade } from '../prestadores/repository.ts';
import { checkIntervalo, faixasOfClinics } from './faixas.ts';
import { clinicRules, readClinics, type ClinicWithAgendas, type HoldOwner } from './repository.ts';

type Body = ValidatedInput<typeof whyNotAvailable>['body'];

/** How far around the days that were asked for others are looked for, in days. */
const REACH = 30;
/** Other clinics that are looked at: the nearest ones of the city. */
const MAX_OTHERS = 20;

const p = alias(prestador, 'p');
const c = alias(cidade, 'c');

/** How the clinics of a condition stand to the customer, the nearest first. */
export const readStanding = (
  ctx: Ctx,
  { clienteId, cidadeId }: Pick<Body, 'clienteId' | 'cidadeId'>,
  condition: SQL | undefined,
  limit: number,
) =>
  ctx.db
    .select({
      id: p.id,
      sistema: p.sistema,
      atendeOcupacional: p.atendeOcupacional,
      atendeAsoRetido: p.atendeAsoRetido,
      isReleased: sql<boolean>`exists (select 1 from prestador_cliente pc
        where pc.prestador_id = p.id and pc.cliente_id = ${clienteId} and pc.condicao)`,
      distanciaMetros: distanceIn(cidadeId),
    })
    .from(p)
    .innerJoin(c, eq(c.id, p.cidadeId))
    .where(condition)
    .orderBy(sql`${distanceIn(cidadeId)} nulls last`, p.id)
    .limit(limit);

type Standing = Awaited<ReturnType<typeof readStanding>>[number];

/** The clinics with all that a wish asks of them, in the given days. Two statements. */
export async function readWished(
  ctx: Ctx,
  standings: readonly Standing[],
  exames: readonly number[],
  horizon: Horizon,
  own: HoldOwner | null,
): Promise<ClinicOfWish[]> {
  if (standings.length === 0) return [];
  const days = { start: horizon.inicio, end: horizon.fim };
  const clinics = await readClinics(
    ctx.db,
    { ids: standings.map(({ id }) => id), empresaId: internal(ctx).empresaId },
    days,
    { ids: exames },
  );
  const faixas = await faixasOfClinics(
    ctx.db,
    clinics.filter(({ reservaFaixas }) => reservaFaixas),
    days,
    ctx.now,
    own,
  );
  const byId = new Map(standings.map((standing) => [standing.id, standing]));
  return clinics.flatMap((clinic) => {
    const standing = byId.get(clinic.id);
    if (!standing) return [];
    const { sistema: system, ...rest } = standing;
    return [
      {
        ...clinic,
        ...rest,
        onePeriodo: isSocClinic({ sistema: system }),
        faixas: faixas.get(clinic.id) ?? [],
        agendaDays: openDays(ctx, clinic, horizon),
      },
    ];
  });
}

/** The days on which the clinic's agendas give slots when nobody has booked. */
const openDays = (ctx: Ctx, clinic: ClinicWithAgendas, { inicio: start, fim: end }: Horizon): Set<string> =>
  new Set(
    clinic.reservaFaixas
      ? generateFaixas(clinic.agendas, {
          dataInicial: start,
          dataFinal: end,
          periodo: PERIODO.AMBOS,
          occupancies: [],
          now: ctx.now,
          ...clinicRules(clinic),
        }).map(({ data: date }) => date)
      : [],
  );

/**
 * POST /agendas/por-que-nao: everything against a clinic in some days and a period of them, who can lift each, and the
 * nearest days, periods and clinics that work (decision 0138). Of other clinics only those that do all of the exams count.
 * @throws HttpError 400 for a range turned round or too long, 404 for a customer, clinic or employee outside the scope
 */
export async function explainUnavailable(ctx: Ctx, body: Body): Promise<Answer<typeof whyNotAvailable>> {
  const { empresaId, usuarioId, scope } = internal(ctx);
  checkIntervalo(body.dataInicial, body.dataFinal);
  await checkClientes(ctx, [body.clienteId]);
  if (body.funcionarioId !== undefined) await requireFuncionario(ctx.db, scope, body.funcionarioId);
  const exames = [...new Set(body.examesIds)];
  const [asked] = await readStanding(ctx, body, and(eq(p.id, body.prestadorId), ofEmpresa(empresaId)), 1);
  if (!asked) throw notFound('prestador');
  const others = await readStanding(
    ctx,
    body,
    and(
      ofEmpresa(empresaId),
      servesCidade(body.cidadeId),
      sql`p.id <> ${body.prestadorId}`,
      sql`exists (select 1 from prestador_cliente pc
        where pc.prestador_id = p.id and pc.cliente_id = ${body.clienteId} and pc.condicao)`,
      doesAll(exames),
    ),
    MAX_OTHERS,
  );
  const intervalo = { inicio: body.dataInicial, fim: body.dataFinal };
  const around = { inicio: addDays(intervalo.inicio, -REACH), fim: addDays(intervalo.fim, REACH) };
  const horizon = {
    inicio: laterDate(ctx.now.data, laterDate(around.inicio, body.primeiroDia ?? around.inicio)),
    fim: laterDate(ctx.now.data, earlierDate(around.fim, body.ultimoDia ?? around.fim)),
  };
  const own = body.funcionarioId === undefined ? null : { usuarioId, funcionarioId: body.funcionarioId };
  const [clinic] = await readWished(ctx, [asked], exames, horizon, own);
  if (!clinic) throw notFound('prestador');
  const found = whyNot(
    {
      intervalo,
      periodo: body.periodo,
      occupational: isOccupational(body.tipoExameId),
      withholdsAso: await withholdsAso(ctx, [body.clienteId]),
      now: ctx.now,
      audience: 'STAFF',
    },
    clinic,
    await readWished(ctx, others, exames, intervalo, own),
    horizon,
  );
  return {
    motivos: found.motivos.map(({ code, text, who, dates = [] }) => ({
      codigo: code,
      texto: text,
      quem: who,
      datas: [...dates],
    })),
    opcoes: {
      dias: [...found.opcoes.dias],
      periodos: [...found.opcoes.periodos],
      clinicas: [...found.opcoes.clinicas],
    },
  };
}
