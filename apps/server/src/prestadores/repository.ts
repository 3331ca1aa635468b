import type { OpeningHour } from '@apto/domain/atendimento';
import { TiposExame } from '@apto/domain/exames';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { cidade, prestador, prestadorExame } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, unauthenticated } from '../platform/errors.ts';
import { NOTICE, OFFERED } from './offer.ts';

const OCCUPATIONAL = sql.raw(
  TiposExame.filter((t) => t.occupational)
    .map((t) => t.id)
    .join(', '),
);

/** Clinics `p` of a company that are in use. */
export const ofEmpresa = (empresaId: number | Placeholder): SQL =>
  sql`(p.empresa_id = ${empresaId} and p.ativo)`;

/** Also those that are switched off: what they once booked is still theirs. */
export const everOfEmpresa = (empresaId: number | Placeholder): SQL => sql`p.empresa_id = ${empresaId}`;

/**
 * Clinics `p` that can serve one appointment: released to its customer, with hours, serving occupational
 * exams when it is one (doc2 §4 'Clinic restriction'), and doing every exam that it asks for, because the
 * employee goes to one place.
 */
export const servesAgendamento = (agendamentoId: number | Placeholder): SQL => sql`(
  exists (select 1 from agendamento ag
    join prestador_cliente pc on pc.cliente_id = ag.cliente_id and pc.prestador_id = p.id and pc.condicao
    where ag.id = ${agendamentoId} and ag.empresa_id = p.empresa_id
      and (p.atende_ocupacional or ag.tipo_exame_id not in (${OCCUPATIONAL}))
      and not exists (select 1 from agendamento_procedimento ap
        where ap.agendamento_id = ag.id and ap.aceito
          and not exists (select 1 from prestador_exame pe
            where pe.prestador_id = p.id and pe.procedimento_id = ap.procedimento_id and ${OFFERED})))
  and exists (select 1 from prestador_horario h
    where h.prestador_id = p.id and (h.atendimento_matutino or h.atendimento_vespertino)))`;

/** Clinics `p` that can serve an appointment, and the one already chosen for it. */
export const servesOrChosen = (agendamentoId: number | Placeholder): SQL =>
  sql`(${servesAgendamento(agendamentoId)} or p.id = (select ag.prestador_id from agendamento ag
    where ag.id = ${agendamentoId} and ag.empresa_id = p.empresa_id))`;

/**
 * The clinics `p` that the session may know of: its company's; for an employee only those that can serve
 * the own appointment, and the one already chosen.
 */
export function sessionClinics({ session }: Ctx): SQL {
  if (session?.kind === 'interna') return ofEmpresa(session.empresaId);
  if (session?.kind === 'autoagendamento') {
    return sql`(${ofEmpresa(session.empresaId)} and ${servesOrChosen(session.agendamentoId)})`;
  }
  throw unauthenticated();
}

/** Metres over the great circle between the clinic `p` and the centre of its city `c`. */
export const DISTANCE = sql<
  number | null
>`(case when p.lat is null or p.lng is null or c.lat is null or c.lng is null then null else
  round(12742000 * asin(sqrt(power(sin(radians(p.lat - c.lat) / 2), 2)
    + cos(radians(p.lat)) * cos(radians(c.lat)) * power(sin(radians(p.lng - c.lng) / 2), 2))))::int end)`;

/** Clinics `p` for whoever looks in a city: those that are there, and those that serve every city. */
export const servesCidade = (cidadeId: number): SQL =>
  sql`(p.cidade_id = ${cidadeId} or p.atende_todas_cidades)`;

/** The same as `DISTANCE` for who looks in a city: of a clinic elsewhere, that comes there or is met by screen, none. */
export const distanceIn = (cidadeId: number) =>
  sql<number | null>`(case when p.cidade_id = ${cidadeId} then ${DISTANCE} end)`;

/** How the clinic `t` receives people, as `tipoAtendimento` of the domain words it; null without hours. */
export const WAY_OF_RECEIVING = sql<string | null>`(
  select case when bool_or(x.type is null) then 'Inconsistente' when min(x.type) <> max(x.type) then 'Ambos'
    when min(x.type) = 'ORDEM_CHEGADA' then 'Ordem de chegada' when min(x.type) is not null then 'Horário marcado' end
  from prestador_horario h, lateral (values (h.atendimento_matutino, h.service_type_am),
    (h.atendimento_vespertino, h.service_type_pm)) x (serves, type)
  where h.prestador_id = t.id and x.serves)`;

const serviceType = z.nullable(z.enum(['ORDEM_CHEGADA', 'HORARIO_MARCADO']));
const time = z.nullable(z.string());

/** One entry of `HORARIOS_AS_JSON`, for the raw statements that carry it. */
export const OPENING_HOUR = z.strictObject({
  weekDay: z.literal([0, 1, 2, 3, 4, 5, 6]),
  serviceTypeAm: serviceType,
  serviceTypePm: serviceType,
  startHourAm: time,
  endHourAm: time,
  startHourPm: time,
  endHourPm: time,
  atendimentoMatutino: z.boolean(),
  atendimentoVespertino: z.boolean(),
}) satisfies z.ZodType<OpeningHour>;

/** Opening hours of the clinic `p` as a JSON list of `OpeningHour`, Sunday first. */
export const HORARIOS_AS_JSON = sql<OpeningHour[]>`coalesce((
  select json_agg(json_build_object('weekDay', h.week_day, 'serviceTypeAm', h.service_type_am,
    'serviceTypePm', h.service_type_pm, 'startHourAm', h.start_hour_am, 'endHourAm', h.end_hour_am,
    'startHourPm', h.start_hour_pm, 'endHourPm', h.end_hour_pm,
    'atendimentoMatutino', h.atendimento_matutino, 'atendimentoVespertino', h.atendimento_vespertino) order by h.week_day)
  from prestador_horario h where h.prestador_id = p.id), '[]'::json)`;

