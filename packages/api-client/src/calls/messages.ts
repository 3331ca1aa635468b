import { BULK_MESSAGES } from '@apto/domain/bulk';
import { RECIPIENTS } from '@apto/domain/templates';
import { z } from 'zod';
import { inScope, ofPrestador } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { booleanValue, civilDate, id, idParams, periodo, time } from '../schemas/base.ts';

const channel = z.enum(['EMAIL', 'WHATSAPP']);

/** A message as it would leave now, for staff to read before it does. */
export const messagePreview = z.object({
  tipo: z.string(),
  /** As the timeline calls it. */
  titulo: z.string(),
  destinatario: z.enum(RECIPIENTS),
  nome: z.string().nullable(),
  /** null: there is no way to reach them, and nothing would be sent. */
  canal: channel.nullable(),
  /** In full: whoever sends sees where to. */
  destino: z.string().nullable(),
  assunto: z.string(),
  corpo: z.string(),
  /** Name of the file that goes with it. */
  anexo: z.string().nullable(),
  /** Who tells the employee of the day (quemAvisa); null where the message is not about that. */
  aviso: z.string().nullable(),
});
export type MessagePreview = z.infer<typeof messagePreview>;

const messageParams = z.object({ id, mensagem: id });

export const sendKit = endpoint({
  id: 'sendKit',
  method: 'POST',
  path: '/agendamento/enviar-kit/:id',
  access: { interna: inScope(P.resendKit) },
  idempotent: true,
  params: idParams,
  answer: z.object({
    mensagens: z.array(z.object({ destinatario: z.enum(RECIPIENTS), canal: channel })),
  }),
  summary: 'Reenvia o kit ao prestador e ao solicitante',
  source: 'doc1 §2.5, §7',
});

export const previewMessages = endpoint({
  id: 'previewMessages',
  method: 'GET',
  path: '/agendamento/mensagens/:id/previa',
  // Whoever may take a step reads what it would send; what else is read asks for its own permission.
  access: { interna: inScope([P.resendKit, P.create, P.panel, P.edit]) },
  params: idParams,
  query: z.object({
    tipo: z.enum(['KIT', 'LINK_AUTOAGENDAMENTO', 'PASSO', ...BULK_MESSAGES]),
    /** Of PASSO: which step of the attendant, and what it would choose. */
    acao: z.enum(['AGENDAR', 'CONFIRMAR_AGENDA']).optional(),
    idPrestador: id.optional(),
    data: civilDate.optional(),
    hora: time.optional(),
    periodo: periodo.optional(),
    /** By telemedicine; the room itself stays out of addresses. */
    telemedicina: booleanValue.optional(),
  }),
  answer: z.array(messagePreview),
  summary: 'As mensagens do kit, do link ou de um passo do atendente como sairiam agora, sem enviar nada',
  source: 'própria (docs/decisions/0064, 0073, 0222)',
});

export const kitFile = endpoint({
  id: 'kitFile',
  method: 'GET',
  path: '/agendamento/kit/:id',
  access: { interna: inScope([P.resendKit, P.attachments]) },
  params: idParams,
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'O kit do agendamento em PDF, como está agora',
  source: 'própria (docs/decisions/0064)',
});

export const clinicKitFile = endpoint({
  id: 'clinicKitFile',
  method: 'GET',
  path: '/confirmacao-prestador/agendamentos/:id/kit',
  access: { prestador: ofPrestador() },
  params: idParams,
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'O kit de um agendamento da própria clínica, para imprimir',
  source: 'própria (docs/decisions/0064)',
});

export const previewMessage = endpoint({
  id: 'previewMessage',
  method: 'GET',
  path: '/timeline/whatsapp/:id/mensagens/:mensagem/previa',
  access: { interna: inScope(P.resendKit) },
  params: messageParams,
  answer: messagePreview,
  summary: 'Uma mensagem da timeline como sairia se fosse enviada de novo',
  source: 'própria (docs/decisions/0064)',
});

export const resendMessage = endpoint({
  id: 'resendMessage',
  method: 'POST',
  path: '/timeline/whatsapp/:id/mensagens/:mensagem/reenviar',
  access: { interna: inScope(P.resendKit) },
  idempotent: true,
  params: messageParams,
  answer: z.object({ destinatario: z.enum(RECIPIENTS), canal: channel }),
  summary: 'Envia de novo uma mensagem da timeline, com o texto de agora',
  source: 'própria (docs/decisions/0064)',
});
