import {
  isNotificationKind,
  needsPayers,
  needsQueue,
  recipientsOf,
  type NotificationKind,
} from '@apto/domain/notifications';
import { PERMISSION, type Permission } from '@apto/domain/permissions';
import { and, arrayContains, desc, eq, gt, inArray, notExists, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { keptRows } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { agendamento, bulk, notification, outbox, profile, user } from '../db/schema.ts';
import { belongsTo } from '../platform/scope.ts';
import { idList } from '../platform/sql.ts';
import { isOnDuty } from '../platform/on-duty.ts';

/** Rows of one insert: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1_000;

const UNDONE = 'STEP_UNDONE' satisfies NotificationKind;
const u = alias(user, 'u');
const laterOne = alias(notification, 'later_one');

type NewNotification = typeof notification.$inferInsert;

/** One event for each company: it says that there is something, to whom it is for. */
async function ring(db: Db, told: readonly Pick<NewNotification, 'empresaId' | 'usuarioId'>[]) {
  for (const [empresaId, own] of Map.groupBy(told, (n) => n.empresaId))
    await db.insert(outbox).values({
      tipo: 'NOTIFICACAO',
      empresaId,
      usuarios: [...new Set(own.map(({ usuarioId }) => usuarioId))],
    });
}

/** Of one appointment, which is most of them, and the event with it: one statement. */
const insertOfOne = keptRows(
  'avisos_do_sino',
  z.strictObject({}),
  sql`with told as (
        insert into notificacao (empresa_id, usuario_id, tipo, agendamento_id)
        select ${sql.placeholder('empresaId')}::int, u, ${sql.placeholder('kind')}::text, ${sql.placeholder('agendamentoId')}::int
        from unnest(${sql.placeholder('usuarios')}::int[]) u)
      insert into outbox (tipo, empresa_id, usuarios)
      values ('NOTIFICACAO', ${sql.placeholder('empresaId')}::int, ${sql.placeholder('usuarios')}::int[])`,
);

async function save(db: Db, rowsToSave: readonly NewNotification[]): Promise<void> {
  for (let from = 0; from < rowsToSave.length; from += CHUNK)
    await db.insert(notification).values(rowsToSave.slice(from, from + CHUNK));
  await ring(db, rowsToSave);
}

const IN_QUEUE = z.strictObject({ agendamento_id: z.int(), usuario_id: z.int() });

/** Where a request is to be seen: in the list or on its page. */
const SEES_REQUESTS = sql.join(
  [PERMISSION.GESTAO_MEDICA_V3_VIEW, PERMISSION.PAINEL_AGENDAMENTO].map((permission) => sql`${permission}`),
  sql`, `,
);

/**
 * Who may do something with each request: who can enter, with the permission for it, its customer and branch in their rows. Who
 * has no screen that shows it is not told of it: the bell's line would lead nowhere.
 */
async function whoMay(
  db: Db,
  permission: Permission,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const found = await rows(
    db,
    IN_QUEUE,
    sql`select a.id as agendamento_id, u.id as usuario_id
        from agendamento a
        join usuario u on u.empresa_id = a.empresa_id and ${isOnDuty(u)}
        join perfil p on p.id = u.perfil_id and p.permissoes @> array[${permission}::text]
          and p.permissoes && array[${SEES_REQUESTS}]::text[]
        where ${belongsTo(sql`a.id`, ids)}
          and (u.acesso_todos_clientes or exists (
            select from usuario_cliente c where c.usuario_id = u.id and c.cliente_id = a.cliente_id))
          and (u.acesso_todas_unidades or exists (
            select from usuario_unidade n where n.usuario_id = u.id and n.unidade_id = a.unidade_id))`,
  );
  const byRequest = Map.groupBy(found, (f) => f.agendamento_id);
  return new Map([...byRequest].map(([id, people]) => [id, people.map((p) => p.usuario_id)]));
}

/** Whose appointment it is, and who has begun with it. */
export interface Parties {
  readonly id: number;
  readonly empresaId: number;
  readonly solicitanteId: number | null;
  readonly attendantId: number | null;
}

/** Who has begun with an appointment, of its table or of an alias of it. */
export const attendantOf = (a: Record<'atendimentoIniciadoEm' | 'userResponsavelId', SQLWrapper>) =>
  sql<number | null>`case when ${a.atendimentoIniciadoEm} is not null then ${a.userResponsavelId} end`;

const readParties = (db: Db, ids: readonly number[]): Promise<Parties[]> =>
  db
    .select({
      id: agendamento.id,
      empresaId: agendamento.empresaId,
      solicitanteId: agendamento.userId,
      attendantId: attendantOf(agendamento),
    })
    .from(agendamento)
    .where(sql`${agendamento.id} = any(${idList(ids)})`);

/**
 * Writes down for whom the bell rings, in the transaction of what happened: exactly what committed is told. Whom it
 * concerns the domain says (`recipientsOf`).
 * @param ids of the appointments that took the same step
 * @param actorId who did it, who is not told; null: nobody of the company
 */
export const notifyOf = async (
  db: Db,
  kind: NotificationKind,
  ids: readonly number[],
  actorId: number | null,
): Promise<void> => notifyParties(db, kind, await readParties(db, ids), actorId);

async function notifyParties(
  db: Db,
  kind: NotificationKind,
  found: readonly Parties[],
  actorId: number | null,
): Promise<void> {
  const unattended = found.filter(({ attendantId }) => needsQueue(kind, attendantId));
  const queue = await whoMay(
    db,
    PERMISSION.PAINEL_AGENDAMENTO,
    unattended.map(({ id }) => id),
  );
  const payers = await whoMay(
    db,
    PERMISSION.PAINEL_DEPOSITO_ANTECIPADO,
    needsPayers(kind) ? found.map(({ id }) => id) : [],
  );
  const told = found.map(({ id, empresaId, ...parties }) => ({
    agendamentoId: id,
    empresaId,
    kind,
    usuarios: recipientsOf(
      kind,
      { ...parties, queueIds: queue.get(id) ?? [], payerIds: payers.get(id) ?? [] },
      actorId,
    ),
  }));
  const [only, ...others] = told;
  if (only && others.length === 0) {
    if (only.usuarios.length > 0) await insertOfOne(db, only);
    return;
  }
  await save(
    db,
    told.flatMap(({ usuarios: users, kind, ...rest }) =>
      users.map((usuarioId) => ({ ...rest, usuarioId, tipo: kind })),
    ),
  );
}

/** The same for a step of the transition table, which knows of whom it is; most of them ring for nobody. */
export async function notifyOfStep(
  db: Db,
  step: string,
  of: readonly Parties[],
  actorId: number | null,
): Promise<void> {
  if (of.length > 0 && isNotificationKind(step)) await notifyParties(db, step, of, actorId);
}

/**
 * A step was taken back: whoever has not read of it never will, and whoever has is told that it was undone. What is read
 * stays where it is, because somebody may have acted on it. It is the newest of its kind: an earlier one, as of a first
 * missed exam, stays true.
 */
export async function takeBackNotices(db: Db, step: string, agendamentoId: number): Promise<void> {
  // Whoever was told of an earlier one alone has been put right about it already.
  const later = db
    .select({ id: laterOne.id })
    .from(laterOne)
    .where(
      and(
        eq(laterOne.agendamentoId, agendamentoId),
        eq(laterOne.usuarioId, notification.usuarioId),
        eq(laterOne.tipo, UNDONE),
        gt(laterOne.id, notification.id),
      ),
    );
  const told = await db
    .selectDistinctOn([notification.usuarioId], {
      id: notification.id,
      empresaId: notification.empresaId,
      usuarioId: notification.usuarioId,
      readAt: notification.lidaEm,
    })
    .from(notification)
    .where(and(eq(notification.agendamentoId, agendamentoId), eq(notification.tipo, step), notExists(later)))
    .orderBy(notification.usuarioId, desc(notification.id));
  const unread = told.filter(({ readAt }) => readAt === null);
  const read = told.filter(({ readAt }) => readAt !== null);
  if (unread.length > 0)
    await db.delete(notification).where(
      inArray(
        notification.id,
        unread.map(({ id }) => id),
      ),
    );
  await ring(db, unread);
  await save(
    db,
    read.map(({ empresaId, usuarioId }) => ({ empresaId, usuarioId, tipo: UNDONE, agendamentoId })),
  );
}

/** Somebody's own wish went on without them: they alone are told. */
export const notifyOwner = (
  db: Db,
  kind: NotificationKind,
  own: Pick<
    NewNotification,
    'empresaId' | 'usuarioId' | 'agendamentoId' | 'loteId' | 'importacaoId' | 'pedidoLoteId'
  >,
): Promise<void> => save(db, [{ ...own, tipo: kind }]);

/** The same for several people, each of something that is theirs to see. */
export const notifyEach = (
  db: Db,
  kind: NotificationKind,
  told: readonly Pick<NewNotification, 'empresaId' | 'usuarioId' | 'boletimId'>[],
): Promise<void> =>
  save(
    db,
    told.map((each) => ({ ...each, tipo: kind })),
  );

/** A clinic sent what it says of itself: whoever may decide on it is told. A clinic is of the whole company. */
export async function notifyOfRegistration(
  db: Db,
  { empresaId, prestadorId }: { readonly empresaId: number; readonly prestadorId: number },
): Promise<void> {
  const deciders = await db
    .select({ usuarioId: user.id })
    .from(user)
    .innerJoin(profile, eq(profile.id, user.perfilId))
    .where(
      and(
        eq(user.empresaId, empresaId),
        isOnDuty(user),
        arrayContains(profile.permissoes, [PERMISSION.PAINEL_PRESTADOR]),
      ),
    );
  await save(
    db,
    deciders.map(({ usuarioId }) => ({ empresaId, usuarioId, prestadorId, tipo: 'REGISTRATION_SENT' })),
  );
}

/** A go over many appointments came to its end: its owner may be elsewhere by then. */
export const notifyOfBulk = (db: Db, lot: typeof bulk.$inferSelect): Promise<void> =>
  notifyOwner(db, 'BULK_ENDED', {
    empresaId: lot.empresaId,
    usuarioId: lot.usuarioId,
    loteId: lot.id,
  });
