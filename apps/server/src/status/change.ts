import type { z } from 'zod';
import type { statusRecordBody } from '@apto/api-client';
import {
  actionOfRecord,
  recordFailure,
  blockHours,
  canTransition,
  deadlineOfAction,
  type ActionWithDeadline,
} from '@apto/domain/status';
import type { Now } from '@apto/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { row, rows, type Db } from '../db/port.ts';
import { agendamento, agendamentoStatus, reserva } from '../db/schema.ts';
import { statusSummary } from '../agendamentos/status-summary.ts';
import { lockAgendamento, type LockedAgendamento } from '../agendamentos/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid, withoutPermission } from '../platform/errors.ts';
import { revokeLinks } from '../links/repository.ts';

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
  const found = await row<Limits>(
    db,
    sql`select horas_bloqueio_alterar as alterar, horas_bloqueio_desistencia as desistencia,
          horas_bloqueio_cancelar as cancelar from cliente where id = ${clienteId}`,
  );
  return found ?? { alterar: null, desistencia: null, cancelar: null };
}

/** Hours of the limit when the exam is nearer than that, else false (doc1 §4 'Timing blocks'). */
export function blockingHours(
  a: Pick<LockedAgendamento, 'status_id' | 'data_agendamento' | 'hora_agendamento'>,
  hourLimit: number | null,
  now: Now,
): number | false {
  return blockHours({
    idStatus: a.status_id,
    dataAgendamento: a.data_agendamento,
    horario: a.hora_agendamento,
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
    ? blockingHours(a, (await clienteLimits(db, a.cliente_id))[ACTION_LIMIT[withDeadline]], now)
    : false;
  const can = canTransition(a.status_id, action, session.permissoes, {
    now,
    dataAgendamento: a.data_agendamento,
    deadlineHours,
    withoutRisco: a.sem_riscos,
    autoagendamento: a.autoagendamento,
  });
  if (!can.ok) {
    if (can.codigo === 'SEM_PERMISSAO') throw withoutPermission();
    const wasDeadline = deadlineHours !== false && can.codigo === 'CONDICAO';
    throw conflict(wasDeadline ? 'PRAZO_ENCERRADO' : 'TRANSICAO_RECUSADA', can.motivo, {
      statusAtual: statusSummary(a.status_id),
      versaoAtual: a.versao,
      ...(wasDeadline ? { horas: deadlineHours } : {}),
    });
  }

  const [updated] = await db
    .update(agendamento)
    .set({
      statusId: can.para,
      versao: sql`${agendamento.versao} + 1`,
      updatedAt: sql`now()`,
      ...(action === 'MARCAR_FALTA' ? { quantidadeFaltaConsulta: a.quantidade_falta_consulta + 1 } : {}),
    })
    .where(and(eq(agendamento.id, a.id), eq(agendamento.statusId, a.status_id)))
    .returning({ versao: agendamento.versao });
  if (!updated) throw conflict('CONFLITO', 'Outra pessoa alterou este agendamento. Tente novamente.');
  const [saved] = await db
    .insert(agendamentoStatus)
    .values({
      agendamentoId: a.id,
      de: a.status_id,
      para: can.para,
      acao: action,
      descricao: record.descricao,
      observacao: record.observacao ?? null,
      autorId: session.usuarioId,
      autorNome: session.nome,
    })
    .returning({ id: agendamentoStatus.id });
  if (!saved) throw new Error('O registro de status não foi gravado.');
  if (can.transition.releasesVaga) {
    await db
      .update(reserva)
      .set({ ativa: false })
      .where(and(eq(reserva.agendamentoId, a.id), eq(reserva.ativa, true)));
    await revokeLinks(db, a.id);
  }
  await ctx.auditar({
    acao: action,
    recurso: 'agendamento',
    recursoId: a.id,
    clienteId: a.cliente_id,
    detalhes: { de: a.status_id, para: can.para },
  });
  await ctx.publish({
    tipo: 'STATUS',
    agendamento: {
      id: a.id,
      versao: updated.versao,
      empresaId: a.empresa_id,
      clienteId: a.cliente_id,
      unidadeId: a.unidade_id,
      prestadorId: a.prestador_id,
    },
  });
  return {
    id: saved.id,
    agendamento: { id: a.id, version: updated.versao },
    status: statusSummary(can.para),
  };
}

export interface DbRecord {
  id: number;
  para: number;
  descricao: string;
  observacao: string | null;
  created_at: string;
  autor: string | null;
}

/** Status records, newest first. */
export function recordsOf(db: Db, agendamentoId: number): Promise<DbRecord[]> {
  return rows<DbRecord>(
    db,
    sql`select s.id, s.para, s.descricao, s.observacao, s.created_at::text as created_at, coalesce(u.name, s.autor_nome) as autor
        from agendamento_status s left join usuario u on u.id = s.autor_id
        where s.agendamento_id = ${agendamentoId} order by s.id desc`,
  );
}
