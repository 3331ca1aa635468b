import { z } from 'zod';
import { inScope, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import {
  agendamentoDetail,
  agendamentoRow,
  calendarAgendamento,
  statusRecordBody,
  procedimentoRow,
  statusRecord,
  statusSummary,
  address,
} from '../schemas/agendamento.ts';
import {
  createdAgendamento,
  editedAgendamento,
  createAgendamentosBody,
  editAgendamentoBody,
} from '../schemas/agendamento-payload.ts';
import {
  agendamentoCalendarQuery,
  agendamentosQuery,
  statusCountQuery,
} from '../schemas/agendamento-query.ts';
import { id, idParams, livePage } from '../schemas/base.ts';

/** Why these belong to nobody. */
const FIXED = 'tabela da norma, igual para todos';
/** The wire's timestamps (doc1 §3) of what no table holds: nobody made or changed it. */
const noTimestamps = { createdAt: z.null(), updatedAt: z.null() };

export const listAgendamentos = endpoint({
  id: 'listAgendamentos',
  method: 'GET',
  path: '/agendamentos',
  access: { interna: inScope(P.view) },
  query: agendamentosQuery,
  answer: livePage(agendamentoRow),
  summary: 'Lista de agendamentos do escopo do usuário',
  source: 'doc1 §7',
});

export const agendamentoCalendar = endpoint({
  id: 'agendamentoCalendar',
  method: 'GET',
  path: '/agendamentos/calendario',
  access: { interna: inScope(P.view) },
  query: agendamentoCalendarQuery,
  answer: z.object({
    items: z.array(calendarAgendamento),
    /** Days on which there is something, with how many there are in all. */
    dias: z.array(z.object({ data: z.string(), total: z.number().int() })),
  }),
  summary: 'Agendamentos por dia do exame: os primeiros de cada dia e quantos há, com o filtro da lista',
  source: 'própria',
});

export const exportAgendamentos = endpoint({
  id: 'exportAgendamentos',
  method: 'GET',
  path: '/agendamentos/gerar-csv/0',
  access: { interna: inScope(P.view) },
  query: agendamentosQuery.omit({ page: true, limit: true }),
  answer: z.unknown(),
  answerKind: 'file',
  limit: 'heavy',
  summary: 'Planilha xlsx de tudo o que está filtrado (relátorio_agendamentos.xlsx)',
  source: 'doc1 §7',
});

export const getAgendamento = endpoint({
  id: 'getAgendamento',
  method: 'GET',
  path: '/agendamentos/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: agendamentoDetail,
  summary: 'Um agendamento',
  source: 'própria',
});

export const createAgendamentos = endpoint({
  id: 'createAgendamentos',
  method: 'POST',
  path: '/agendamentos',
  access: { interna: inScope(P.create) },
  idempotent: true,
  body: createAgendamentosBody,
  answer: z.union([createdAgendamento, z.array(createdAgendamento)]),
  summary: 'Cria um agendamento, ou uma lista deles: todos ou nenhum',
  source: 'doc1 §7, doc2 §7',
});

export const editAgendamento = endpoint({
  id: 'editAgendamento',
  method: 'PUT',
  path: '/agendamentos',
  access: { interna: inScope(P.edit) },
  ifMatch: true,
  body: editAgendamentoBody,
  answer: editedAgendamento,
  summary: 'Altera um agendamento em aberto; exige If-Match com a versão',
  source: 'doc1 §2.4, §7',
});

export const funcionarioDetails = endpoint({
  id: 'funcionarioDetails',
  method: 'GET',
  path: '/agendamento_funcionario/agendamento/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: z.object({
    funcionario: z.object({
      id: z.number(),
      name: z.string(),
      cpf: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    unidade: z.object({ name: z.string(), tradeCode: z.string().nullable() }).nullable(),
    setor: z.object({ name: z.string() }).nullable(),
    cargo: z.object({ name: z.string() }).nullable(),
    agendamento: agendamentoDetail,
  }),
  summary: 'Funcionário, unidade, setor, cargo e agendamento',
  source: 'doc1 §7',
});

export const prestadorDetails = endpoint({
  id: 'prestadorDetails',
  method: 'GET',
  path: '/agendamento_prestador/agendamento/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: z.object({ prestador: address.extend({ id: z.number(), name: z.string() }).nullable() }),
  summary: 'Prestador de um agendamento',
  source: 'doc1 §7',
});

export const procedimentoDetails = endpoint({
  id: 'procedimentoDetails',
  method: 'GET',
  path: '/agendamento_procedimento/agendamento/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  /** PRE_SOLICITACAO: the id is a pre-request's, which asks for that list's permission. Any other: an appointment's. */
  query: z.object({ origem: z.string().max(40).optional() }),
  answer: z.array(procedimentoRow),
  summary: 'Procedimentos de um agendamento, ou de uma pré-solicitação (origem PRE_SOLICITACAO)',
  source: 'doc1 §7',
});

const risco = z.object({ id: z.number(), risco: z.object({ nome: z.string() }) });

export const riscoDetails = endpoint({
  id: 'riscoDetails',
  method: 'GET',
  path: '/agendamento-riscos/agendamento/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: z.array(risco),
  summary: 'Riscos de um agendamento',
  source: 'doc1 §7',
});

/** The document names the path without its id (doc1 §7), which may mean either spelling: both answer the same. */
export const riscoDetailsByQuery = endpoint({
  id: 'riscoDetailsByQuery',
  method: 'GET',
  path: '/agendamento-riscos/agendamento',
  access: { interna: inScope(P.view) },
  query: z.object({ agendamentoId: id }),
  answer: z.array(risco),
  summary: 'Riscos de um agendamento (id na consulta)',
  source: 'doc1 §7',
});

export const statusRecords = endpoint({
  id: 'statusRecords',
  method: 'GET',
  path: '/agendamento_status/agendamento/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: z.array(statusRecord),
  summary: 'Registros de status, o mais novo primeiro',
  source: 'doc1 §7',
});

export const changeStatus = endpoint({
  id: 'changeStatus',
  method: 'POST',
  path: '/agendamento_status',
  access: { interna: inScope([P.cancel, P.desistencia, P.edit, P.panel]) },
  idempotent: true,
  body: statusRecordBody,
  answer: z.object({
    id: z.number(),
    agendamento: z.object({
      id: z.number(),
      version: z.number().int(),
      /** Missed exams, this one included; what `limiteReagendamento` is held against (decision 23). */
      quantidadeFaltaConsulta: z.number().int(),
    }),
    status: statusSummary,
  }),
  summary: 'Muda o status pela tabela de transições; recusa com 409 o que ela não lista',
  source: 'doc1 §4, §7',
});

export const undoStatusChange = endpoint({
  id: 'undoStatusChange',
  method: 'POST',
  path: '/agendamentos/:id/desfazer',
  access: { interna: inScope([P.cancel, P.desistencia, P.edit]) },
  idempotent: true,
  // The version that the change to be undone answered: nothing else may have happened since.
  ifMatch: true,
  params: idParams,
  answer: z.object({
    id: z.number(),
    version: z.number().int(),
    quantidadeFaltaConsulta: z.number().int(),
    status: statusSummary,
  }),
  summary:
    'Desfaz o próprio cancelamento, desistência ou falta de há pouco; recusa com 409 quando o tempo acabou ou o horário já tem dono',
  source: 'própria (docs/decisions/0069)',
});

export const validateDeadline = endpoint({
  id: 'validateDeadline',
  method: 'GET',
  path: '/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  query: z.object({
    /** Whose limit counts. Without it: the longest of the three that block. */
    acao: z.enum(['ALTERAR', 'DESISTENCIA', 'CANCELAR']).optional(),
  }),
  answer: z.union([z.number(), z.literal(false)]),
  summary: 'Horas do prazo se a ação está bloqueada, senão false',
  source: 'doc1 §4, §7',
});

