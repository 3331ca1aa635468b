import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HELD } from './change.ts';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import {
  agendamento,
  agendamentoProcedimento,
  agendamentoRisco,
  cidade,
  prestador,
  procedimento,
  risco,
} from '../db/schema.ts';
import type { Scope } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { DETAIL, SELECT_DETAIL, type DbDetail } from './row.ts';

const a = alias(agendamento, 'a');
const ap = alias(agendamentoProcedimento, 'ap');

/** The scope of `agendamento a`. */
export const agendamentoScope = (scope: Scope) =>
  scopeSql(scope, { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` });

/** Whether the deposit of `agendamento a` was paid: its records say so for good, whatever its status is by now. */
export const DEPOSIT_PAID: SQL<boolean> = sql<boolean>`exists (select 1 from agendamento_status r
  where r.agendamento_id = a.id and r.acao = 'PAGAR_DEPOSITO')`;

/** One appointment with everything that its details show. @throws HttpError 404 */
export async function getDetail(db: Db, scope: Scope, id: number): Promise<DbDetail> {
  const found = await row(
    db,
    DETAIL,
    sql`${SELECT_DETAIL} where a.id = ${id} and ${agendamentoScope(scope)}`,
  );
  if (!found) throw notFound('agendamento');
  return found;
}

export type LockedAgendamento = Awaited<ReturnType<typeof lockAgendamento>>;

/** Locks one appointment for the rest of the transaction. @throws HttpError 404 */
export async function lockAgendamento(db: Db, scope: Scope, id: number) {
  const [found] = await db
    .select({
      ...HELD,
      statusId: a.statusId,
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
      autoagendamento: a.autoagendamento,
      semRiscos: a.semRiscos,
      quantidadeFaltaConsulta: a.quantidadeFaltaConsulta,
    })
    .from(a)
    .where(and(eq(a.id, id), agendamentoScope(scope)))
    .for('update', { of: a });
  if (!found) throw notFound('agendamento');
  return found;
}

/** A clinic and its address, as the wire shows them beside an appointment. */
export const CLINIC = {
  id: prestador.id,
  name: prestador.name,
  street: prestador.street,
  number: prestador.number,
  neighborhood: prestador.neighborhood,
  addressComplement: prestador.addressComplement,
  zipCode: prestador.zipCode,
};
/** Of a clinic's address. */
export const CITY = { cidade: cidade.cidade, estado: cidade.estado };

/** Whether the appointment exists in the scope, with what an audit row needs. @throws HttpError 404 */
export async function requireAgendamento(
  db: Db,
  scope: Scope,
  id: number,
): Promise<{ id: number; clienteId: number }> {
  const [found] = await db
    .select({ id: a.id, clienteId: a.clienteId })
    .from(a)
    .where(and(eq(a.id, id), agendamentoScope(scope)));
  if (!found) throw notFound('agendamento');
  return found;
}

/** One appointment as an event names it. @throws HttpError 404 */
export async function readHeld(db: Db, scope: Scope, id: number) {
  const [found] = await db
    .select(HELD)
    .from(a)
    .where(and(eq(a.id, id), agendamentoScope(scope)));
  if (!found) throw notFound('agendamento');
  return found;
}

export async function agendamentoPrestador(db: Db, scope: Scope, id: number) {
  await requireAgendamento(db, scope, id);
  const [found] = await db
    .select({ clinic: CLINIC, city: CITY })
    .from(a)
    .innerJoin(prestador, eq(prestador.id, a.prestadorId))
    .leftJoin(cidade, eq(cidade.id, prestador.cidadeId))
    .where(eq(a.id, id));
  return found ? { ...found.clinic, city: found.city } : null;
}

export async function agendamentoProcedimentos(db: Db, scope: Scope, id: number) {
  const { clienteId } = await requireAgendamento(db, scope, id);
  const items = await db
    .select({
      id: ap.id,
      procedimentoId: procedimento.id,
      name: procedimento.name,
      recommendation: procedimento.recommendation,
      dataAgendamento: sql<string | null>`coalesce(${ap.dataAgendamento}, ${a.dataAgendamento})::text`,
      // A private exam is at no clinic of the request, nor at its hour.
      horaAgendamento: sql<
        string | null
      >`case when ${ap.particular} then null else coalesce(${ap.horaAgendamento}, ${a.horaAgendamento}) end`,
      particular: ap.particular,
      clinic: CLINIC,
      city: CITY,
    })
    .from(ap)
    .innerJoin(a, eq(a.id, ap.agendamentoId))
    .innerJoin(procedimento, eq(procedimento.id, ap.procedimentoId))
    .leftJoin(
      prestador,
      and(eq(prestador.id, sql`coalesce(${ap.prestadorId}, ${a.prestadorId})`), eq(ap.particular, false)),
    )
    .leftJoin(cidade, eq(cidade.id, prestador.cidadeId))
    .where(eq(ap.agendamentoId, id))
    .orderBy(desc(procedimento.clinical), procedimento.name, ap.id);
  return {
    clienteId,
    items: items.map(({ clinic, city, ...item }) => ({ ...item, prestador: clinic && { ...clinic, city } })),
  };
}

export async function agendamentoRiscos(db: Db, scope: Scope, id: number) {
  const { clienteId } = await requireAgendamento(db, scope, id);
  const items = await db
    .select({ id: risco.id, nome: risco.nome })
    .from(agendamentoRisco)
    .innerJoin(risco, eq(risco.id, agendamentoRisco.riscoId))
    .where(eq(agendamentoRisco.agendamentoId, id))
    .orderBy(risco.nome);
  return { clienteId, items };
}

/** Writes where and when the accepted exams are done, once the appointment has a clinic and a day. */
export async function setExameDates(
  db: Db,
  agendamentoId: number,
  at: { idPrestador: number; data: string; hora: string | null },
): Promise<void> {
  await db
    .update(agendamentoProcedimento)
    .set({ prestadorId: at.idPrestador, dataAgendamento: at.data, horaAgendamento: at.hora })
    .where(
      and(eq(agendamentoProcedimento.agendamentoId, agendamentoId), eq(agendamentoProcedimento.aceito, true)),
    );
}
