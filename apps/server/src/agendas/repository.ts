import type { Agenda, FaixasQuery } from '@apto/domain/agendas';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { DepositTerms } from '@apto/domain/deposito';
import type { Preparo } from '@apto/domain/exames';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import type { CivilDate } from '@apto/domain/time';
import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { kept, type Kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { cidade, prestador } from '../db/schema.ts';
import {
  depositTerms,
  feriadosAsJson,
  feriasAsJson,
  HORARIOS_AS_JSON,
  ofEmpresa,
  servesOrChosen,
} from '../prestadores/repository.ts';
import { KEPT_FUNCIONARIO } from '../funcionarios/repository.ts';
import { scopeValues } from '../platform/scope.ts';
import type { Scope } from '../platform/session.ts';
import { NOTICE, OFFERED } from '../prestadores/offer.ts';

/** A clinic with all that decides its free slots between two days, but the bookings. */
export interface ClinicWithAgendas {
  id: number;
  empresaId: number;
  /** Of its agendas as they were read: no place is taken by agendas that are others meanwhile. */
  agendaVersao: number;
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

/** Which exams are asked about: those named, or those that a request has accepted. None at all: whatever the clinic does. */
export type AskedExames = { readonly ids: readonly number[] } | { readonly acceptedIn: number };

/** Agendas `a` that take every exam asked about: one that lists none takes all that the clinic does. */
const TAKES_ALL = sql`(select count(*) = 0 or count(*) filter (where ag.procedimento_id = any(w.ids)) = cardinality(w.ids)
  from agenda_procedimento ag where ag.agenda_id = a.id)`;

const START = sql`${sql.placeholder('start')}::date`;
const END = sql`${sql.placeholder('end')}::date`;

const AGENDAS = sql<Agenda[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'prestadorId', a.prestador_id, 'ambienteId', a.ambiente_id,
    'vigenciaInicial', a.vigencia_inicial, 'vigenciaFinal', a.vigencia_final,
    'periodos', coalesce((select json_agg(json_build_object('diaSemana', ap.dia_semana, 'inicio', ap.inicio,
        'fim', ap.fim, 'duracaoMinutos', ap.duracao_minutos, 'vagas', ap.vagas) order by ap.dia_semana, ap.inicio, ap.id)
      from agenda_periodo ap where ap.agenda_id = a.id), '[]'::json),
    'exceptions', coalesce((select json_agg(json_build_object('data', ae.data, 'atende', ae.atende,
        'inicio', ae.inicio, 'fim', ae.fim) order by ae.data, ae.inicio, ae.id)
      from agenda_excecao ae where ae.agenda_id = a.id and ae.data between ${START} and ${END}), '[]'::json)
    ) order by a.id)
  from agenda a join ambiente am on am.id = a.ambiente_id and am.ativo
  where a.prestador_id = p.id and a.vigencia_inicial <= ${END}
    and coalesce(a.vigencia_final, ${END}) >= ${START} and ${TAKES_ALL}), '[]'::json)`;

/** The exams asked about, each of the company's; apart, so that they are looked up once and not for every use of them. */
const ASKED = sql`(select case when ${sql.placeholder('acceptedIn')}::int is null
    then array(select e.id from procedimento e
      where e.id = any(${sql.placeholder('exames')}::int[]) and e.empresa_id = ${sql.placeholder('empresaId')})
    else array(select distinct e.procedimento_id from agendamento_procedimento e
      where e.agendamento_id = ${sql.placeholder('acceptedIn')}::int and e.aceito) end as ids offset 0) w`;

interface ClinicValues extends Record<string, unknown> {
  ids: number | readonly number[];
  empresaId: number;
  start: CivilDate;
  end: CivilDate;
  exames: readonly number[];
  acceptedIn: number | null;
}

const selectClinics = (condition: SQL) => (db: Db) =>
  db
    .select({
      id: p.id,
      empresaId: p.empresaId,
      agendaVersao: p.agendaVersao,
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
      antecedenciaDays: sql<number>`coalesce((select max(${NOTICE}) from prestador_exame pe
        where pe.prestador_id = p.id and pe.procedimento_id = any(w.ids) and ${OFFERED}), 0)::int`,
      preparo: sql<Preparo>`(select json_build_object('jejumHoras', max(pr.jejum_horas),
        'repousoAuditivoHoras', max(pr.repouso_auditivo_horas)) from procedimento pr
        where pr.id = any(w.ids) and pr.empresa_id = p.empresa_id)`,
      openingHours: HORARIOS_AS_JSON,
      ferias: feriasAsJson(sql`f.data_final >= ${START} and f.data_inicial <= ${END}`),
      feriados: feriadosAsJson(sql`fm.data_feriado between ${START} and ${END}`),
      agendas: AGENDAS,
    })
    .from(p)
    .innerJoin(c, eq(c.id, p.cidadeId))
    .innerJoin(ASKED, sql`true`)
    .where(condition)
    .orderBy(p.id);

type LoadedClinic = Awaited<ReturnType<ReturnType<typeof selectClinics>>>[number];

const OWN = ofEmpresa(sql.placeholder('empresaId'));
/** A statement of its own for one clinic: what is expected of ten costs more than a plan made for one each time. */
const ONE = sql`p.id = ${sql.placeholder('ids')} and ${OWN}`;
const readOne: Kept<ClinicValues, LoadedClinic[]> = kept('clinica', selectClinics(ONE));
const readForFuncionario: Kept<ClinicValues, LoadedClinic[]> = kept(
  'clinica_do_funcionario',
  selectClinics(sql`${ONE} and ${KEPT_FUNCIONARIO}`),
);
const readForLink: Kept<ClinicValues, LoadedClinic[]> = kept(
  'clinica_do_link',
  selectClinics(sql`${ONE} and ${servesOrChosen(sql.placeholder('agendamentoId'))}`),
);
const readMany: Kept<ClinicValues, LoadedClinic[]> = kept(
  'clinicas',
  selectClinics(sql`p.id = any(${sql.placeholder('ids')}::int[]) and ${OWN}`),
);

/** A clinic in use of a company; none where who asks may not. */
export interface WantedClinic {
  readonly id: number;
  readonly empresaId: number;
  /** An employee who must be in the scope. */
  readonly funcionario?: { readonly id: number; readonly scope: Scope };
  /** A request that it must be able to serve: the one of a link. */
  readonly linkOf?: number;
}

const valuesOf = ({ start, end }: Intervalo, exames: AskedExames | null) => ({
  start,
  end,
  exames: exames && 'ids' in exames ? exames.ids : [],
  acceptedIn: exames && 'acceptedIn' in exames ? exames.acceptedIn : null,
});

function fromRow({
  street,
  number,
  neighborhood,
  addressComplement,
  ...clinic
}: LoadedClinic): ClinicWithAgendas {
  return { ...clinic, address: { street, number, neighborhood, addressComplement } };
}

/**
 * One clinic with hours, vacations, city holidays and agendas between two days, in ONE statement.
 * @param exames those whose notice and preparation count and that the agendas take; null: none
 */
export async function readClinic(
  db: Db,
  { id, empresaId, funcionario, linkOf }: WantedClinic,
  intervalo: Intervalo,
  exames: AskedExames | null,
): Promise<ClinicWithAgendas | undefined> {
  const values = { ids: id, empresaId, ...valuesOf(intervalo, exames) };
  const [found] = await (funcionario
    ? readForFuncionario(db, { ...values, ...scopeValues(funcionario.scope), funcionarioId: funcionario.id })
    : linkOf === undefined
      ? readOne(db, values)
      : readForLink(db, { ...values, agendamentoId: linkOf }));
  return found && fromRow(found);
}

/** The same of several clinics in use of a company. ONE statement. */
export async function readClinics(
  db: Db,
  { ids, empresaId }: { readonly ids: readonly number[]; readonly empresaId: number },
  intervalo: Intervalo,
  exames: AskedExames | null,
): Promise<ClinicWithAgendas[]> {
  const [only, ...others] = ids;
  if (only === undefined) return [];
  const values = { empresaId, ...valuesOf(intervalo, exames) };
  const found = await (others.length === 0
    ? readOne(db, { ...values, ids: only })
    : readMany(db, { ...values, ids }));
  return found.map(fromRow);
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
