import { z } from 'zod';
import { ofNobody, ofUser } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const events = endpoint({
  id: 'events',
  method: 'GET',
  path: '/eventos',
  // Everybody has a bell; the changes of appointments are told only to who may see them.
  access: { interna: ofUser },
  answer: z.unknown(),
  answerKind: 'events',
  summary:
    'Mudanças, como server-sent events: `agendamento`, dados {id, version, tipo}, e `liberacao`, dados {idPrestador, idCliente}, para quem vê agendamentos; `notificacao`, sem dados, só para quem tem uma nova',
  source: 'própria',
});

/** What an `agendamento` event carries. The list decides whether and how to load it. */
export const agendamentoEvent = z.object({
  id: z.number(),
  version: z.number().int(),
  tipo: z.enum(['CRIADO', 'ALTERADO', 'STATUS', 'AGENDADO', 'PRESENCA']),
});
export type AgendamentoEvent = z.infer<typeof agendamentoEvent>;

/** What a `liberacao` event carries: the clinic was released to the customer (doc2 §4 'Provider release'). */
export const liberacaoEvent = z.object({ idPrestador: z.number().int(), idCliente: z.number().int() });
export type LiberacaoEvent = z.infer<typeof liberacaoEvent>;

export const sentMessages = endpoint({
  id: 'sentMessages',
  method: 'GET',
  path: '/dev/outbox',
  access: {
    publica: ofNobody(
      null,
      'nunca em produção, só para as páginas desta máquina; fora da demonstração, com o código que o servidor mostra ao começar',
    ),
  },
  devOnly: true,
  query: z.object({ codigo: z.string().max(40).optional() }),
  answer: z.array(
    z.object({
      id: z.number(),
      canal: z.enum(['EMAIL', 'WHATSAPP']),
      para: z.string(),
      assunto: z.string().nullable(),
      corpo: z.string(),
      criadoEm: z.string(),
      situacao: z.string(),
      /** Names of the files that went with it. */
      anexos: z.array(z.string()),
    }),
  ),
  summary: 'Mensagens do e-mail e do WhatsApp embutidos (nunca em produção)',
  source: 'própria',
});