export const panelCounters = endpoint({
  id: 'panelCounters',
  method: 'GET',
  path: '/count-filtros-painel-agendamentos',
  access: { interna: inScope(P.view) },
  answer: z.object({ meus: z.number().int(), pendencias: z.number().int(), emAberto: z.number().int() }),
  summary: 'Contadores Meus, Pendências e Em Aberto',
  source: 'doc1 §4, doc3 §7.6',
});

export const countByStatus = endpoint({
  id: 'countByStatus',
  method: 'GET',
  path: '/count-status-agendamentos',
  access: { interna: inScope(P.view) },
  query: statusCountQuery,
  // A status that nothing has is not there.
  answer: z.array(z.object({ id: z.number().int(), total: z.number().int() })),
  summary: 'Quantos agendamentos há de cada status, com os outros filtros da lista',
  source: 'própria (docs/decisions/0179)',
});

export const listStatus = endpoint({
  id: 'listStatus',
  method: 'GET',
  path: '/status_agendamento',
  access: { interna: ofNobody(P.view, FIXED) },
  answer: z.array(
    statusSummary.extend({
      iconName: z.string(),
      hexColor: z.string(),
      hexColorIndicadores: z.string(),
      ...noTimestamps,
    }),
  ),
  summary: 'Status (opções do filtro)',
  source: 'doc1 §7',
});

export const listTiposExame = endpoint({
  id: 'listTiposExame',
  method: 'GET',
  path: '/tipo_exames',
  access: { interna: ofNobody(P.view, FIXED), autoagendamento: ofNobody(null, FIXED) },
  answer: z.array(
    z.object({
      id: z.number(),
      descricao: z.string(),
      /** SOC's own number; null for a type that it does not know. */
      codigoSoc: z.string().nullable(),
      esocialCodigo: z.number().nullable(),
      ...noTimestamps,
    }),
  ),
  summary: 'Tipos de exame',
  source: 'doc1 §7, doc2 §7',
});
