import { PERMISSION } from '@apto/domain/permissions';
import { NEXT_STATUSES } from '@apto/domain/queue';
import { STATUS } from '@apto/domain/status';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { HELD } from '../agendamentos/change.ts';
import { agendamentoScope, DEPOSIT_PAID } from '../agendamentos/repository.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { agendamento, user } from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/session.ts';
import { isOnDuty } from '../platform/on-duty.ts';

const a = alias(agendamento, 'a');
const u = alias(user, 'u');

// Constants and not parameters: only so can the planner prove the partial index of the next ones.
const NEXT = sql.raw(NEXT_STATUSES.toSorted((x, y) => x - y).join(', '));

export type InQueue = Awaited<ReturnType<typeof lockInQueue>>;

/** Locks one appointment for the rest of the transaction, with who has it. @throws HttpError 404 */
export async function lockInQueue(db: Db, scope: Scope, id: number) {
  const visible = and(eq(a.id, id), agendamentoScope(scope));
  // Before it is read: who waited for the lock reads the row anew, but of a joined one only what it saw before.
  await db.select({ id: a.id }).from(a).where(visible).for('update');
  const [found] = await db
    .select({
      ...HELD,
      statusId: a.statusId,
      userId: a.userId,
      responsibleId: a.userResponsavelId,
      responsibleName: user.name,
      isHeld: sql<boolean>`(a.atendimento_iniciado_em is not null)`,
      prazo: a.prazoOrdem,
      isDepositoPaid: DEPOSIT_PAID,
    })
    .from(a)
    .leftJoin(user, eq(user.id, a.userResponsavelId))
    .where(visible);
  if (!found) throw notFound('agendamento');
  return found;
}

/**
 * The request that this person takes next, locked; null when nothing waits (domain: `nextInQueue`). What a colleague is
 * taking at this moment is passed over, so that two who ask at once get two.
 */
export async function lockNext(db: Db, scope: Scope, userId: number): Promise<number | null> {
  const found = await row(
    db,
    z.strictObject({ id: z.int() }),
    sql`select a.id from agendamento a
        where a.status_id in (${NEXT}) and ${agendamentoScope(scope)}
          and (a.atendimento_iniciado_em is null
            or (a.user_responsavel_id = ${userId} and a.status_id <> ${STATUS.EM_ANDAMENTO}))
        order by (a.user_responsavel_id is not distinct from ${userId}) desc, a.prazo_ordem, a.id
        limit 1 for update skip locked`,
  );
  return found?.id ?? null;
}

/** Who attends in the company: who can enter, with the panel's permission, by name. */
export const attendants = (db: Db, { empresaId }: Scope) =>
  rows(
    db,
    z.strictObject({ id: z.int(), name: z.string() }),
    sql`select u.id, u.name from usuario u
        join perfil p on p.id = u.perfil_id and p.permissoes @> array[${PERMISSION.PAINEL_AGENDAMENTO}::text]
        where u.empresa_id = ${empresaId} and ${isOnDuty(u)}
        order by lower(u.name), u.id`,
  );

/** How many requests this person has in hand. */
export async function countInHand(db: Db, scope: Scope, userId: number): Promise<number> {
  const found = await row(
    db,
    z.strictObject({ n: z.int() }),
    sql`select count(*)::int as n from agendamento a
        where a.user_responsavel_id = ${userId} and a.status_id = ${STATUS.EM_ANDAMENTO}
          and a.atendimento_iniciado_em is not null and ${agendamentoScope(scope)}`,
  );
  return found?.n ?? 0;
}
