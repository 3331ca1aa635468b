import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PERMISSAO_CHAMADA as P } from '../permissoes.ts';

export const eventos = endpoint({
  id: 'eventos',
  method: 'GET',
  path: '/eventos',
  sessoes: ['interna'],
  permissao: P.ver,
  answer: z.unknown(),
  answerKind: 'eventos',
  resumo: 'Mudanças da lista, como server-sent events (evento `agendamento`, dados {id, version, tipo})',
  fonte: 'própria',
});

/** What an `agendamento` event carries. The list decides whether and how to load it. */
export const eventoDeAgendamento = z.object({
  id: z.number(),
  version: z.number().int(),
  tipo: z.enum(['CRIADO', 'ALTERADO', 'STATUS', 'AGENDADO']),
});
export type EventoDeAgendamento = z.infer<typeof eventoDeAgendamento>;

export const mensagensEnviadas = endpoint({
  id: 'mensagensEnviadas',
  method: 'GET',
  path: '/dev/outbox',
  sessoes: ['publica'],
  permissao: null,
  somenteDemo: true,
  answer: z.array(
    z.object({
      id: z.number(),
      canal: z.enum(['EMAIL', 'WHATSAPP']),
      para: z.string(),
      assunto: z.string().nullable(),
      corpo: z.string(),
      criadoEm: z.string(),
      situacao: z.string(),
    }),
  ),
  resumo: 'Mensagens do e-mail e do WhatsApp embutidos (só na demonstração)',
  fonte: 'própria',
});
