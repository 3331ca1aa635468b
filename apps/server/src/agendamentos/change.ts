import type { Now } from '@apto/domain/time';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { agendamento } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import type { NewAudit, NewEvent } from '../platform/records.ts';

/** An appointment whose row the transaction holds: what an event says of it. */
export type Held = NewEvent['agendamento'];

const a = alias(agendamento, 'a');

/** The columns of a `Held`, of `agendamento a`. */
export const HELD = {
  id: a.id,
  versao: a.versao,
  empresaId: a.empresaId,
  clienteId: a.clienteId,
  unidadeId: a.unidadeId,
  prestadorId: a.prestadorId,
};

/** Columns that change without a change of status; undefined leaves one as it is. */
export type Changes = Omit<
  Partial<typeof agendamento.$inferInsert>,
  'id' | 'statusId' | 'versao' | 'updatedAt'
>;

type Details = NonNullable<NewAudit['detalhes']>;

/**
 * The one place where an appointment changes and keeps its status: compare-and-swap on the version, audit and event.
 * @param audit null where the action that this is a part of has its own row; its details may be read after the change
 * @throws HttpError 409 when the row is another one meanwhile
 */
export async function changeAgendamento(
  ctx: Ctx,
  held: Held,
  changes: Changes,
  audit:
    | (Pick<NewAudit, 'acao' | 'dadoDeSaude'> & { detalhes?: Details | (() => Promise<Details>) | undefined })
    | null,
): Promise<number> {
  const [changed] = await ctx.db
    .update(agendamento)
    .set({ ...changes, versao: sql`${agendamento.versao} + 1`, updatedAt: ctx.now.instant })
    .where(and(eq(agendamento.id, held.id), eq(agendamento.versao, held.versao)))
    .returning({
      versao: agendamento.versao,
      prestadorId: agendamento.prestadorId,
      unidadeId: agendamento.unidadeId,
    });
  if (!changed) throw conflict('CONFLITO', 'Outra pessoa alterou este agendamento. Tente novamente.');
  if (audit) {
    const { detalhes: told, ...rest } = audit;
    const details = typeof told === 'function' ? await told() : told;
    await ctx.audit({
      ...rest,
      ...(details ? { detalhes: details } : {}),
      recurso: 'agendamento',
      recursoId: held.id,
      clienteId: held.clienteId,
    });
  }
  await ctx.publish({
    tipo: 'ALTERADO',
    agendamento: { ...held, ...changed },
  });
  return changed.versao;
}

/** A change without a change of status that many appointments take at once, and nobody asked for. */
export interface DueChange {
  /** What the trail calls it. */
  action: string;
  set: SQL;
  /** Which rows of `agendamento a` are due, and which of them come first. */
  due: SQL;
  order: SQL;
  limit: number;
}

/**
 * The same for the system and for many rows, as ONE statement: rows that are due are locked (those that somebody else holds
 * are left for the next pass), change, and get their audit row and event. Answers which there were.
 */
export async function changeDue(db: Db, now: Now, change: DueChange): Promise<number[]> {
  const { action, set } = change;
  const done = await rows(
    db,
    z.strictObject({ id: z.int() }),
    sql`with due as materialized (
            select a.id from agendamento a where ${change.due}
            order by ${change.order}, a.id limit ${change.limit} for update of a skip locked),
          changed as (
            update agendamento a set ${set}, versao = a.versao + 1, updated_at = ${now.instant}::timestamptz
            from due where a.id = due.id
            returning a.id, a.versao, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id),
          trail as (
            insert into auditoria (sessao_tipo, acao, recurso, recurso_id, empresa_id, cliente_id)
            select 'sistema', ${action}::text, 'agendamento', id, empresa_id, cliente_id from changed),
          events as (
            insert into outbox (tipo, empresa_id, cliente_id, unidade_id, prestador_id, agendamento_id, dados)
            select 'ALTERADO', empresa_id, cliente_id, unidade_id, prestador_id, id,
              jsonb_build_object('id', id, 'version', versao, 'tipo', 'ALTERADO')
            from changed)
          select id from changed`,
  );
  return done.map(({ id }) => id);
}
