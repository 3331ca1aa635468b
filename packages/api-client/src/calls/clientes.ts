import { z } from 'zod';
import { inScope, ofAgendamento, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { booleanValue, id, idParams, page, pagination, sorting, versionOfRecord } from '../schemas/base.ts';

const clienteSummary = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  inscricao: z.string().nullable(),
  ativo: z.boolean(),
});

export const listClientes = endpoint({
  id: 'listClientes',
  method: 'GET',
  path: '/customers',
  access: { interna: inScope(P.view) },
  query: z.object({
    ...pagination,
    filter: z.string().max(120).optional(),
    ativo: booleanValue.optional(),
    sort: sorting(['name', 'code', 'inscricao', 'id', 'createdAt', 'updatedAt']).optional(),
  }),
  answer: page(clienteSummary),
  summary: 'Clientes do escopo (ativos por padrão)',
  source: 'doc1 §7',
});

export const getCliente = endpoint({
  id: 'getCliente',
  method: 'GET',
  path: '/customers/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: clienteSummary.extend({
    version: versionOfRecord,
    apelido: z.string().nullable(),
    companyId: z.number(),
    urlLogo: z.string().nullable(),
    corMarca: z.string().nullable(),
    asoRetido: z.boolean(),
    usaReservaHorario: z.boolean(),
    permiteAlterarMetodoReservaHorario: z.boolean(),
    quemAgenda: z.string(),
    quemAvisa: z.string(),
    desabilitarQuestionarioRisco: z.boolean(),
    /** Missed appointments after which there is no rescheduling. */
    limiteReagendamento: z.number().int(),
    clienteNaoAlterarSituacaoNoDemissional: z.boolean(),
  }),
  summary: 'Um cliente',
  source: 'doc1 §7',
});

const combo = z.array(z.object({ id: z.number(), name: z.string(), customerId: z.number() }));
const forCliente = z.object({ customerId: id.optional() });

export const comboUnidades = endpoint({
  id: 'comboUnidades',
  method: 'GET',
  path: '/customer/branches/combo',
  access: { interna: inScope(P.view) },
  query: forCliente,
  answer: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      customerId: z.number(),
      tradeCode: z.string().nullable(),
      riskLevel: z.number().nullable(),
    }),
  ),
  summary: 'Unidades',
  source: 'doc1 §7',
});
export const comboSetores = endpoint({
  id: 'comboSetores',
  method: 'GET',
  path: '/customer/departments/combo',
  access: { interna: inScope(P.view) },
  query: forCliente,
  answer: combo,
  summary: 'Setores',
  source: 'doc1 §7',
});
export const comboCargos = endpoint({
  id: 'comboCargos',
  method: 'GET',
  path: '/customer/positions/combo',
  access: { interna: inScope(P.view) },
  query: forCliente,
  answer: combo,
  summary: 'Cargos',
  source: 'doc1 §7',
});
export const atendimentoMethod = endpoint({
  id: 'atendimentoMethod',
  method: 'GET',
  path: '/cliente-metodo-atendimento/find-by-exame-cliente/:examTypeId/:clientId',
  access: { interna: inScope(P.view) },
  params: z.object({ examTypeId: id, clientId: id }),
  answer: z.object({ quemAvisa: z.string(), quemAgenda: z.string() }),
  summary: 'Quem agenda e quem avisa, por tipo de exame e cliente',
  source: 'doc2 §7',
});
export const slaSettings = endpoint({
  id: 'slaSettings',
  method: 'GET',
  path: '/configuracoes_sla',
  access: { interna: inScope(P.view), autoagendamento: ofAgendamento() },
  /** The client whose own limit comes before the company's. */
  query: z.object({ customerId: id.optional() }),
  answer: z.object({ limiteDatas: z.number().int() }),
  summary: 'Limite de dias de um intervalo',
  source: 'doc3 §7.6',
});

/** What `urlLogo` of a customer names; another upload has another address. */
export const customerLogo = endpoint({
  id: 'customerLogo',
  method: 'GET',
  path: '/logos/:chave',
  access: {
    publica: ofNobody(null, 'a chave, de 256 bits, é só da logo, que o funcionário vê antes de entrar'),
  },
  limit: 'public',
  params: z.object({ chave: z.string().max(100) }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'A logo de um cliente (PNG ou JPEG); 404 para uma chave que não abre nada',
  source: 'doc3 §3.5, própria (docs/decisions/0169)',
});