/** The opening hours of one clinic. */
export async function readOpeningHours(db: Db, prestadorId: number): Promise<OpeningHour[]> {
  const [found] = await db.select({ hours: HORARIOS_AS_JSON }).from(p).where(eq(p.id, prestadorId));
  return found?.hours ?? [];
}

/** Vacations `f` of the clinic `p` that meet a condition, as a JSON list. */
export const feriasAsJson = (condition: SQL) => sql<Ferias[]>`coalesce((
  select json_agg(json_build_object('dataInicial', f.data_inicial, 'dataFinal', f.data_final) order by f.data_inicial)
  from prestador_ferias f where f.prestador_id = p.id and ${condition}), '[]'::json)`;

/** Holidays `fm` that the company keeps in the city of the clinic `p`, of those that meet a condition, as a JSON list. */
export const feriadosAsJson = (condition: SQL) => sql<Feriado[]>`coalesce((
  select json_agg(json_build_object('dataFeriado', fm.data_feriado, 'abrangencia', case when fm.municipal then 'MUNICIPAL' else 'NACIONAL' end, 'nome', fm.nome,
    'cidade', case when fm.municipal then json_build_object('cidade', fc.cidade, 'estado', fc.estado) end) order by fm.data_feriado)
  from feriados_da_cidade(p.empresa_id, p.cidade_id) fm join cidade fc on fc.id = p.cidade_id
  where ${condition}), '[]'::json)`;

const p = alias(prestador, 'p');
const pe = alias(prestadorExame, 'pe');

/** @throws HttpError 404 when no clinic in use meets the condition on `p` */
async function requireWhere(db: Db, id: number, condition: SQL): Promise<void> {
  const [found] = await db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.id, id), condition));
  if (!found) throw notFound('prestador');
}

/** @throws HttpError 404 when the clinic is not the company's */
export const requireClinic = (db: Db, empresaId: number, id: number): Promise<void> =>
  requireWhere(db, id, ofEmpresa(empresaId));

/** @throws HttpError 404 when the session may not know of the clinic */
export const requireSessionClinic = (ctx: Ctx, id: number): Promise<void> =>
  requireWhere(ctx.db, id, sessionClinics(ctx));

/** Whether a clinic works by telemedicine; true while no clinic is chosen. */
export async function servesRemotely(db: Db, id: number | null | undefined): Promise<boolean> {
  if (id === null || id === undefined) return true;
  const [found] = await db.select({ serves: p.atendeTelemedicina }).from(p).where(eq(p.id, id));
  return found?.serves ?? true;
}

/** Whether a clinic of this tax id books exact times. */
export async function reservesHorario(db: Db, empresaId: number, cnpj: string): Promise<boolean> {
  const found = await db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.cnpj, cnpj), eq(p.reservaHorario, true), ofEmpresa(empresaId)))
    .limit(1);
  return found.length > 0;
}

/** The notice that a clinic wants for an exam, in days that it serves. @throws HttpError 404 */
export async function readExameAntecedencia(
  db: Db,
  prestadorId: number,
  procedimentoId: number,
): Promise<number> {
  const [exame] = await db
    .select({ dias: sql<number | null>`max(${NOTICE})` })
    .from(pe)
    .where(and(eq(pe.prestadorId, prestadorId), eq(pe.procedimentoId, procedimentoId), OFFERED));
  if (typeof exame?.dias !== 'number') throw notFound('prestadorExame');
  return exame.dias;
}

/** What tells clinics of these ids apart besides their names (doc3 §3.5 'Provider option'). */
export async function providerOptions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const found = await db
    .select({
      id: prestador.id,
      code: prestador.code,
      cnpj: prestador.cnpj,
      prioridade: prestador.prioridade,
      city: { cidade: cidade.cidade, estado: cidade.estado },
    })
    .from(prestador)
    .innerJoin(cidade, eq(cidade.id, prestador.cidadeId))
    .where(inArray(prestador.id, [...ids]));
  return new Map(found.map(({ id, ...option }) => [id, option]));
}

/** What a clinic or a customer has settled about deposits, as columns of a statement (domain: DepositTerms). */
export const depositTerms = <Flag, Days>(of: { advanceDeposit: Flag; daysInAdvance: Days }) => ({
  advanceDeposit: of.advanceDeposit,
  daysInAdvance: of.daysInAdvance,
});

/** The clinic's business telephone, where it has one. */
export const clinicPhone = (of: { commercialPhone: string | null; phone: string | null }): string | null =>
  of.commercialPhone ?? of.phone;

/** The clinic as its visitor sees it: its business telephone where it has one. */
export function clinicShown<T extends { commercialPhone: string | null; phone: string | null }, C>(
  { commercialPhone, phone, ...clinic }: T,
  city: C,
) {
  return { ...clinic, phone: clinicPhone({ commercialPhone, phone }), city };
}

const VISIT = [
  'name',
  'phone',
  'commercialPhone',
  'street',
  'number',
  'neighborhood',
  'addressComplement',
  'zipCode',
  'fuso',
  'oQueLevar',
] as const;
type Visit = (typeof VISIT)[number];

/** What a visitor has to know of a clinic, as columns of its table or of another name of it. */
export const visitColumns = <P extends Record<Visit, unknown>>(clinic: P): Pick<P, Visit> =>
  Object.fromEntries(VISIT.map((field) => [field, clinic[field]])) as Pick<P, Visit>;
