import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
  removeAllNotifications,
  removeNotification,
  type ApiNotification,
} from '@apto/api-client';
import { aboutAgendamento, aboutBulk, aboutImport, NOTIFICATIONS } from '@apto/domain/notifications';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { countAll, countUnread, listOwn, markRead, removeAll, removeOne } from './repository.ts';

type Row = Awaited<ReturnType<typeof listOwn>>[number];

/** As the wire shows it (doc3 §3.5 'Notification'). */
function toWire({
  id,
  tipo: kind,
  createdAt,
  isRead,
  agendamentoId,
  idStatus,
  ...about
}: Row): ApiNotification {
  const { funcionario, data: day, hora: time } = about;
  const isOfAgendamento = agendamentoId !== null && idStatus !== null && funcionario !== null;
  return {
    id,
    _id: String(id),
    titulo: NOTIFICATIONS[kind].titulo,
    dataCriacao: iso(createdAt),
    lida: isRead,
    dados: {
      tipo: kind,
      descricao: isOfAgendamento
        ? aboutAgendamento({ funcionario, data: day, hora: time })
        : about.importId === null
          ? aboutBulk(about.bulkTotal ?? 0)
          : aboutImport(about.importWritten ?? 0, about.importRefused ?? 0),
      agendamento: isOfAgendamento ? { id: agendamentoId, idStatus, funcionario } : null,
      importacao:
        about.importId === null ? null : { id: about.importId, isStaff: about.importType === 'FUNCIONARIOS' },
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
