import { MESSAGE_STATES, RECIPIENTS } from '@apto/domain/templates';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { healthData } from '../health.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { idParams } from '../schemas/base.ts';

const internalEvent = z.object({
  /** Instant, ISO. */
  data: z.string(),
  /** Who did it; null: nobody knows any more. */
  name: z.string().nullable(),
  descricao: healthData('agendamento_status', z.string()),
  observacao: z.string().nullable(),
  hexColor: z.string(),
  /** A PrimeIcons name, as the old screens show it. */
  iconName: z.string(),
});

export const internalTimeline = endpoint({
  id: 'internalTimeline',
  method: 'GET',
  path: '/timeline/externa/:id',
  access: { interna: inScope(P.timeline) },
  params: idParams,
  answer: z.array(internalEvent),
  summary: 'Timeline Interna: tudo o que aconteceu ao agendamento, quem, quando e de onde',
  source: 'doc1 §3, §7',
});

export const messageTimeline = endpoint({
  id: 'messageTimeline',
  method: 'GET',
  path: '/timeline/whatsapp/:id',
  access: { interna: inScope(P.timeline) },
  params: idParams,
  answer: z.array(
    z.object({
      /** What 'Enviar de novo' names it by. */
      id: z.number().int(),
      tipoEvento: z.string(),
      createdAt: z.string(),
      acao: z.string().nullable(),
      variaveis: z.string().nullable(),
      /** 'SUCESSO' when it went out or arrived, else how far it is: 'Na fila', 'Falhou', 'Não enviada'. */
      envio: z.string(),
      /** To whom; null: of an older kind. */
      destinatario: z.enum(RECIPIENTS).nullable(),
      situacao: z.enum(MESSAGE_STATES),
      /** Why it failed or was not sent. */
      motivo: z.string().nullable(),
      /** It may be sent again, as it would be written now. */
      podeReenviar: z.boolean(),
      /** Masked once it was delivered or given up. */
      tel: z.string().nullable(),
      classificacao: z.enum(['ENVIO', 'RESPOSTA']),
    }),
  ),
  summary: 'Timeline Whatsapp: as mensagens do agendamento e em que situação estão',
  source: 'doc1 §3, §7',
});
