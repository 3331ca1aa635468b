import type { Answer, bestPlans as bestPlansCall, ValidatedInput } from '@apto/api-client';
import { generateFaixas, type Faixa } from '@apto/domain/agendas';
import { isOccupational } from '@apto/domain/exames';
import {
  bestPlans,
  MAX_PLAN_CLINICS,
  MAX_PLAN_EXAMES,
  planSentence,
  type PlanClinic,
  type PlanExame,
} from '@apto/domain/plans';
import { LATER_EXAME_DAYS } from '@apto/domain/reserva';
import { addDays, laterDate } from '@apto/domain/time';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agendaProcedimento, cidade, prestador, prestadorExame, procedimento } from '../db/schema.ts';
import { requireFuncionario } from '../funcionarios/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { belongsTo } from '../platform/scope.ts';
import { checkClientes } from '../prestadores/list.ts';
import { examesDone, NOTICE, OFFERED } from '../prestadores/offer.ts';
import { distanceIn, ofEmpresa, servesCidade, requireClinic } from '../prestadores/repository.ts';
import { checkIntervalo } from './faixas.ts';
import { readTaken } from './occupations.ts';
import { clinicRules, readClinics, type ClinicWithAgendas } from './repository.ts';

type Body = ValidatedInput<typeof bestPlansCall>['body'];

const p = alias(prestador, 'p');
const pe = alias(prestadorExame, 'pe');
const c = alias(cidade, 'c');

/** The exams asked about, the clinical one first, as the schedule step lays them out. */
const readExames = (ctx: Ctx, ids: readonly number[]): Promise<PlanExame[]> =>
  ctx.db
    .select({ id: procedimento.id, name: procedimento.name })
    .from(procedimento)
    .where(and(eq(procedimento.empresaId, internal(ctx).empresaId), inArray(procedimento.id, [...ids])))
    .orderBy(sql`${procedimento.clinical} desc`, procedimento.name);

/**
 * The clinics that a plan may lead to: of the city, released to the customer, reserving slots, doing at least one of the
 * exams; the request's own before the nearest ones.
 */
const readNearest = (ctx: Ctx, body: Body, exames: readonly number[]) =>
  ctx.db
    .select({ id: p.id, distanciaMetros: distanceIn(body.cidadeId), atendeOcupacional: p.atendeOcupacional })
    .from(p)
    .innerJoin(c, eq(c.id, p.cidadeId))
    .where(
      and(
        ofEmpresa(internal(ctx).empresaId),
        servesCidade(body.cidadeId),
        eq(p.reservaHorario, true),
        sql`exists (select 1 from prestador_cliente pc
          where pc.prestador_id = p.id and pc.cliente_id = ${body.clienteId} and pc.condicao)`,
        gt(examesDone(exames), 0),
      ),
    )
    .orderBy(sql`${p.id} <> ${body.prestadorId}`, sql`${distanceIn(body.cidadeId)} nulls last`, p.id)
    .limit(MAX_PLAN_CLINICS);

/** The longest notice by clinic and exam that is done there, and the exams of each agenda that lists some. Two statements. */
async function readDone(ctx: Ctx, clinics: readonly ClinicWithAgendas[], exames: readonly number[]) {
  const notices = await ctx.db
    .select({
      prestadorId: pe.prestadorId,
      exame: pe.procedimentoId,
      notice: sql<number>`max(${NOTICE})::int`,
    })
    .from(pe)
    .where(
      and(
        belongsTo(
          pe.prestadorId,
          clinics.map(({ id }) => id),
        ),
        belongsTo(pe.procedimentoId, exames),
        OFFERED,
      ),
    )
    .groupBy(pe.prestadorId, pe.procedimentoId);
  const agendas = clinics.flatMap((clinic) => clinic.agendas.map(({ id }) => id));
  const listed = await ctx.db
    .select({ agendaId: agendaProcedimento.agendaId, exame: agendaProcedimento.procedimentoId })
    .from(agendaProcedimento)
    .where(belongsTo(agendaProcedimento.agendaId, agendas));
  const noticesOf = new Map<number, Map<number, number>>();
  for (const { prestadorId, exame, notice } of notices) {
    const own = noticesOf.get(prestadorId) ?? new Map<number, number>();
    noticesOf.set(prestadorId, own.set(exame, notice));
  }
  const takes = new Map<number, Set<number>>();
  for (const { agendaId, exame } of listed) {
    takes.set(agendaId, (takes.get(agendaId) ?? new Set<number>()).add(exame));
  }
  return { noticesOf, takes };
}

