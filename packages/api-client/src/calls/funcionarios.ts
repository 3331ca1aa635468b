import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PERMISSAO_CHAMADA as P } from '../permissoes.ts';
import { id, idEmParams, listaDeIds, pagina, paginacao } from '../schemas/base.ts';

const interna = ['interna'] as const;

/** An employee as a request needs them (doc2 §3). */
export const funcionarioResumido = z.object({
  id: z.number(),
  name: z.string(),
  cpf: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  situation: z.enum(['ATIVO', 'AFASTADO', 'PENDENTE', 'DEMITIDO']),
  customerId: z.number(),
  customer: z.object({
    id: z.number(),
    name: z.string(),
    companyId: z.number(),
    desabilitarQuestionarioRisco: z.boolean(),
  }),
  customerHierarchyId: z.number().nullable(),
  codigoSoc: z.string().nullable(),
  admissionDate: z.string().nullable(),
  pcd: z.boolean(),
  mudouRisco: z.boolean(),
  unidade: z.object({ id: z.number(), name: z.string(), riskLevel: z.number().nullable() }).nullable(),
  setor: z.object({ name: z.string() }).nullable(),
  cargo: z.object({ name: z.string() }).nullable(),
});
export type FuncionarioResumido = z.infer<typeof funcionarioResumido>;

const situacoes = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(['ATIVO', 'AFASTADO', 'PENDENTE'])).min(1));

export const funcionariosPorSituacao = endpoint({
  id: 'funcionariosPorSituacao',
  method: 'GET',
  path: '/customer/employees/funcionarios-por-situacao/:situacoes',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ situacoes }),
  query: z.object({
    ...paginacao,
    /** Exam type for which the employees must be eligible. */
    exame: id.optional(),
    /** Name or CPF. */
    filter: z.string().max(120).optional(),
    customerId: id.optional(),
    /** Resolve these ids, whatever page they are on. */
    ids: listaDeIds.optional(),
  }),
  answer: pagina(funcionarioResumido),
  resumo: 'Funcionários para o pedido',
  fonte: 'doc2 §7',
});

export const obterFuncionario = endpoint({
  id: 'obterFuncionario',
  method: 'GET',
  path: '/customer/employees/:id',
  sessoes: interna,
  permissao: P.ver,
  params: idEmParams,
  answer: funcionarioResumido,
  resumo: 'Um funcionário',
  fonte: 'doc2 §7',
});

export const riscosSoc = endpoint({
  id: 'riscosSoc',
  method: 'GET',
  path: '/customer/employees/riscos-soc/:employeeId',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ employeeId: id }),
  answer: z.array(z.object({ id: z.number(), nome: z.string() })),
  resumo: 'Riscos do funcionário no SOC',
  fonte: 'doc2 §7',
});

const procedimentoSoc = z.object({
  id: z.number(),
  name: z.string(),
  clinical: z.boolean(),
  pcd: z.boolean(),
  procedimentoDiagnosticoId: z.number().nullable(),
  idSugestao: z.number().nullable(),
  observacaoAgendamentoConsulta: z.string().nullable(),
  recommendation: z.string().nullable(),
});

export const procedimentosSoc = endpoint({
  id: 'procedimentosSoc',
  method: 'GET',
  path: '/importacao/procedimentos-soc/funcionario/:id/customer/:customerId/tipo-exame/:examTypeId',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ id, customerId: id, examTypeId: id }),
  answer: z.object({
    procedimentos: z.array(procedimentoSoc),
    /** Whether every exam asked for is up to date. */
    examesEmDia: z.boolean(),
    examesEmDiaList: z.array(
      z.object({
        idExame: z.number(),
        name: z.string(),
        clinical: z.boolean(),
        dataUltimaRealizacao: z.string().nullable(),
        dataRefazerExame: z.string().nullable(),
        procedimentoNaoPeriodico: z.boolean(),
      }),
    ),
  }),
  resumo: 'Procedimentos e exames em dia, segundo o SOC',
  fonte: 'doc2 §7',
});

export const listarProcedimentos = endpoint({
  id: 'listarProcedimentos',
  method: 'GET',
  path: '/procedures',
  sessoes: interna,
  permissao: P.ver,
  query: z.object({ ...paginacao, search: z.string().max(120).optional() }),
  answer: pagina(procedimentoSoc),
  resumo: 'Procedimentos',
  fonte: 'doc2 §7',
});

export const questionariosDeRisco = endpoint({
  id: 'questionariosDeRisco',
  method: 'GET',
  path: '/questionario-risco',
  sessoes: interna,
  permissao: P.ver,
  answer: z.array(z.object({ id: z.number(), pergunta: z.string() })),
  resumo: 'Questionário de risco',
  fonte: 'doc2 §7',
});
