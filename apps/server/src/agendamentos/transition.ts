import type { ProposedDay } from '@apto/domain/attendant';
import { restartsDeadline } from '@apto/domain/queue';
import { STATUS, type IdStatus, type StatusAction, type StatusStep } from '@apto/domain/status';
import type { Now } from '@apto/domain/time';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { agendamento, reserva } from '../db/schema.ts';
import { concludeExam } from '../function-changes/effect.ts';
import { attendantOf, notifyOfStep } from '../notifications/notify.ts';
import { announceStep, type Announced } from '../outgoing/announce.ts';
import { revokeLinks } from '../links/repository.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { auditRow, type NewAudit, type NewEvent } from '../platform/records.ts';
import type { Held } from './change.ts';
import { deadlineFrom } from './deadline.ts';
import { depositColumns } from './deposit.ts';
import { writeStep, type Booked } from './step-write.ts';

export { expectStep } from './step-write.ts';

/** What only some steps do. */
interface Special {
  /** Writes it onto the accepted exams, and the links that book have done their work. */
  books?: Omit<Booked, 'linksEnd'>;
  /** What its caller tells beside what every such step does. */
  alsoTells?: Announced['alsoTells'];
}

/** What a status change writes beside the status itself. */
export interface Transition extends Special {
  acao: StatusStep;
  para: IdStatus;
  /** Slots that the appointment holds are free again, and its links open nothing. */
  releasesVaga: boolean;
  /** The status record's text, and who wrote it. */
  descricao: string;
  observacao?: string | null;
  /** Days that the step proposes, as data (docs/decisions/0135). */
  datasPropostas?: readonly ProposedDay[] | null;
  author: { id: number | null; name: string };
  /** Columns that change together with the status. */
  columns?: Omit<Partial<typeof agendamento.$inferInsert>, 'id' | 'statusId' | 'versao' | 'updatedAt'>;
  event: Extract<NewEvent['tipo'], 'STATUS' | 'AGENDADO'>;
  audit: Pick<NewAudit, 'acao' | 'detalhes'>;
}

/**
 * The one place where the status of an appointment changes, which the transaction holds: compare-and-swap, status
 * record, freed slot, audit, event and messages. Whether it may change the caller asked of the domain's table; the domain's
 * answer is what `transition` repeats.
 * @throws HttpError 409 when the status is another one meanwhile
 */
export async function transitionAgendamento(
  ctx: Ctx,
  held: Held & { statusId: number },
  transition: Transition,
): Promise<{ version: number; recordId: number }> {
  const { db, now } = ctx;
  // What is taken back waits again until the day that was told.
  const isToBePaid = transition.para === STATUS.DEPOSITO_ANTECIPADO && transition.acao !== 'DESFAZER';
  const deposit = isToBePaid ? await depositColumns(db, now, held.id, transition.columns) : {};
  const moved = await writeStep(db, {
    held,
    columns: {
      ...transition.columns,
      ...deposit,
      // Whichever way somebody starts it, the request is in that person's hands (docs/decisions/0063).
      ...(transition.acao === 'INICIAR_ATENDIMENTO'
        ? { userResponsavelId: transition.author.id, atendimentoIniciadoEm: now.instant }
        : {}),
      // What is undone was never out of the attendants' hands: its limit is the one it had.
      ...(transition.acao !== 'DESFAZER' && restartsDeadline(held.statusId, transition.para)
        ? { prazoAtendimento: deadlineFrom(now, held.clienteId) }
        : {}),
      statusId: transition.para,
      updatedAt: now.instant,
    },
    record: {
      acao: transition.acao,
      descricao: transition.descricao,
      observacao: transition.observacao ?? null,
      datasPropostas: transition.datasPropostas ?? null,
      autorId: transition.author.id,
      autorNome: transition.author.name,
      createdAt: now.instant,
    },
    trail: auditRow(ctx.session, ctx, {
      ...transition.audit,
      recurso: 'agendamento',
      recursoId: held.id,
      clienteId: held.clienteId,
    }),
    event: transition.event,
    booked: transition.books && { ...transition.books, linksEnd: now.instant },
  });
  if (!moved) throw conflict('CONFLITO', 'Outra pessoa alterou este agendamento. Tente novamente.');
  if (transition.releasesVaga) {
    await db
      .update(reserva)
      .set({ ativa: false, liberadaEm: now.instant })
      .where(and(eq(reserva.agendamentoId, held.id), eq(reserva.ativa, true)));
    await revokeLinks(db, held.id);
  }
  await concludeExam(ctx, held.id, transition);
  const parties = {
    id: held.id,
    empresaId: held.empresaId,
    solicitanteId: moved.user_id,
    attendantId: moved.attendant_id,
  };
  await notifyOfStep(db, transition.acao, [parties], transition.author.id);
  await announceStep(ctx, held, {
    ...transition,
    recordId: moved.record_id,
    isAnsweredFor: moved.is_answered_for,
  });
  return { version: moved.versao, recordId: moved.record_id };
}

