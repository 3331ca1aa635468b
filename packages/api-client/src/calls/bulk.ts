import {
  BULK_ACTIONS,
  BULK_KINDS,
  BULK_LIMIT,
  BULK_MESSAGES,
  BULK_RESULTS,
  BULK_STATES,
} from '@apto/domain/bulk';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { agendamentoFilters, searchTerms } from '../schemas/agendamento-query.ts';
import { id, idParams, page, pagination, text } from '../schemas/base.ts';

/** What was selected: rows by their ids, or everything that a filter finds but for some. */
const selection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(BULK_LIMIT) }),
  z.strictObject({
    filter: searchTerms.optional(),
    filtrosExtras: agendamentoFilters.optional(),
    /** The panel's list, which leaves out other statuses than the appointments' own. */
    fila: z.boolean().default(false),
    exceto: z.array(id).max(BULK_LIMIT).default([]),
  }),
]);

export const bulkProgress = z.object({
  id: z.number(),
  acao: z.enum(BULK_KINDS),
  situacao: z.enum(BULK_STATES),
  total: z.number().int(),
  /** Done, and not taken back. */
  feitos: z.number().int(),
  /** Left behind, at the review or on the way. */
  naoFeitos: z.number().int(),
  /** Still to be done, or to be taken back. */
  pendentes: z.number().int(),
  desfeitos: z.number().int(),
  /** The end can be taken back. */
  podeDesfazer: z.boolean(),
});
export type BulkProgress = z.infer<typeof bulkProgress>;

export const reviewBulk = endpoint({
  id: 'reviewBulk',
  method: 'POST',
  path: '/agendamentos-lotes',
  access: { interna: inScope([P.view, P.resendKit, P.cancel]) },
  idempotent: true,
  body: z.strictObject({ acao: z.enum(BULK_ACTIONS), selecao: selection }),
  answer: z.object({
    id: z.number(),
    total: z.number().int(),
    podem: z.number().int(),
    /** The first that can: what is sent to it is read before it goes to all. */
    primeiro: z.object({ id: z.number(), nomeFuncionario: z.string() }).nullable(),
    recusas: z.array(z.object({ motivo: z.string(), total: z.number().int() })),
  }),
  summary:
    'Confere quais dos agendamentos escolhidos podem seguir, e por que os outros não; nada é feito ainda',
  source: 'própria (docs/decisions/0073)',
});
export type BulkReview = z.infer<typeof reviewBulk.answer>;

export const startBulk = endpoint({
  id: 'startBulk',
  method: 'POST',
  path: '/agendamentos-lotes/:id/iniciar',
  access: { interna: inScope([P.view, P.resendKit, P.cancel]) },
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    /** Of a cancellation. */
    motivo: text(MAX_REASON_LENGTH).default(''),
    /** Which message. */
    tipo: z.enum(BULK_MESSAGES).optional(),
  }),
  answer: bulkProgress,
  summary: 'Inicia o que foi conferido: um passo por agendamento, cada um com o seu resultado',
  source: 'própria (docs/decisions/0073)',
});

export const getBulk = endpoint({
  id: 'getBulk',
  method: 'GET',
  path: '/agendamentos-lotes/:id',
  access: { interna: inScope([P.view, P.resendKit, P.cancel, P.panel]) },
  params: idParams,
  answer: bulkProgress,
  summary: 'O andamento de uma ação em lote de quem pede',
  source: 'própria (docs/decisions/0073)',
});

export const stopBulk = endpoint({
  id: 'stopBulk',
  method: 'POST',
  path: '/agendamentos-lotes/:id/parar',
  access: { interna: inScope([P.view, P.resendKit, P.cancel, P.panel]) },
  idempotent: true,
  params: idParams,
  answer: bulkProgress,
  summary: 'Interrompe uma ação em lote; o que já foi feito fica',
  source: 'própria (docs/decisions/0073)',
});

export const undoBulk = endpoint({
  id: 'undoBulk',
  method: 'POST',
  path: '/agendamentos-lotes/:id/desfazer',
  access: { interna: inScope([P.cancel, P.panel]) },
  idempotent: true,
  params: idParams,
  answer: bulkProgress,
  summary:
    'Desfaz um cancelamento em lote, ou o dia fechado de uma clínica, que acabou há pouco; 409 quando o tempo acabou',
  source: 'própria (docs/decisions/0073)',
});

export const bulkItems = endpoint({
  id: 'bulkItems',
  method: 'GET',
  path: '/agendamentos-lotes/:id/itens',
  access: { interna: inScope([P.view, P.resendKit, P.cancel, P.panel]) },
  params: idParams,
  query: z.object({ ...pagination, situacao: z.enum(['FEITOS', 'NAO_FEITOS']).optional() }),
  answer: page(
    z.object({
      idAgendamento: z.number(),
      /** null: no longer in sight of who asks. */
      nomeFuncionario: z.string().nullable(),
      nomeCliente: z.string().nullable(),
      situacao: z.enum(BULK_RESULTS),
      /** Why not. */
      motivo: z.string().nullable(),
      feitoEm: z.string().nullable(),
    }),
  ),
  summary: 'O resultado de cada agendamento de uma ação em lote',
  source: 'própria (docs/decisions/0073)',
});
export type BulkItem = z.infer<typeof bulkItems.answer>['items'][number];

export const bulkSheet = endpoint({
  id: 'bulkSheet',
  method: 'GET',
  path: '/agendamentos-lotes/:id/planilha',
  access: { interna: inScope([P.view, P.resendKit, P.cancel, P.panel]) },
  params: idParams,
  answer: z.unknown(),
  answerKind: 'file',
  limit: 'heavy',
  summary: 'Planilha do resultado de cada agendamento; de uma exportação, os próprios agendamentos',
  source: 'própria (docs/decisions/0073)',
});
