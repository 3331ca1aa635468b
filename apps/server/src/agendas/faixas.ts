import type { ApiFaixa } from '@apto/api-client';
import { generateFaixas, type Faixa } from '@apto/domain/agendas';
import { hardPreparo, MAX_PREPARO_HOURS, minutesUntil, type Preparo } from '@apto/domain/exames';
import { confirmationLimits } from '@apto/domain/autoagendamento';
import { PERIODO, type Periodo } from '@apto/domain/periodos';
import { STATUS } from '@apto/domain/status';
import {
  addDays,
  daysBetween,
  laterDate,
  earlierDate,
  isWeekend,
  type CivilDate,
  type Now,
} from '@apto/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import { agendamento, prestador } from '../db/schema.ts';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, notFound, unauthenticated } from '../platform/errors.ts';
import { allConditions } from '../platform/search.ts';
import { ofEmpresa } from '../prestadores/repository.ts';
import {
  readClinic,
  readClinics,
  clinicRules,
  type ClinicWithAgendas,
  type HoldOwner,
  type Intervalo,
  type WantedClinic,
} from './repository.ts';
import { readTaken } from './occupations.ts';
import { doesAll } from '../prestadores/offer.ts';

/** Longest range of one question, in days. */
const MAX_DAYS = 31;
/** Without a clinic, fewer days and only the first clinics that do the exams. */
const MAX_WITHOUT_CLINIC = { days: 7, clinics: 20 } as const;

/** @throws HttpError 400 when the range is turned round or too long */
export function checkIntervalo(start: CivilDate, end: CivilDate, max = MAX_DAYS): Intervalo {
  if (end < start) {
    throw invalid([{ campo: 'dataFinal', mensagem: 'A data final não pode ser menor que a data inicial' }]);
  }
  if (daysBetween(start, end) >= max) {
    throw invalid([{ campo: 'dataFinal', mensagem: `O intervalo deve ter no máximo ${max} dias` }]);
  }
  return { start, end };
}

/**
 * Marks the slots that make the exams' preparation hard. Only those of the next days may be too soon for it; each arrival
 * of the others is judged once.
 */
function markPreparo(faixas: Faixa[], asked: Preparo, now: Now): Faixa[] {
  if (asked.jejumHoras === null && asked.repousoAuditivoHoras === null) return faixas;
  const soon = addDays(now.data, MAX_PREPARO_HOURS / 24);
  const told = new Map<string, readonly string[]>();
  return faixas.map((faixa) => {
    const { data: date, horarioChegada: arrival } = faixa;
    const key = date > soon ? arrival : `${date} ${arrival}`;
    const texts = told.get(key) ?? hardPreparo(arrival, asked, minutesUntil(date, arrival, now));
    told.set(key, texts);
    return texts.length === 0 ? faixa : { ...faixa, preparo: texts };
  });
}

/** The free slots of a clinic that is already loaded. One statement: its bookings. */
export async function clinicFaixas(
  db: Db,
  clinic: ClinicWithAgendas,
  intervalo: Intervalo,
  periodo: Periodo,
  now: Now,
  ambienteId?: number | null,
  own: HoldOwner | null = null,
): Promise<Faixa[]> {
  const agendas = ambienteId ? clinic.agendas.filter((a) => a.ambienteId === ambienteId) : clinic.agendas;
  const ambientes = [...new Set(agendas.map((a) => a.ambienteId))];
  const occupancies = await readTaken(db, ambientes, intervalo, now, own);
  const faixas = generateFaixas(agendas, {
    dataInicial: intervalo.start,
    dataFinal: intervalo.end,
    periodo,
    occupancies,
    now,
    ...clinicRules(clinic),
  });
  return markPreparo(faixas, clinic.preparo, now);
}

/** The free slots of clinics that are already loaded, by the clinic's id, the whole day. One statement: their bookings. */
export async function faixasOfClinics(
  db: Db,
  clinics: readonly ClinicWithAgendas[],
  intervalo: Intervalo,
  now: Now,
  own: HoldOwner | null = null,
): Promise<Map<number, Faixa[]>> {
  const ambientes = clinics.flatMap(({ agendas }) => agendas.map(({ ambienteId }) => ambienteId));
  const occupancies = await readTaken(db, [...new Set(ambientes)], intervalo, now, own);
  return new Map(
    clinics.map((clinic) => [
      clinic.id,
      markPreparo(
        generateFaixas(clinic.agendas, {
          dataInicial: intervalo.start,
          dataFinal: intervalo.end,
          periodo: PERIODO.AMBOS,
          occupancies,
          now,
          ...clinicRules(clinic),
        }),
        clinic.preparo,
        now,
      ),
    ]),
  );
}

const p = alias(prestador, 'p');
const agendamentos = alias(agendamento, 'a');

/** One of the clinics that the session may know of. */
function knownClinic({ session }: Ctx, id: number): WantedClinic {
  if (session?.kind === 'autoagendamento')
    return { id, empresaId: session.empresaId, linkOf: session.agendamentoId };
  if (session?.kind === 'interna') return { id, empresaId: session.empresaId };
  throw unauthenticated();
}