/** The clinics with what they do and their free slots, each set of exams worked out once. Four statements. */
async function readPlanClinics(
  ctx: Ctx,
  body: Body,
  exames: readonly number[],
  nearest: Awaited<ReturnType<typeof readNearest>>,
): Promise<PlanClinic[]> {
  const { usuarioId, empresaId } = internal(ctx);
  // A later exam may lie past the suggested days.
  const days = { start: body.dataInicial, end: addDays(body.dataFinal, LATER_EXAME_DAYS) };
  const clinics = await readClinics(ctx.db, { ids: nearest.map(({ id }) => id), empresaId }, days, null);
  const { noticesOf, takes } = await readDone(ctx, clinics, exames);
  const ambientes = clinics.flatMap(({ agendas }) => agendas.map(({ ambienteId }) => ambienteId));
  const own = { usuarioId, funcionarioId: body.funcionarioId };
  const taken = await readTaken(ctx.db, [...new Set(ambientes)], days, ctx.now, own);
  const distances = new Map(nearest.map(({ id, distanciaMetros }) => [id, distanciaMetros]));
  return clinics.map((clinic) => {
    const notices = noticesOf.get(clinic.id) ?? new Map<number, number>();
    const known = new Map<string, readonly Faixa[]>();
    return {
      id: clinic.id,
      name: clinic.name,
      distanciaMetros: distances.get(clinic.id) ?? null,
      openingHours: clinic.openingHours.length > 0 ? clinic.openingHours : null,
      exames: notices,
      faixasOf(ids) {
        const key = ids.join();
        const before = known.get(key);
        if (before) return before;
        const agendas = clinic.agendas.filter(({ id }) => {
          const listed = takes.get(id);
          return !listed || ids.every((exame) => listed.has(exame));
        });
        const faixas = generateFaixas(agendas, {
          dataInicial: days.start,
          dataFinal: days.end,
          periodo: body.periodo,
          occupancies: taken,
          now: ctx.now,
          ...clinicRules(clinic),
          antecedenciaDays: Math.max(0, ...ids.map((exame) => notices.get(exame) ?? 0)),
        });
        known.set(key, faixas);
        return faixas;
      },
    };
  });
}

/**
 * POST /agendas/melhor-plano: the plans with the fewest visits for an employee's exams, then the earliest, then the nearest
 * (decision 0139). With more exams than are searched exactly, none.
 * @throws HttpError 400 for a range turned round or too long, 404 for a customer, employee, clinic or exam outside the scope
 */
export async function planVisits(ctx: Ctx, body: Body): Promise<Answer<typeof bestPlansCall>> {
  checkIntervalo(body.dataInicial, body.dataFinal);
  await checkClientes(ctx, [body.clienteId]);
  const { empresaId, scope } = internal(ctx);
  await requireFuncionario(ctx.db, scope, body.funcionarioId);
  await requireClinic(ctx.db, empresaId, body.prestadorId);
  const ids = [...new Set(body.examesIds)];
  if (ids.length > MAX_PLAN_EXAMES) return { planos: [], limiteExames: MAX_PLAN_EXAMES };
  const exames = await readExames(ctx, ids);
  if (exames.length !== ids.length) throw notFound('procedimento');
  const nearest = await readNearest(ctx, body, ids);
  if (nearest.length === 0) return { planos: [], limiteExames: MAX_PLAN_EXAMES };
  const clinics = await readPlanClinics(ctx, body, ids, nearest);
  const mainIds = nearest
    .filter(({ atendeOcupacional }) => atendeOcupacional || !isOccupational(body.tipoExameId))
    .map(({ id }) => id)
    .filter((id) => body.outrasClinicas || id === body.prestadorId);
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]));
  const plans = bestPlans({
    exames,
    clinics,
    mainIds,
    range: { min: laterDate(body.dataInicial, ctx.now.data), max: body.dataFinal },
  });
  return {
    limiteExames: MAX_PLAN_EXAMES,
    planos: plans.map((plan) => ({
      prestadorId: plan.prestadorId,
      nomePrestador: byId.get(plan.prestadorId)?.name ?? '',
      distanciaMetros: byId.get(plan.prestadorId)?.distanciaMetros ?? null,
      resumo: planSentence(plan),
      visitas: plan.visits.length,
      linhas: plan.rows.map((row) => ({
        prestador: { id: row.prestadorId, name: byId.get(row.prestadorId)?.name ?? '' },
        openingHours: [...(byId.get(row.prestadorId)?.openingHours ?? [])],
        examesIds: row.exames.map(({ id }) => id),
        antecedencia: row.antecedencia,
        faixa: { ...row.faixa, preparo: undefined },
      })),
    })),
  };
}
