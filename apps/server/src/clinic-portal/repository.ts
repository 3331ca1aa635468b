import type { ClinicAgendamento } from '@apto/api-client';
import type { ClinicCalendar } from '@apto/domain/pedido';
import { isDepositAsked } from '@apto/domain/deposito';
import { PROPOSAL_DAYS } from '@apto/domain/pedido';
import { maskCpf } from '@apto/domain/documents';
import { tipoExame } from '@apto/domain/exames';
import {
  CLINIC_LISTS,
  CLINIC_STATUSES,
  clinicActions,
  type ClinicList,
  type IdStatus,
  REVIEW_STATUSES,
  REVIEW_STEP,
  statusSummary,
  STEPS_WITHIN_REVIEW,
} from '@apto/domain/status';
import { addDays, type Now } from '@apto/domain/time';
import { and, asc, count, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readClinic } from '../agendas/repository.ts';
import { HELD } from '../agendamentos/change.ts';
import { DEPOSIT_PAID } from '../agendamentos/repository.ts';
import { depositTerms } from '../prestadores/repository.ts';
import type { Db } from '../db/port.ts';
import { knownName } from '../clientes/repository.ts';
import { agendamento, cliente, prestador } from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions, containsWords } from '../platform/search.ts';
import type { PrestadorSession } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';

const a = alias(agendamento, 'a');

/** The clinic's own appointments: the record binding, in SQL. */
const own = ({ empresaId, prestadorId }: PrestadorSession): SQL =>
  sql`(a.empresa_id = ${empresaId} and a.prestador_id = ${prestadorId})`;

/**
 * In one of these statuses, or expected on a day that is in review: somebody asked for another day, the last step that
 * changes the day is that one, and the day is still to come. The status stands in front, where an index finds it.
 */
const isIn = (statuses: readonly IdStatus[], now: Now): SQL | undefined =>
  and(
    inArray(a.statusId, [...statuses, ...REVIEW_STATUSES]),
    or(
      inArray(a.statusId, [...statuses]),
      and(
        gte(a.dataAgendamento, now.data),
        sql`(select r.acao = ${REVIEW_STEP} and r.de in ${[...CLINIC_LISTS.FUTUROS]}
             from agendamento_status r
             where r.agendamento_id = a.id and r.acao not in ${[...STEPS_WITHIN_REVIEW]}
             order by r.id desc limit 1)`,
      ),
    ),
  );

const ofList = (list: ClinicList, now: Now): SQL | undefined =>
  list === 'FUTUROS' ? isIn(CLINIC_LISTS.FUTUROS, now) : inArray(a.statusId, [...CLINIC_LISTS[list]]);

/** Whether the clinic sees it at all. */
const isSeen = (now: Now): SQL | undefined => isIn(CLINIC_STATUSES, now);

const ROW = {
  id: a.id,
  versao: a.versao,
  statusId: a.statusId,
  nome: a.nomeFuncionario,
  cpf: a.cpfFuncionario,
  cliente: knownName,
  clienteId: a.clienteId,
  tipoExameId: a.tipoExameId,
  dataAgendamento: a.dataAgendamento,
  horaAgendamento: a.horaAgendamento,
  telemedicina: a.telemedicina,
  linkTelemedicina: a.linkTelemedicina,
  confirms: prestador.permiteConfirmacaoPrestador,
  nomeSolicitante: a.nomeSolicitante,
  telefoneSolicitante: a.telefoneSolicitante,
  arrivedAt: sql<
    string | null
  >`(select max(r.created_at)::text from agendamento_status r where r.agendamento_id = a.id and r.acao = 'REGISTRAR_CHEGADA')`,
};

const select = (db: Db) =>
  db
    .select(ROW)
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .innerJoin(prestador, eq(prestador.id, a.prestadorId));
type Row = Awaited<ReturnType<typeof select>>[number];

