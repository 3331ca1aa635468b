import type { Agenda, FaixasQuery } from '@apto/domain/agendas';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { DepositTerms } from '@apto/domain/deposito';
import type { Preparo } from '@apto/domain/exames';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import type { CivilDate } from '@apto/domain/time';
import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { depositTerms } from '../prestadores/repository.ts';
import type { Db } from '../db/port.ts';
import { cidade, prestador } from '../db/schema.ts';
import { feriadosAsJson, feriasAsJson, HORARIOS_AS_JSON } from '../prestadores/repository.ts';
import { NOTICE, OFFERED } from '../prestadores/offer.ts';

/** A clinic with all that decides its free slots between two days, but the bookings. */
export interface ClinicWithAgendas {
  id: number;
  empresaId: number;
  name: string;
  cidadeId: number;
  cidade: string;
  state: string;
  address: {
    street: string | null;
    number: string | null;
    neighborhood: string | null;
    addressComplement: string | null;
  };
  timeZone: string;
  /** What it asks for itself; the customer may ask for more. */
  deposito: DepositTerms;
  /**
   * Books exact slots; false where the day is enough (order of arrival, or a time agreed by phone). Where it is true and
   * no agenda covers the days, nothing is available.
   */
  reservaFaixas: boolean;
  openingHours: OpeningHour[];
  ferias: Ferias[];
  feriados: Feriado[];
  agendas: Agenda[];
  /** Longest notice of the exams asked about, in served days. */
  antecedenciaDays: number;
  /** The longest preparation of the exams asked about. */
  preparo: Preparo;
}

const p = alias(prestador, 'p');
const c = alias(cidade, 'c');

/** Who keeps slots meanwhile, and for whom: staff for an employee, or an employee by the link of their request. */
export type HoldOwner =
  | { readonly usuarioId: number; readonly funcionarioId: number }
  | { readonly agendamentoId: number };

export interface Intervalo {
  start: CivilDate;
  end: CivilDate;
}

/** Agendas `a` that take every exam asked about: one that lists none takes all that the clinic does. */
const takesAll = (exames: SQL | null): SQL =>
  exames === null
    ? sql`true`
    : sql`(not exists (select 1 from agenda_procedimento ag where ag.agenda_id = a.id)
        or not exists (select 1 from (${exames}) as pedido(id)
          where not exists (select 1 from agenda_procedimento ag
            where ag.agenda_id = a.id and ag.procedimento_id = pedido.id)))`;

const agendasIn = ({ start, end }: Intervalo, exames: SQL | null) => sql<Agenda[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'prestadorId', a.prestador_id, 'ambienteId', a.ambiente_id,
    'vigenciaInicial', a.vigencia_inicial, 'vigenciaFinal', a.vigencia_final,
    'periodos', coalesce((select json_agg(json_build_object('diaSemana', ap.dia_semana, 'inicio', ap.inicio,
        'fim', ap.fim, 'duracaoMinutos', ap.duracao_minutos, 'vagas', ap.vagas) order by ap.dia_semana, ap.inicio, ap.id)
      from agenda_periodo ap where ap.agenda_id = a.id), '[]'::json),
    'exceptions', coalesce((select json_agg(json_build_object('data', ae.data, 'atende', ae.atende,
        'inicio', ae.inicio, 'fim', ae.fim) order by ae.data, ae.inicio, ae.id)
      from agenda_excecao ae where ae.agenda_id = a.id and ae.data between ${start}::date and ${end}::date), '[]'::json)
    ) order by a.id)
  from agenda a join ambiente am on am.id = a.ambiente_id and am.ativo
  where a.prestador_id = p.id and a.vigencia_inicial <= ${end}::date
    and coalesce(a.vigencia_final, ${end}::date) >= ${start}::date and ${takesAll(exames)}), '[]'::json)`;

/**
 * The clinics `p` of a condition with hours, vacations, city holidays and agendas between two days, in ONE
 * statement. `exames` selects `procedimento_id`s whose notice counts; null: none.
 */
export async function readClinics(
  db: Db,
  condition: SQL,
  intervalo: Intervalo,
  exames: SQL | null,
  max = 1,
): Promise<ClinicWithAgendas[]> {
  const { start, end } = intervalo;
  const antecedencia = exames
    ? sql`coalesce((select max(${NOTICE}) from prestador_exame pe
        where pe.prestador_id = p.id and pe.procedimento_id in (${exames}) and ${OFFERED}), 0)`
    : sql`0`;
  const preparo = exames
    ? sql`(select json_build_object('jejumHoras', max(pr.jejum_horas), 'repousoAuditivoHoras', max(pr.repouso_auditivo_horas))
        from procedimento pr where pr.id in (${exames}))`
    : sql`json_build_object('jejumHoras', null, 'repousoAuditivoHoras', null)`;
  const clinics = await db
    .select({
      id: p.id,
      empresaId: p.empresaId,
      name: p.name,
      cidadeId: p.cidadeId,
      cidade: c.cidade,
      state: c.estado,
      street: p.street,
      number: p.number,
      neighborhood: p.neighborhood,
      addressComplement: p.addressComplement,
      timeZone: p.fuso,
      deposito: depositTerms(p),
      reservaFaixas: p.reservaHorario,
      antecedenciaDays: sql<number>`${antecedencia}::int`,
      preparo: sql<Preparo>`${preparo}`,
      openingHours: HORARIOS_AS_JSON,
      ferias: feriasAsJson(sql`f.data_final >= ${start}::date and f.data_inicial <= ${end}::date`),
      feriados: feriadosAsJson(sql`fm.data_feriado between ${start}::date and ${end}::date`),
      agendas: agendasIn(intervalo, exames),
    })
    .from(p)
    .innerJoin(c, eq(c.id, p.cidadeId))
    .where(condition)
    .orderBy(p.id)
    .limit(max);
  return clinics.map(({ street, number, neighborhood, addressComplement, ...clinic }) => ({
    ...clinic,
    address: { street, number, neighborhood, addressComplement },
  }));
}

/** What the slot generator asks of a clinic, but the days, the period and the bookings. */
export const clinicRules = (
  c: ClinicWithAgendas,
): Pick<FaixasQuery, 'feriados' | 'ferias' | 'openingHours' | 'antecedenciaDays'> => ({
  feriados: c.feriados,
  ferias: c.ferias,
  openingHours: c.openingHours.length > 0 ? c.openingHours : null,
  antecedenciaDays: c.antecedenciaDays,
});
