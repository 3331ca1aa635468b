import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PERMISSAO_CHAMADA as P } from '../permissoes.ts';
import {
  agendamentoCriado,
  agendamentoDetalhe,
  agendamentoEditado,
  agendamentoLinha,
  consultaAgendamentos,
  corpoCriarAgendamentos,
  corpoEditarAgendamento,
  corpoRegistroDeStatus,
  linhaDeProcedimento,
  registroDeStatus,
  statusResumido,
  endereco,
} from '../schemas/agendamento.ts';
import { id, idEmParams, pagina } from '../schemas/base.ts';

const interna = ['interna'] as const;

export const listarAgendamentos = endpoint({
  id: 'listarAgendamentos',
  method: 'GET',
  path: '/agendamentos',
  sessoes: interna,
  permissao: P.ver,
  query: consultaAgendamentos,
  answer: pagina(agendamentoLinha),
  resumo: 'Lista de agendamentos do escopo do usuário',
  fonte: 'doc1 §7',
});

export const exportarAgendamentos = endpoint({
  id: 'exportarAgendamentos',
  method: 'GET',
  path: '/agendamentos/gerar-csv/0',
  sessoes: interna,
  permissao: P.ver,
  query: consultaAgendamentos.omit({ page: true, limit: true }),
  answer: z.unknown(),
  answerKind: 'arquivo',
  limite: 'pesada',
  resumo: 'Planilha xlsx de tudo o que está filtrado (relátorio_agendamentos.xlsx)',
  fonte: 'doc1 §7',
});

export const obterAgendamento = endpoint({
  id: 'obterAgendamento',
  method: 'GET',
  path: '/agendamentos/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  answer: agendamentoDetalhe,
  resumo: 'Um agendamento',
  fonte: 'própria',
});

export const criarAgendamentos = endpoint({
  id: 'criarAgendamentos',
  method: 'POST',
  path: '/agendamentos',
  sessoes: interna,
  permissao: P.criar,
  idempotente: true,
  body: corpoCriarAgendamentos,
  answer: z.union([agendamentoCriado, z.array(agendamentoCriado)]),
  resumo: 'Cria um agendamento, ou uma lista deles: todos ou nenhum',
  fonte: 'doc1 §7, doc2 §7',
});

export const editarAgendamento = endpoint({
  id: 'editarAgendamento',
  method: 'PUT',
  path: '/agendamentos',
  sessoes: interna,
  permissao: P.editar,
  ifMatch: true,
  body: corpoEditarAgendamento,
  answer: agendamentoEditado,
  resumo: 'Altera um agendamento em aberto; exige If-Match com a versão',
  fonte: 'doc1 §2.4, §7',
});

export const detalhesDoFuncionario = endpoint({
  id: 'detalhesDoFuncionario',
  method: 'GET',
  path: '/agendamento_funcionario/agendamento/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
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
    agendamento: agendamentoDetalhe,
  }),
  resumo: 'Funcionário, unidade, setor, cargo e agendamento',
  fonte: 'doc1 §7',
});

export const detalhesDoPrestador = endpoint({
  id: 'detalhesDoPrestador',
  method: 'GET',
  path: '/agendamento_prestador/agendamento/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  answer: z.object({ prestador: endereco.extend({ id: z.number(), name: z.string() }).nullable() }),
  resumo: 'Prestador de um agendamento',
  fonte: 'doc1 §7',
});

export const detalhesDosProcedimentos = endpoint({
  id: 'detalhesDosProcedimentos',
  method: 'GET',
  path: '/agendamento_procedimento/agendamento/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  query: z.object({ origem: z.string().max(40).optional() }),
  answer: z.array(linhaDeProcedimento),
  resumo: 'Procedimentos de um agendamento',
  fonte: 'doc1 §7',
});

const risco = z.object({ id: z.number(), risco: z.object({ nome: z.string() }) });

export const detalhesDosRiscos = endpoint({
  id: 'detalhesDosRiscos',
  method: 'GET',
  path: '/agendamento-riscos/agendamento/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  answer: z.array(risco),
  resumo: 'Riscos de um agendamento',
  fonte: 'doc1 §7',
});

/** The document names the path without its id; both spellings answer the same. */
export const detalhesDosRiscosPorConsulta = endpoint({
  id: 'detalhesDosRiscosPorConsulta',
  method: 'GET',
  path: '/agendamento-riscos/agendamento',
  sessoes: interna,
  permissao: P.ver,
  query: z.object({ agendamentoId: id }),
  answer: z.array(risco),
  resumo: 'Riscos de um agendamento (id na consulta)',
  fonte: 'doc1 §7',
});

export const registrosDeStatus = endpoint({
  id: 'registrosDeStatus',
  method: 'GET',
  path: '/agendamento_status/agendamento/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  answer: z.array(registroDeStatus),
  resumo: 'Registros de status, o mais novo primeiro',
  fonte: 'doc1 §7',
});

export const mudarStatus = endpoint({
  id: 'mudarStatus',
  method: 'POST',
  path: '/agendamento_status',
  sessoes: interna,
  permissao: [P.cancelar, P.desistencia, P.editar],
  idempotente: true,
  body: corpoRegistroDeStatus,
  answer: z.object({
    id: z.number(),
    agendamento: z.object({ id: z.number(), version: z.number().int() }),
    status: statusResumido,
  }),
  resumo: 'Muda o status pela tabela de transições; recusa com 409 o que ela não lista',
  fonte: 'doc1 §4, §7',
});

export const validarPrazo = endpoint({
  id: 'validarPrazo',
  method: 'GET',
  path: '/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  query: z.object({
    /** Whose limit counts. Without it: the longest of the three that block. */
    acao: z.enum(['ALTERAR', 'DESISTENCIA', 'CANCELAR']).optional(),
  }),
  answer: z.union([z.number(), z.literal(false)]),
  resumo: 'Horas do prazo se a ação está bloqueada, senão false',
  fonte: 'doc1 §4, §7',
});

export const contadoresDoPainel = endpoint({
  id: 'contadoresDoPainel',
  method: 'GET',
  path: '/count-filtros-painel-agendamentos',
  sessoes: interna,
  permissao: P.ver,
  answer: z.object({ meus: z.number().int(), pendencias: z.number().int(), emAberto: z.number().int() }),
  resumo: 'Contadores Meus, Pendências e Em Aberto',
  fonte: 'doc1 §4, doc3 §7.6',
});

export const listarStatus = endpoint({
  id: 'listarStatus',
  method: 'GET',
  path: '/status_agendamento',
  sessoes: interna,
  permissao: P.ver,
  answer: z.array(statusResumido.extend({ iconName: z.string() })),
  resumo: 'Status (opções do filtro)',
  fonte: 'doc1 §7',
});

export const listarTiposExame = endpoint({
  id: 'listarTiposExame',
  method: 'GET',
  path: '/tipo_exames',
  sessoes: ['interna', 'autoagendamento'],
  permissao: P.ver,
  answer: z.array(z.object({ id: z.number(), descricao: z.string(), esocialCodigo: z.number().nullable() })),
  resumo: 'Tipos de exame',
  fonte: 'doc1 §7, doc2 §7',
});
