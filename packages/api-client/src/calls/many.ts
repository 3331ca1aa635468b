import { MANY_RESULTS, MANY_STATES } from '@apto/domain/pedido';
import { z } from 'zod';
import { inEmpresa, inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { payloadAgendamento } from '../schemas/agendamento-payload.ts';
import { id, idParams, page, pagination, text } from '../schemas/base.ts';

const SOURCE = 'própria (docs/decisions/0150)';
/** Characters of a list: 500 names with room to spare, so that too many people are told as such. */
const MAX_LIST = 200_000;

const progress = z.object({
  id: z.number(),
  situacao: z.enum(MANY_STATES),
  cliente: z.string(),
  tipoExame: z.string(),
  prestador: z.string(),
  createdAt: z.string(),
  /** The days in which they may be examined, AAAA-MM-DD, and the shift. */
  dataSugestaoInicial: z.string(),
  dataSugestaoFinal: z.string(),
  periodo: z.number().int(),
  total: z.number().int(),
  feitos: z.number().int(),
  naoFeitos: z.number().int(),
  pendentes: z.number().int(),
  /** Of those who can go along, how many an attendant schedules: their slots are reserved at the clinic. */
  paraAtendente: z.number().int(),
  /** Of those who can go along, of how many something is said first, as of a request that is open already. */
  comAviso: z.number().int(),
  /** Of those who can go along, of how many SOC has not been asked yet; 0 once it was begun. */
  aConferir: z.number().int(),
});
export type ManyProgress = z.infer<typeof progress>;

export const readManyFile = endpoint({
  id: 'readManyFile',
  method: 'POST',
  path: '/pedidos-em-lote/planilha',
  access: { interna: inEmpresa(P.create) },
  multipart: true,
  limit: 'heavy',
  body: z.object({}),
  answer: z.object({ pessoas: z.array(z.string()) }),
  summary: 'Lê de uma planilha (XLSX ou CSV) as pessoas de uma solicitação em lote; nada é guardado',
  source: SOURCE,
});

export const reviewMany = endpoint({
  id: 'reviewMany',
  method: 'POST',
  path: '/pedidos-em-lote',
  access: { interna: inScope(P.create) },
  idempotent: true,
  body: payloadAgendamento
    .pick({
      quemAgenda: true,
      quemAvisa: true,
      nomeSolicitante: true,
      emailSolicitante: true,
      telefoneSolicitante: true,
      dataSugestaoInicial: true,
      dataSugestaoFinal: true,
      tipoExame: true,
      prestador: true,
      cidade: true,
      cliente: true,
      periodo: true,
      questionarioRisco: true,
      horarioMarcadoPrestador: true,
      observacao: true,
    })
    .extend({
      /** 'Estou ciente de que os exames serão cobrados.' */
      cienteCobranca: z.boolean().default(false),
      /** A name or a CPF on each line. */
      lista: text(MAX_LIST),
    }),
  answer: progress,
  summary:
    'Confere uma solicitação para até 500 funcionários, um a um, e pergunta ao SOC os exames de cada um; nada é criado ainda',
  source: SOURCE,
});

export const startMany = endpoint({
  id: 'startMany',
  method: 'POST',
  path: '/pedidos-em-lote/:id/iniciar',
  access: { interna: inScope(P.create) },
  idempotent: true,
  params: idParams,
  answer: progress,
  summary: 'Cria o que foi conferido: um agendamento por funcionário, cada um com o seu resultado',
  source: SOURCE,
});

export const stopMany = endpoint({
  id: 'stopMany',
  method: 'POST',
  path: '/pedidos-em-lote/:id/parar',
  access: { interna: inScope(P.create) },
  idempotent: true,
  params: idParams,
  answer: progress,
  summary: 'Interrompe uma solicitação em lote; o que já foi criado fica',
  source: SOURCE,
});

export const repeatMany = endpoint({
  id: 'repeatMany',
  method: 'POST',
  path: '/pedidos-em-lote/:id/de-novo',
  access: { interna: inScope(P.create) },
  idempotent: true,
  params: idParams,
  answer: progress,
  summary: 'Confere de novo, em outra solicitação igual, os funcionários que ficaram sem agendamento',
  source: SOURCE,
});

export const listMany = endpoint({
  id: 'listMany',
  method: 'GET',
  path: '/pedidos-em-lote',
  access: { interna: inScope(P.create) },
  query: z.object({ ...pagination }),
  answer: page(progress),
  summary: 'As solicitações em lote de quem pede, a mais nova primeiro',
  source: SOURCE,
});

export const getMany = endpoint({
  id: 'getMany',
  method: 'GET',
  path: '/pedidos-em-lote/:id',
  access: { interna: inScope(P.create) },
  params: idParams,
  answer: progress,
  summary: 'O andamento de uma solicitação em lote de quem pede',
  source: SOURCE,
});

export const manyItems = endpoint({
  id: 'manyItems',
  method: 'GET',
  path: '/pedidos-em-lote/:id/itens',
  access: { interna: inScope(P.create) },
  params: idParams,
  query: z.object({ ...pagination, situacao: z.enum(['FEITOS', 'NAO_FEITOS', 'COM_AVISO']).optional() }),
  answer: page(
    z.object({
      linha: z.number().int(),
      /** As the registry has it, else as it was typed; null: no longer in sight of who asks. */
      nome: z.string().nullable(),
      /** Its middle digits alone, so that a namesake is told apart; null: as the name, or nobody of the registry. */
      cpf: z.string().nullable(),
      situacao: z.enum(MANY_RESULTS),
      motivo: z.string().nullable(),
      idAgendamento: id.nullable(),
      /** SOC was asked of this one in the review, or did not answer three times. */
      socConferido: z.boolean(),
    }),
  ),
  summary: 'O resultado de cada funcionário de uma solicitação em lote',
  source: SOURCE,
});
export type ManyItem = z.infer<typeof manyItems.answer>['items'][number];