/** POST /agendamentos/faixas-disponiveis: for an appointment that the session may see. @throws HttpError 400, 404 */
export async function faixasForAgendamento(
  ctx: Ctx,
  body: {
    agendamentoId: number;
    funcionarioId?: number | null | undefined;
    examesIds: readonly number[];
    periodo: Periodo;
    prestadorId: number;
    dataInicial: string;
    dataFinal: string;
  },
): Promise<ApiFaixa[]> {
  const pedido = checkIntervalo(body.dataInicial, body.dataFinal);
  const forEmployee = ctx.session?.kind === 'autoagendamento' ? ctx.session : null;
  const visible = forEmployee
    ? sql`a.id = ${forEmployee.agendamentoId}`
    : agendamentoScope(internal(ctx).scope);
  const [a] = await ctx.db
    .select({
      id: agendamentos.id,
      statusId: agendamentos.statusId,
      funcionarioId: agendamentos.funcionarioId,
      inicio: agendamentos.dataSugestaoInicial,
      fim: agendamentos.dataSugestaoFinal,
    })
    .from(agendamentos)
    .where(and(eq(agendamentos.id, body.agendamentoId), visible));
  if (!a || (body.funcionarioId && body.funcionarioId !== a.funcionarioId)) {
    throw notFound('agendamento');
  }
  const clinic = await readClinic(
    ctx.db,
    knownClinic(ctx, body.prestadorId),
    pedido,
    body.examesIds.length > 0 ? { ids: body.examesIds } : { acceptedIn: a.id },
  );
  if (!clinic) throw notFound('prestador');
  // What the request's own link, or the person who chooses for its employee, holds is still on offer to them.
  const own: HoldOwner = forEmployee
    ? { agendamentoId: a.id }
    : { usuarioId: internal(ctx).usuarioId, funcionarioId: a.funcionarioId };
  // A request that is still to be booked by link takes only days that its confirmation would take.
  if (a.statusId !== STATUS.AUTOAGENDAMENTO) {
    return clinicFaixas(ctx.db, clinic, pedido, body.periodo, ctx.now, null, own);
  }
  const { min, max } = confirmationLimits({
    dataSugestaoInicial: a.inicio,
    dataSugestaoFinal: a.fim,
    now: ctx.now,
  });
  const start = laterDate(pedido.start, min);
  const end = max ? earlierDate(pedido.end, max) : pedido.end;
  if (end < start) return [];
  const faixas = await clinicFaixas(ctx.db, clinic, { start, end }, body.periodo, ctx.now, null, own);
  return faixas.filter((f) => !isWeekend(f.data));
}

/** POST /agendamentos/new-faixas-disponiveis: for an employee of the scope. @throws HttpError 400, 404 */
export async function faixasForFuncionario(
  ctx: Ctx,
  body: {
    prestadorId: number;
    funcionarioId: number;
    ambienteId?: number | null | undefined;
    examesIds: readonly number[];
    dataInicial: string;
    dataFinal: string;
    periodo: Periodo;
  },
): Promise<ApiFaixa[]> {
  const { scope, empresaId, usuarioId } = internal(ctx);
  const intervalo = checkIntervalo(body.dataInicial, body.dataFinal);
  const clinic = await readClinic(
    ctx.db,
    { id: body.prestadorId, empresaId, funcionario: { id: body.funcionarioId, scope } },
    intervalo,
    { ids: body.examesIds },
  );
  if (!clinic) throw notFound();
  const own = { usuarioId, funcionarioId: body.funcionarioId };
  return clinicFaixas(ctx.db, clinic, intervalo, body.periodo, ctx.now, body.ambienteId, own);
}

/**
 * GET /agendas/horarios/consultar: slots of the clinics that do every exam asked for; of one clinic when it
 * is given, else of the first ones for at most a week.
 * @throws HttpError 400, 404
 */
export async function horariosByProcedimento(
  ctx: Ctx,
  query: {
    idsProcedures: readonly number[];
    dataInicial: string;
    dataFinal: string;
    prestadorId?: number | undefined;
  },
): Promise<(ApiFaixa & { prestadorId: number })[]> {
  const { empresaId } = internal(ctx);
  const { idsProcedures, prestadorId } = query;
  const intervalo = checkIntervalo(
    query.dataInicial,
    query.dataFinal,
    prestadorId === undefined ? MAX_WITHOUT_CLINIC.days : MAX_DAYS,
  );
  const exames = [...new Set(idsProcedures)];
  const condition = allConditions([
    ofEmpresa(empresaId),
    prestadorId === undefined ? sql`p.reserva_horario` : sql`p.id = ${prestadorId}`,
    doesAll(exames),
  ]);
  const found = await ctx.db
    .select({ id: p.id })
    .from(p)
    .where(condition)
    .orderBy(p.id)
    .limit(prestadorId === undefined ? MAX_WITHOUT_CLINIC.clinics : 1);
  const ids = found.map(({ id }) => id);
  const clinics = await readClinics(ctx.db, { ids, empresaId }, intervalo, { ids: exames });
  const faixas = await faixasOfClinics(ctx.db, clinics, intervalo, ctx.now);
  return [...faixas].flatMap(([id, free]) => free.map((faixa) => ({ ...faixa, prestadorId: id })));
}
