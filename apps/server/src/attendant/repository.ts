import { attendantActions, type AttendedRequest } from '@apto/domain/attendant';
import { isDepositAsked } from '@apto/domain/deposito';
import { isHeldByOther } from '@apto/domain/queue';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEPOSIT_PAID } from '../agendamentos/repository.ts';
import { depositTerms } from '../prestadores/repository.ts';
import type { Db } from '../db/port.ts';
import { agendamento, cliente, prestador, risco, user } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { ACTION_LIMIT, blockingHours, clienteLimits } from '../status/change.ts';

const a = alias(agendamento, 'a');

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** All that the page's actions are judged by, in one statement. The caller has checked who may see it. @throws HttpError 404 */
export async function readFacts(db: Db, id: number) {
  const [found] = await db
    .select({
      id: a.id,
      versao: a.versao,
      statusId: a.statusId,
      clienteId: a.clienteId,
      prestadorId: a.prestadorId,
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
      horaSaida: a.horaSaida,
      semRiscos: a.semRiscos,
      autoagendamento: a.autoagendamento,
      quantidadeFaltaConsulta: a.quantidadeFaltaConsulta,
      observacaoPrestador: a.observacaoPrestador,
      holderId: sql<
        number | null
      >`case when a.atendimento_iniciado_em is not null then a.user_responsavel_id end`,
      holderName: user.name,
      clinic: depositTerms(prestador),
      customer: depositTerms(cliente),
      depositoPaid: DEPOSIT_PAID,
      hasVaga: sql<boolean>`exists (select 1 from reserva r where r.agendamento_id = a.id and r.ativa and r.tipo = 'RESERVA')`,
      since: sql<
        string | null
      >`(select r.created_at::text from agendamento_status r where r.agendamento_id = a.id order by r.id desc limit 1)`,
    })
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .leftJoin(user, eq(user.id, a.userResponsavelId))
    .leftJoin(prestador, eq(prestador.id, a.prestadorId))
    .where(eq(a.id, id));
  if (!found) throw notFound('agendamento');
  const { clinic, customer, ...facts } = found;
  // Whoever asks for it asks it of a clinic: without one there is nobody to pay yet.
  const isAsked = clinic !== null && isDepositAsked(clinic, customer);
  return { ...facts, isDepositoPending: isAsked && !facts.depositoPaid };
}

/** The same as the domain asks for it, with what the customer's time limits answer now. */
export async function toRequest(ctx: Ctx, facts: Facts): Promise<AttendedRequest> {
  const limits = await clienteLimits(ctx.db, facts.clienteId);
  const hours = (action: 'DESISTENCIA' | 'CANCELAR') =>
    blockingHours(facts, limits[ACTION_LIMIT[action]], ctx.now);
  const holder = { isHeld: facts.holderId !== null, responsibleId: facts.holderId };
  return {
    idStatus: facts.statusId,
    dataAgendamento: facts.dataAgendamento,
    hasPrestador: facts.prestadorId !== null,
    isDepositoPending: facts.isDepositoPending,
    semRiscos: facts.semRiscos,
    autoagendamento: facts.autoagendamento,
    heldBy: isHeldByOther(holder, internal(ctx).usuarioId) ? (facts.holderName ?? 'Outra pessoa') : null,
    deadlineHours: { DESISTENCIA: hours('DESISTENCIA'), CANCELAR: hours('CANCELAR') },
  };
}

/** What the page offers this person now. */
export const offeredActions = async (ctx: Ctx, facts: Facts) =>
  attendantActions(await toRequest(ctx, facts), ctx.now, internal(ctx).permissions);

/** A company's risks in use, by name. */
export const readRiscos = (db: Db, empresaId: number) =>
  db
    .select({ id: risco.id, nome: risco.nome, grupo: risco.grupo })
    .from(risco)
    .where(and(eq(risco.empresaId, empresaId), eq(risco.ativo, true)))
    .orderBy(risco.nome);
