import type { AgendaBoard, ClinicOrPart } from '@apto/api-client';
import type { Agenda } from '@apto/domain/agendas';
import { addDays, type CivilDate } from '@apto/domain/time';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countRows } from '../db/rows.ts';
import {
  agenda,
  agendaException,
  agendaPeriodo,
  agendaProcedimento,
  ambiente,
  cidade,
  empresaReserva,
  prestador,
  prestadorExame,
  prestadorFerias,
  procedimento,
} from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions, containsWords } from '../platform/search.ts';
import { pageMeta } from '../platform/sql.ts';
import { feriadosAsJson, HORARIOS_AS_JSON, ofEmpresa } from '../prestadores/repository.ts';
import { isOffered } from '../prestadores/offer.ts';
import { dayRange } from './marked.ts';

const p = alias(prestador, 'p');

/** Clinics by name, with how many rooms and agendas each has, and how many are booked there on a day. */
export async function listAgendaPrestadores(
  ctx: Ctx,
  { page, limit, filter, day }: { page: number; limit: number; filter: string; day: CivilDate | null },
) {
  const where = allConditions([
    ofEmpresa(internal(ctx).empresaId),
    filter.trim() !== '' && containsWords(sql`p.nome_busca`, filter),
  ]);
  const total = await countRows(ctx.db, p, where);
  const marked =
    day === null
      ? sql<null>`null`
      : sql<number>`(select count(*)::int from ${empresaReserva} r join ambiente am on am.id = r.ambiente_id
          where am.prestador_id = p.id and r.ativa and r.tipo = 'RESERVA' and r.periodo && ${dayRange(day)})`;
  const items = await ctx.db
    .select({
      id: p.id,
      name: p.name,
      code: p.code,
      cidade: cidade.cidade,
      estado: cidade.estado,
      marcados: marked,
      reservaFaixas: p.reservaHorario,
      ambientes: sql<number>`(select count(*)::int from ambiente am where am.prestador_id = p.id and am.ativo)`,
      agendas: sql<number>`(select count(*)::int from agenda ag where ag.prestador_id = p.id)`,
    })
    .from(p)
    .innerJoin(cidade, eq(cidade.id, p.cidadeId))
    .where(where)
    // Those at which somebody is booked, then those that book slots: whose agendas matter.
    .orderBy(...(day === null ? [] : [desc(marked)]), sql`p.reserva_horario desc`, sql`p.nome_busca`, p.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return { items, meta: pageMeta(total, page, limit, items.length) };
}

const PARTS = { agenda, ambiente } as const;

/** The clinic that a request names, by itself or by a part of it in the company. @throws HttpError 404 for such a part */
export async function clinicOf(ctx: Ctx, { by, id }: ClinicOrPart): Promise<number> {
  if (by === 'prestador') return id;
  const part = PARTS[by];
  const [found] = await ctx.db
    .select({ id: p.id })
    .from(part)
    .innerJoin(p, eq(p.id, part.prestadorId))
    .where(and(eq(part.id, id), ofEmpresa(internal(ctx).empresaId)));
  if (!found) throw notFound(by);
  return found.id;
}

/** Days of the exceptions and holidays that are shown: what is past decides nothing. */
const YEAR = 366;

/** All that decides the slots of one clinic, but the bookings. @throws HttpError 404 */
export async function readBoard(ctx: Ctx, prestadorId: number, among = ofEmpresa): Promise<AgendaBoard> {
  const { db, now } = ctx;
  const today = now.data;
  const [clinic] = await db
    .select({
      id: p.id,
      name: p.name,
      code: p.code,
      cidade: cidade.cidade,
      estado: cidade.estado,
      version: p.agendaVersao,
      openingHours: HORARIOS_AS_JSON,
      feriados: feriadosAsJson(sql`fm.data_feriado between ${today}::date and ${addDays(today, YEAR)}::date`),
    })
    .from(p)
    .innerJoin(cidade, eq(cidade.id, p.cidadeId))
    .where(and(eq(p.id, prestadorId), among(internal(ctx).empresaId)));
  if (!clinic) throw notFound('prestador');
  const { version, openingHours, feriados, ...named } = clinic;
  const rooms = await db
    .select({ id: ambiente.id, name: ambiente.name, ativo: ambiente.ativo })
    .from(ambiente)
    .where(eq(ambiente.prestadorId, prestadorId))
    .orderBy(asc(ambiente.name), asc(ambiente.id));
  const vacations = await db
    .select({
      id: prestadorFerias.id,
      dataInicial: prestadorFerias.dataInicial,
      dataFinal: prestadorFerias.dataFinal,
    })
    .from(prestadorFerias)
    .where(
      and(eq(prestadorFerias.prestadorId, prestadorId), sql`${prestadorFerias.dataFinal} >= ${today}::date`),
    )
    .orderBy(asc(prestadorFerias.dataInicial));
  const procedimentos = await db
    .selectDistinct({ id: procedimento.id, name: procedimento.name })
    .from(prestadorExame)
    .innerJoin(procedimento, eq(procedimento.id, prestadorExame.procedimentoId))
    .where(and(eq(prestadorExame.prestadorId, prestadorId), isOffered(prestadorExame)))
    .orderBy(asc(procedimento.name), asc(procedimento.id));
  return {
    prestador: named,
    version,
    ambientes: rooms,
    agendas: await readAgendas(ctx, prestadorId),
    openingHours,
    ferias: vacations,
    feriados,
    procedimentos,
  };
}

/** The agendas of a clinic, closed rooms' too: a room that opens again finds its week as it was. */
async function readAgendas(ctx: Ctx, prestadorId: number): Promise<AgendaBoard['agendas']> {
  const { db, now } = ctx;
  const ofClinic: SQL = sql`${sql.identifier('agenda_id')} in (select id from agenda where prestador_id = ${prestadorId})`;
  const agendas = await db
    .select({
      id: agenda.id,
      prestadorId: agenda.prestadorId,
      ambienteId: agenda.ambienteId,
      vigenciaInicial: agenda.vigenciaInicial,
      vigenciaFinal: agenda.vigenciaFinal,
    })
    .from(agenda)
    .where(eq(agenda.prestadorId, prestadorId))
    .orderBy(asc(agenda.id));
  const weekly = await db
    .select()
    .from(agendaPeriodo)
    .where(ofClinic)
    .orderBy(asc(agendaPeriodo.diaSemana), asc(agendaPeriodo.inicio), asc(agendaPeriodo.id));
  const exceptions = await db
    .select()
    .from(agendaException)
    .where(and(ofClinic, sql`${agendaException.data} >= ${now.data}::date`))
    .orderBy(asc(agendaException.data), asc(agendaException.inicio), asc(agendaException.id));
  const taken = await db
    .select({ agendaId: agendaProcedimento.agendaId, procedimentoId: agendaProcedimento.procedimentoId })
    .from(agendaProcedimento)
    .where(ofClinic)
    .orderBy(asc(agendaProcedimento.procedimentoId));
  return agendas.map((each) => ({
    ...each,
    periodos: weekly
      .filter(({ agendaId }) => agendaId === each.id)
      .map(({ agendaId: _agenda, id: _id, empresaId: _empresa, diaSemana, ...window }) => ({
        // The column's check.
        diaSemana: diaSemana as Agenda['periodos'][number]['diaSemana'],
        ...window,
      })),
    exceptions: exceptions
      .filter(({ agendaId }) => agendaId === each.id)
      .map(({ agendaId: _agenda, id: _id, empresaId: _empresa, ...exception }) => exception),
    procedimentosIds: taken.filter(({ agendaId }) => agendaId === each.id).map((t) => t.procedimentoId),
  }));
}
