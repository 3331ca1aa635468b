import { MESSAGE_STATES } from '@apto/domain/templates';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { id } from '../schemas/base.ts';

/** Of what the product does something by itself, later: an appointment's messages (docs/decisions/0163). */
export const PROCESSING_TARGETS = ['AGENDAMENTO'] as const;

const target = z.object({ origem: z.enum(PROCESSING_TARGETS), origemId: id });

const processing = z.object({
  /** From 1, in the order in which they began. */
  ordem: z.number().int(),
  tipo: z.enum(['EMAIL', 'WHATSAPP']),
  /** What was to be done, in words: 'Kit ao prestador'. */
  operacao: z.string(),
  status: z.enum(MESSAGE_STATES),
  /** Why it failed or was not done. */
  msgErro: z.string().nullable(),
  createdAt: z.string(),
});

export const processingRecords = endpoint({
  id: 'processingRecords',
  method: 'GET',
  path: '/processamento/get-by-origem-tipo/:origem/:origemId',
  access: { interna: inScope(P.timeline) },
  params: target,
  answer: z.array(processing),
  summary: 'O que foi processado para um registro, em que situação está e por que falhou',
  source: 'doc3 §3.5, §4.4, §7.6',
});

export const reprocess = endpoint({
  id: 'reprocess',
  method: 'POST',
  path: '/processamento/reprocessar/AGENDAMENTO/:origemId',
  access: { interna: inScope(P.resendKit) },
  idempotent: true,
  params: z.object({ origemId: id }),
  answer: z.array(processing),
  summary: 'Faz de novo o que falhou; responde a lista atualizada, ou 422 quando nada pode ser refeito',
  source: 'doc3 §4.4, §7.6',
});

export const errorLog = endpoint({
  id: 'errorLog',
  method: 'GET',
  path: '/log-erro/:origem/:origemId',
  access: { interna: inScope(P.timeline) },
  params: target,
  answer: z.array(z.object({ mensagem: z.string(), createdAt: z.string() })),
  summary: 'Os erros de um registro, o mais novo primeiro',
  source: 'doc3 §3.5, §7.6',
});
