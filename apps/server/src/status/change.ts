import type { z } from 'zod';
import type { statusRecordBody } from '@apto/api-client';
import {
  actionOfRecord,
  type ActionWithDeadline,
  blockHours,
  canTransition,
  deadlineOfAction,
  recordFailure,
  statusSummary,
} from '@apto/domain/status';
import type { Now } from '@apto/domain/time';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { agendamentoStatus, cliente, user } from '../db/schema.ts';
import { refusedStep, standingOf } from '../agendamentos/refusal.ts';
import { lockAgendamento, type LockedAgendamento } from '../agendamentos/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';

type DataRecord = z.output<typeof statusRecordBody>;

interface Limits {
  alterar: number | null;
  desistencia: number | null;
  cancelar: number | null;
}

/** Which of the customer's limits holds for an action (doc1 §4 'Timing blocks'). */
export const ACTION_LIMIT: Readonly<Record<ActionWithDeadline, keyof Limits>> = {
  ALTERAR: 'alterar',
  DESISTENCIA: 'desistencia',
  CANCELAR: 'cancelar',
};

export async function clienteLimits(db: Db, clienteId: number): Promise<Limits> {
  const [found] = await db
    .select({
      alterar: cliente.horasBloqueioAlterar,
      desistencia: cliente.horasBloqueioDesistencia,
      cancelar: cliente.horasBloqueioCancelar,
    })
    .from(cliente)
    .where(eq(cliente.id, clienteId));
  return found ?? { alterar: null, desistencia: null, cancelar: null };
}

/** Hours of the limit when the exam is nearer than that, else false (doc1 §4 'Timing blocks'). */
export function blockingHours(
  a: Pick<LockedAgendamento, 'statusId' | 'dataAgendamento' | 'horaAgendamento'>,
  hourLimit: number | null,
  now: Now,
): number | false {
  return blockHours({
    idStatus: a.statusId,
    dataAgendamento: a.dataAgendamento,
    horario: a.horaAgendamento,
    hourLimit,
    now,
  });
}

/**
 * Posts a status record (doc1 §3, §4): the action is told from status and text, asked of the one
 * transition table, and written together with its record. The row is locked meanwhile, so of two people
 * at once the second is judged by what the first one left.
 * @throws HttpError 400 for a text that is not the action's, 403, 404, or 409 with the reason
 */
export async function changeStatus(ctx: Ctx, record: DataRecord) {
  const { db, now } = ctx;
  const session = internal(ctx);
  const failure = recordFailure(record);
  if (failure) throw invalid([{ campo: 'descricao', mensagem: failure }]);
  const a = await lockAgendamento(db, session.scope, record.agendamento);
  const action = actionOfRecord(record);
  if (!action) throw conflict('TRANSICAO_RECUSADA', 'Este status não pode ser definido por esta chamada.');

  const withDeadline = deadlineOfAction(action);
  const deadlineHours = withDeadline
    ? blockingHours(a, (await clienteLimits(db, a.clienteId))[ACTION_LIMIT[withDeadline]], now)
    : false;
  const can = canTransition(a.statusId, action, session.permissions, {
    now,
    dataAgendamento: a.dataAgendamento,
    deadlineHours,
    withoutRisco: a.semRiscos,
    hasPrestador: a.prestadorId !== null,
    autoagendamento: a.autoagendamento,
  });
  if (!can.ok) throw refusedStep(can, standingOf(a), deadlineHours);

  const quantidadeFaltaConsulta = a.quantidadeFaltaConsulta + (action === 'MARCAR_FALTA' ? 1 : 0);
  const { version, recordId } = await transitionAgendamento(ctx, a, {
    acao: action,
    para: can.para,
    releasesVaga: can.transition.releasesVaga,
    descricao: record.descricao,
    observacao: record.observacao ?? null,
    author: { id: session.usuarioId, name: session.name },
    columns: action === 'MARCAR_FALTA' ? { quantidadeFaltaConsulta } : {},
    event: 'STATUS',
    audit: { acao: action, detalhes: { de: a.statusId, para: can.para } },
  });
  return {
    id: recordId,
    agendamento: { id: a.id, version, quantidadeFaltaConsulta },
    status: statusSummary(can.para),
  };
}

/** Status records, newest first. */
export function recordsOf(db: Db, agendamentoId: number) {
  return db
    .select({
      id: agendamentoStatus.id,
      para: agendamentoStatus.para,
      descricao: agendamentoStatus.descricao,
      observacao: agendamentoStatus.observacao,
      createdAt: agendamentoStatus.createdAt,
      author: sql<string | null>`coalesce(${user.name}, ${agendamentoStatus.autorNome})`,
    })
    .from(agendamentoStatus)
    .leftJoin(user, eq(user.id, agendamentoStatus.autorId))
    .where(eq(agendamentoStatus.agendamentoId, agendamentoId))
    .orderBy(desc(agendamentoStatus.id));
}