/** A status change that many appointments take at once, and nobody asked for. */
export interface DueTransition {
  action: StatusAction;
  para: number;
  releasesVaga: boolean;
  description: string;
  /** Which rows of `agendamento a` are due, and which of them come first. */
  due: SQL;
  order: SQL;
  limit: number;
}

const a = alias(agendamento, 'a');
const MOVED_DUE = z.strictObject({
  id: z.int(),
  empresa_id: z.int(),
  user_id: z.nullable(z.int()),
  attendant_id: z.nullable(z.int()),
});

const RELEASE_VAGAS = sql`
          freed as (
            update reserva set ativa = false from moved where reserva.agendamento_id = moved.id and reserva.ativa),
          links as (
            update token_autoagendamento t set revogado_em = now() from moved
            where t.agendamento_id = moved.id and t.revogado_em is null returning t.id),
          sessions as (
            update sessao set revogado_em = now() from links
            where sessao.token_id = links.id and sessao.revogado_em is null),`;

/**
 * The same for the system and for many rows, as ONE statement: rows that are due are locked (those that somebody
 * else holds are left for the next pass), change status, and get their status record, audit row and event. Whom the bell
 * rings for is asked after it, in the same transaction.
 * Answers how many there were.
 */
export async function transitionDue(db: Db, now: Now, step: DueTransition): Promise<number> {
  const { action, para: to, description } = step;
  const { instant } = now;
  const done = await rows(
    db,
    MOVED_DUE,
    sql`with due as materialized (
            select a.id, a.status_id from agendamento a where ${step.due}
            order by ${step.order}, a.id limit ${step.limit} for update of a skip locked),
          moved as (
            update agendamento a set status_id = ${to}, versao = a.versao + 1, updated_at = ${instant}::timestamptz
            from due where a.id = due.id and a.status_id = due.status_id
            returning a.id, a.versao, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id, due.status_id as de,
              a.user_id, ${attendantOf(a)} as attendant_id),
          ${step.releasesVaga ? RELEASE_VAGAS : sql``}
          trail as (
            insert into auditoria (sessao_tipo, acao, recurso, recurso_id, empresa_id, cliente_id, detalhes)
            select 'sistema', ${action}::text, 'agendamento', id, empresa_id, cliente_id, jsonb_build_object('de', de, 'para', ${to}::int)
            from moved returning id, recurso_id),
          records as (
            insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_nome, auditoria_id, created_at)
            select moved.id, de, ${to}::smallint, ${action}::text, ${description}::text, 'Sistema', trail.id, ${instant}::timestamptz
            from moved join trail on trail.recurso_id = moved.id),
          events as (
            insert into outbox (tipo, empresa_id, cliente_id, unidade_id, prestador_id, agendamento_id, dados)
            select 'STATUS', empresa_id, cliente_id, unidade_id, prestador_id, id,
              jsonb_build_object('id', id, 'version', versao, 'tipo', 'STATUS')
            from moved)
          select id, empresa_id, user_id, attendant_id from moved`,
  );
  await notifyOfStep(
    db,
    action,
    done.map(({ id, empresa_id: empresaId, user_id: solicitanteId, attendant_id: attendantId }) => ({
      id,
      empresaId,
      solicitanteId,
      attendantId,
    })),
    null,
  );
  return done.length;
}
