import { NOTIFICATION_PAGE, NOTIFICATIONS, type NotificationKind } from '@apto/domain/notifications';
import { z } from 'zod';
import { ofUser } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { healthData } from '../health.ts';
import { id, idParams, integer, noContent } from '../schemas/base.ts';

/** Most that one answer lists, and that one call reads. */
const MAX_LISTED = 100;

/** One line of the bell (doc3 §3.5 'Notification'): what happened, not more than the list's own row says. */
const notification = z.object({
  id: z.number(),
  /** The same, as older clients read it. */
  _id: z.string(),
  titulo: z.string(),
  dataCriacao: z.string(),
  lida: z.boolean(),
  dados: z.object({
    tipo: z.enum(Object.keys(NOTIFICATIONS) as NotificationKind[]),
    descricao: z.string(),
    /** What it is about; null where it is no single appointment. */
    agendamento: z
      .object({ id: healthData('agendamento', z.number()), idStatus: z.number(), funcionario: z.string() })
      .nullable(),
    /** The import that ended, where it is about one; of employees, or of a customer's structure. */
    importacao: z.object({ id: z.number(), isStaff: z.boolean() }).nullish(),
    /** The request for many that ended, where it is about one. */
    pedidoLote: z.object({ id: z.number() }).nullish(),
    /** The clinic whose registration waits for a decision, where it is about one. */
    prestador: z.object({ id: z.number() }).nullish(),
    /** The bulletin that is out, where it is about one. */
    boletim: z.object({ id: z.number() }).nullish(),
  }),
});
export type ApiNotification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/notificacoes',
  access: { interna: ofUser },
  query: z.object({
    limit: integer(1, MAX_LISTED).default(NOTIFICATION_PAGE.first),
    /** How many of the newest to pass over. */
    desvio: integer(0).default(0),
  }),
  answer: z.object({ registros: z.array(notification), count: z.number().int() }),
  summary: 'Notificações da pessoa, a mais nova primeiro; só as do escopo em que ela está',
  source: 'doc3 §7.6',
});

export const countUnreadNotifications = endpoint({
  id: 'countUnreadNotifications',
  method: 'GET',
  path: '/notificacoes/nao-lidas',
  access: { interna: ofUser },
  answer: z.object({ count: z.number().int() }),
  summary: 'Quantas notificações a pessoa ainda não leu',
  source: 'doc3 §7.6',
});

export const removeNotification = endpoint({
  id: 'removeNotification',
  method: 'DELETE',
  path: '/notificacoes/:id',
  access: { interna: ofUser },
  params: idParams,
  answer: noContent,
  summary: 'Exclui uma notificação da própria pessoa',
  source: 'doc3 §7.6',
});

export const removeAllNotifications = endpoint({
  id: 'removeAllNotifications',
  method: 'DELETE',
  path: '/notificacoes/excluir-todas',
  access: { interna: ofUser },
  answer: noContent,
  summary: 'Exclui as notificações da própria pessoa que ela vê no escopo em que está',
  source: 'doc3 §7.6',
});

export const readNotifications = endpoint({
  id: 'readNotifications',
  method: 'POST',
  path: '/notificacoes/ler-notificacoes',
  access: { interna: ofUser },
  body: z.array(id).min(1).max(MAX_LISTED),
  /** How many were not read before. */
  answer: z.object({ lidas: z.number().int() }),
  summary: 'Marca notificações da própria pessoa como lidas; repetir não muda nada',
  source: 'doc3 §7.6',
});
