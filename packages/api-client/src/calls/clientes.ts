import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PERMISSAO_CHAMADA as P } from '../permissoes.ts';
import { booleano, id, idEmParams, pagina, paginacao } from '../schemas/base.ts';

const interna = ['interna'] as const;

const clienteResumido = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  inscricao: z.string().nullable(),
  ativo: z.boolean(),
});

export const listarClientes = endpoint({
  id: 'listarClientes',
  method: 'GET',
  path: '/customers',
  sessoes: interna,
  permissao: P.ver,
  query: z.object({ ...paginacao, filter: z.string().max(120).optional(), ativo: booleano.optional() }),
  answer: pagina(clienteResumido),
  resumo: 'Clientes do escopo (ativos por padrão)',
  fonte: 'doc1 §7',
});

export const obterCliente = endpoint({
  id: 'obterCliente',
  method: 'GET',
  path: '/customers/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  answer: clienteResumido.extend({
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
  resumo: 'Um cliente',
  fonte: 'doc1 §7',
});

const combo = z.array(z.object({ id: z.number(), name: z.string(), customerId: z.number() }));
const doCliente = z.object({ customerId: id.optional() });

export const comboUnidades = endpoint({
  id: 'comboUnidades',
  method: 'GET',
  path: '/customer/branches/combo',
  sessoes: interna,
  permissao: P.ver,
  query: doCliente,
  answer: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      customerId: z.number(),
      tradeCode: z.string().nullable(),
      riskLevel: z.number().nullable(),
    }),
  ),
  resumo: 'Unidades',
  fonte: 'doc1 §7',
});
export const comboSetores = endpoint({
  id: 'comboSetores',
  method: 'GET',
  path: '/customer/departments/combo',
  sessoes: interna,
  permissao: P.ver,
  query: doCliente,
  answer: combo,
  resumo: 'Setores',
  fonte: 'doc1 §7',
});
export const comboCargos = endpoint({
  id: 'comboCargos',
  method: 'GET',
  path: '/customer/positions/combo',
  sessoes: interna,
  permissao: P.ver,
  query: doCliente,
  answer: combo,
  resumo: 'Cargos',
  fonte: 'doc1 §7',
});
export const metodoDeAtendimento = endpoint({
  id: 'metodoDeAtendimento',
  method: 'GET',
  path: '/cliente-metodo-atendimento/find-by-exame-cliente/:examTypeId/:clientId',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ examTypeId: id, clientId: id }),
  answer: z.object({ quemAvisa: z.string(), quemAgenda: z.string() }),
  resumo: 'Quem agenda e quem avisa, por tipo de exame e cliente',
  fonte: 'doc2 §7',
});
export const configuracoesSla = endpoint({
  id: 'configuracoesSla',
  method: 'GET',
  path: '/configuracoes_sla',
  sessoes: ['interna', 'autoagendamento'],
  permissao: P.ver,
  answer: z.object({ limiteDatas: z.number().int() }),
  resumo: 'Limite de dias de um intervalo',
  fonte: 'doc3 §7.6',
});
