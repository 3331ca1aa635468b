import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
  removeAllNotifications,
  removeNotification,
  type ApiNotification,
} from '@apto/api-client';
import {
  aboutAgendamento,
  aboutBulk,
  aboutImport,
  aboutMany,
  NOTIFICATIONS,
} from '@apto/domain/notifications';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { countAll, countUnread, listOwn, markRead, removeAll, removeOne } from './repository.ts';

type Row = Awaited<ReturnType<typeof listOwn>>[number];

/** What it is about, where it is about no single appointment. */
function aboutMore({
  manyId,
  manyMade,
  manyLeft,
  importId,
  importWritten,
  importRefused,
  importUndone,
  bulkTotal,
  clinicName,
  boletimTitle,
}: Row): string {
  if (clinicName !== null) return clinicName;
  if (boletimTitle !== null) return boletimTitle;
  if (manyId !== null) return aboutMany(manyMade, manyLeft);
  if (importId !== null) return aboutImport(importWritten ?? 0, importRefused ?? 0, importUndone ?? 0);
  return aboutBulk(bulkTotal ?? 0);
}

/** As the wire shows it (doc3 §3.5 'Notification'). */
function toWire(row: Row): ApiNotification {
  const { id, tipo: kind, createdAt, isRead, agendamentoId, idStatus } = row;
  const { funcionario, data: day, hora: time, importId, importType, manyId, clinicId, boletimId } = row;
  const isOfAgendamento = agendamentoId !== null && idStatus !== null && funcionario !== null;
  return {
    id,
    _id: String(id),
    titulo: NOTIFICATIONS[kind].titulo,
    dataCriacao: iso(createdAt),
    lida: isRead,
    dados: {
      tipo: kind,
      descricao: isOfAgendamento ? aboutAgendamento({ funcionario, data: day, hora: time }) : aboutMore(row),
      agendamento: isOfAgendamento ? { id: agendamentoId, idStatus, funcionario } : null,
      importacao: importId === null ? null : { id: importId, isStaff: importType === 'FUNCIONARIOS' },
      pedidoLote: manyId === null ? null : { id: manyId },
      prestador: clinicId === null ? null : { id: clinicId },
      boletim: boletimId === null ? null : { id: boletimId },
    },
  };
}

/** The bell (doc3 §2.9, §7.6; docs/decisions/0095): everybody reads, and removes, what is their own. */
export function notificationRoutes(server: Server): void {
  reading(server, listNotifications, async ({ query }, ctx) => {
    const own = internal(ctx);
    const [total, found] = await Promise.all([
      countAll(ctx.db, own),
      listOwn(ctx.db, own, query.limit, query.desvio),
    ]);
    return { registros: found.map(toWire), count: total };
  });
  reading(server, countUnreadNotifications, async (_, ctx) => ({
    count: await countUnread(ctx.db, internal(ctx)),
  }));
  writing(server, removeAllNotifications, async (_, ctx) => {
    await removeAll(ctx.db, internal(ctx));
    return { ok: true } as const;
  });
  writing(server, removeNotification, async ({ params }, ctx) => {
    if (!(await removeOne(ctx.db, internal(ctx).usuarioId, params.id))) throw notFound('notificacao');
    return { ok: true } as const;
  });
  writing(
    server,
    readNotifications,
    async ({ body }, ctx) => ({
      lidas: await markRead(ctx.db, internal(ctx).usuarioId, body, ctx.now.instant),
    }),
    { status: 200 },
  );
}
