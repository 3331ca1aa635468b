import { NOTIFICATION_LIFE_DAYS, type NotificationKind } from '@apto/domain/notifications';
import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import { agendamento, notification, spreadsheetImport, user } from '../db/schema.ts';
import { scopeSql } from '../platform/scope.ts';
import type { InternalSession } from '../platform/session.ts';
import { isOnDuty } from '../platform/on-duty.ts';

const u = alias(user, 'u');

/**
 * Whether a bulletin `b` is for a person `u` (docs/decisions/0159): of its profile, and of its customer or group by the
 * customers that their rows give them, whichever of them they look at now.
 */
export const BOLETIM_AUDIENCE: SQL = sql`(u.empresa_id = b.empresa_id and ${isOnDuty(u)}
  and (b.perfil_id is null or u.perfil_id = b.perfil_id)
  and (b.cliente_id is null or u.acesso_todos_clientes or exists (
    select from usuario_cliente x where x.usuario_id = u.id and x.cliente_id = b.cliente_id))
  and (b.grupo_id is null or u.acesso_todos_clientes or exists (
    select from usuario_cliente x join cliente c on c.id = x.cliente_id
    where x.usuario_id = u.id and c.grupo_id = b.grupo_id)))`;

const n = alias(notification, 'n');
const a = alias(agendamento, 'a');
const i = alias(spreadsheetImport, 'i');

type Own = Pick<InternalSession, 'usuarioId' | 'scope'>;

/** The person's own, of what they see where they are: who lost a customer, or a bulletin, reads no more of it here. */
const ownSeen = ({ usuarioId, scope }: Own): SQL | undefined =>
  and(
    eq(n.usuarioId, usuarioId),
    or(
      isNull(n.boletimId),
      sql`exists (select from boletim b join usuario u on ${BOLETIM_AUDIENCE}
        where b.id = ${n.boletimId} and u.id = ${n.usuarioId} and b.ativo)`,
    ),
    or(
      isNull(n.agendamentoId),
      scopeSql(scope, { empresa: a.empresaId, cliente: a.clienteId, unidade: a.unidadeId }),
    ),
  );

const ofAgendamento = eq(a.id, n.agendamentoId);

/** How many people of the request for many that it is about came to such an end. */
const manyCount = (isSo: SQL) =>
  sql<number>`(select count(*)::int from pedido_lote_item m where m.pedido_lote_id = ${n.pedidoLoteId} and ${isSo})`;

/** How many meet a condition. */
async function counted(db: Db, own: Own, unread?: SQL): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(n)
    .leftJoin(a, ofAgendamento)
    .where(and(ownSeen(own), unread));
  return found?.n ?? 0;
}

export const countAll = (db: Db, own: Own): Promise<number> => counted(db, own);
export const countUnread = (db: Db, own: Own): Promise<number> => counted(db, own, isNull(n.lidaEm));

/** A part of them, the newest first. */
export const listOwn = (db: Db, own: Own, limit: number, offset: number) =>
  db
    .select({
      id: n.id,
      tipo: sql<NotificationKind>`${n.tipo}`,
      createdAt: sql<string>`${n.createdAt}::text`,
      isRead: sql<boolean>`${n.lidaEm} is not null`,
      agendamentoId: a.id,
      idStatus: a.statusId,
      funcionario: a.nomeFuncionario,
      data: a.dataAgendamento,
      hora: a.horaAgendamento,
      bulkTotal: sql<
        number | null
      >`(select count(*)::int from lote_item i where i.lote_id = ${n.loteId} having count(*) > 0)`,
      manyId: n.pedidoLoteId,
      manyMade: manyCount(sql`m.situacao = 'FEITO'`),
      manyLeft: manyCount(sql`m.situacao <> 'FEITO'`),
      clinicId: n.prestadorId,
      clinicName: sql<string | null>`(select p.name from prestador p where p.id = ${n.prestadorId})`,
      boletimId: n.boletimId,
      boletimTitle: sql<string | null>`(select b.descricao from boletim b where b.id = ${n.boletimId})`,
      importId: i.id,
      importType: i.tipo,
      importWritten: sql<number | null>`(${i.resultado} ->> 'feitas')::int`,
      importRefused: sql<number | null>`(${i.resultado} ->> 'recusadas')::int`,
      importUndone: sql<number | null>`(${i.resultado} ->> 'desfeitas')::int`,
    })
    .from(n)
    .leftJoin(a, ofAgendamento)
    .leftJoin(i, eq(i.id, n.importacaoId))
    .where(ownSeen(own))
    .orderBy(desc(n.id))
    .limit(limit)
    .offset(offset);

/** Removes one of the person's own; answers whether there was one. */
export async function removeOne(db: Db, usuarioId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(notification)
    .where(and(eq(notification.usuarioId, usuarioId), eq(notification.id, id)))
    .returning({ id: notification.id });
  return gone.length > 0;
}

/** Removes all that the person sees. What comes in meanwhile stays. */
export async function removeAll(db: Db, own: Own): Promise<void> {
  const seen = db.select({ id: n.id }).from(n).leftJoin(a, ofAgendamento).where(ownSeen(own));
  await db.delete(notification).where(inArray(notification.id, seen));
}

/** Marks the person's own as read; answers how many were not before. */
export async function markRead(
  db: Db,
  usuarioId: number,
  ids: readonly number[],
  instant: string,
): Promise<number> {
  const read = await db
    .update(notification)
    .set({ lidaEm: instant })
    .where(
      and(
        eq(notification.usuarioId, usuarioId),
        inArray(notification.id, [...ids]),
        isNull(notification.lidaEm),
      ),
    )
    .returning({ id: notification.id });
  return read.length;
}

/** Removes what the bell no longer shows. */
export const clearNotifications = (db: Db): Promise<unknown> =>
  db.execute(
    sql`delete from notificacao where created_at < now() - ${NOTIFICATION_LIFE_DAYS} * interval '1 day'`,
  );