function toRow(found: Row, now: Now): ClinicAgendamento {
  const { dataAgendamento, statusId, arrivedAt } = found;
  const type = tipoExame(found.tipoExameId);
  return {
    id: found.id,
    version: found.versao,
    status: statusSummary(statusId),
    acoes: clinicActions({ idStatus: statusId, dataAgendamento }, now).filter(
      (action) => found.confirms || action !== 'CONFIRMAR_PELO_PRESTADOR',
    ),
    funcionario: { name: found.nome, cpf: maskCpf(found.cpf) },
    cliente: { name: found.cliente },
    tipoExame: { id: type.id, descricao: type.descricao },
    dataAgendamento,
    horaAgendamento: found.horaAgendamento,
    chegadaEm: arrivedAt === null ? null : iso(arrivedAt),
    telemedicina: found.telemedicina,
    linkTelemedicina: found.linkTelemedicina,
  };
}

export interface ClinicPage {
  list: ClinicList;
  filter: string;
  page: number;
  limit: number;
}

/** A page of one of the clinic's lists: from today on, the nearest day first; after them the days that are over. */
export async function listOwn(
  db: Db,
  session: PrestadorSession,
  now: Now,
  { list, filter, page, limit }: ClinicPage,
): Promise<{ total: number; items: ClinicAgendamento[] }> {
  const where = allConditions([
    own(session),
    ofList(list, now),
    filter !== '' && containsWords(sql`a.nome_busca`, filter),
  ]);
  const [counted] = await db.select({ n: count() }).from(a).where(where);
  const found = await select(db)
    .where(where)
    // A day or time that nobody has set yet comes after those that somebody has.
    .orderBy(
      sql`coalesce(${a.dataAgendamento} < ${now.data}, false)`,
      asc(a.dataAgendamento),
      asc(a.horaAgendamento),
      asc(a.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: counted?.n ?? 0, items: found.map((r) => toRow(r, now)) };
}

/** One of the clinic's appointments, while it has to do with the clinic. @throws HttpError 404 */
export async function readOwn(db: Db, session: PrestadorSession, now: Now, id: number) {
  const [found] = await select(db).where(and(eq(a.id, id), own(session), isSeen(now)));
  if (!found) throw notFound('agendamento');
  return {
    clienteId: found.clienteId,
    row: toRow(found, now),
    solicitante: { name: found.nomeSolicitante, phone: found.telefoneSolicitante },
  };
}

/**
 * Locks one of the clinic's appointments for the rest of the transaction, in whichever status: what somebody else did
 * meanwhile is told, not hidden.
 * @throws HttpError 404
 */
export async function lockOwn(db: Db, session: PrestadorSession, id: number) {
  const [found] = await db
    .select({
      ...HELD,
      statusId: a.statusId,
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
      quantidadeFaltaConsulta: a.quantidadeFaltaConsulta,
      confirms: prestador.permiteConfirmacaoPrestador,
      clinic: depositTerms(prestador),
      customer: depositTerms(cliente),
      isDepositoPaid: DEPOSIT_PAID,
    })
    .from(a)
    .innerJoin(prestador, eq(prestador.id, a.prestadorId))
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .where(and(eq(a.id, id), own(session)))
    .for('update', { of: a });
  if (!found) throw notFound('agendamento');
  const { clinic, customer, isDepositoPaid, ...locked } = found;
  return { ...locked, isDepositoPending: isDepositAsked(clinic, customer) && !isDepositoPaid };
}

/** The clinic's name. @throws HttpError 404 when it is no longer in use */
export async function readName(db: Db, { prestadorId, empresaId }: PrestadorSession): Promise<string> {
  const [found] = await db
    .select({ name: prestador.name })
    .from(prestador)
    .where(and(eq(prestador.id, prestadorId), eq(prestador.empresaId, empresaId), eq(prestador.ativo, true)));
  if (!found) throw notFound('prestador');
  return found.name;
}

/** The clinic's hours, holidays and vacations, as far as it may propose a day. @throws HttpError 404 */
export async function readCalendar(
  db: Db,
  { prestadorId, empresaId }: PrestadorSession,
  now: Now,
): Promise<ClinicCalendar> {
  const days = { start: now.data, end: addDays(now.data, PROPOSAL_DAYS) };
  const clinic = await readClinic(db, { id: prestadorId, empresaId }, days, null);
  if (!clinic) throw notFound('prestador');
  const { openingHours, feriados, ferias } = clinic;
  return { openingHours: openingHours.length > 0 ? openingHours : null, feriados, ferias };
}
