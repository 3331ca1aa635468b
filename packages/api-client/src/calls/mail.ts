import { MESSAGE_STATES, RECIPIENTS } from '@apto/domain/templates';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { healthData } from '../health.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { civilDate, page, pagination } from '../schemas/base.ts';

/** One message that left, or did not: who, what kind and how far it is. Never what it said, nor a whole address. */
const sentMail = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  canal: z.enum(['EMAIL', 'WHATSAPP']),
  /** Masked, also while it waits. */
  destino: z.string(),
  destinatario: z.enum(RECIPIENTS).nullable(),
  nome: z.string().nullable(),
  assunto: z.string().nullable(),
  tipo: z.string(),
  /** The kind in words. */
  descricao: z.string(),
  situacao: z.enum(MESSAGE_STATES),
  tentativas: z.number().int(),
  /** While it waits: when it is tried again. */
  proximaTentativa: z.string().nullable(),
  enviadaEm: z.string().nullable(),
  /** Why it failed or was not sent, without the address. */
  motivo: z.string().nullable(),
  agendamento: z.object({ id: healthData('agendamento', z.number()) }).nullable(),
  /** By the timeline's 'enviar de novo'. */
  podeReenviar: z.boolean(),
});
export type SentMail = z.infer<typeof sentMail>;

export const listMail = endpoint({
  id: 'listMail',
  method: 'GET',
  path: '/mail',
  access: { interna: inScope(P.seeMail) },
  query: z.object({
    ...pagination,
    /** Part of the recipient's name, or of what is kept of the address. */
    filter: z.string().max(120).optional(),
    situacao: z.enum(MESSAGE_STATES).optional(),
    /** Created on this day of São Paulo or later. */
    dataInicio: civilDate.optional(),
    /** Created on this day of São Paulo or before. */
    dataFim: civilDate.optional(),
  }),
  answer: page(sentMail),
  summary:
    'Mensagens enviadas e por enviar, a mais nova primeiro; só as dos clientes e unidades de quem pergunta',
  source: 'doc3 §2.1, §2.10',
});
