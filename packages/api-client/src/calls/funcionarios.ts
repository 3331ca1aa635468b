import { PEDIDO_SITUATIONS, SITUATIONS } from '@apto/domain/pedido';
import { z } from 'zod';
import { inEmpresa, inScope } from '../access.ts';
import { healthData } from '../health.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { id, idParams, idList, page, pagination, versionOfRecord } from '../schemas/base.ts';

/** An employee as a request needs them (doc2 §3). */
export const funcionarioSummary = z.object({
  id: z.number(),
  name: z.string(),
  cpf: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  situation: z.enum(SITUATIONS),
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
  pcd: healthData('funcionario', z.boolean()),
  /** SOC says so, or the position of the pending change has other risks. */
  mudouRisco: z.boolean(),
  /** Where the pending function change leads (docs/decisions/0162). */
  novaHierarquia: z.object({ id: z.number(), nome: z.string(), dia: z.string().nullable() }).nullable(),
  unidade: z.object({ id: z.number(), name: z.string(), riskLevel: z.number().nullable() }).nullable(),
  setor: z.object({ name: z.string() }).nullable(),
  cargo: z.object({ name: z.string() }).nullable(),
  /** Exam types of requests and pre-requests that are not over; null or absent: none. */
  tiposEmAberto: z.array(z.number()).nullish(),
});
export type FuncionarioSummary = z.infer<typeof funcionarioSummary>;

const text = z.string().nullable();

/**
 * One employee (doc1 §3). What only the registry needs of a person is null for who may not see the registry. Values of its
 * kind that no registry of ours keeps are left out (docs/decisions/0198).
 */
const funcionarioRecord = funcionarioSummary.extend({
  version: versionOfRecord,
  nomeSocial: text,
  registration: text,
  code: text,
  sex: text,
  dataNascimento: text,
  resignationDate: text,
  changeDate: text,
  /** The last of all the movements that have happened (docs/decisions/0276). */
  lastMovementationDate: text,
  /** eSocial table 01. */
  categoriaTrabalhadorId: text,
  pisPasep: text,
  rg: text,
  zipCode: text,
  address: text,
  addressComplement: text,
  neighborhood: text,
  city: text,
  state: text,
  deficiency: healthData('funcionario', text),
  commercialPhone: text,
  matriculaCliente: text,
  matriculaEsocial: text,
  statusIntegracaoSoc: text,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** One who was removed is answered to nobody. */
  deletedAt: z.null(),
});
export type FuncionarioRecord = z.infer<typeof funcionarioRecord>;

const situations = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(PEDIDO_SITUATIONS)).min(1));

export const funcionariosBySituation = endpoint({
  id: 'funcionariosBySituation',
  method: 'GET',
  path: '/customer/employees/funcionarios-por-situacao/:situacoes',
  access: { interna: inScope(P.view) },
  params: z.object({ situacoes: situations }),
  query: z.object({
    ...pagination,
    /** Exam type for which the employees must be eligible. */
    exame: id.optional(),
    /** Name or CPF. */
    filter: z.string().max(120).optional(),
    customerId: id.optional(),
    /** Their own branch, or that of their hierarchy. */
    unidadeId: id.optional(),
    /** Resolve these ids, whatever page they are on. */
    ids: idList.optional(),
  }),
  answer: page(funcionarioSummary),
  summary: 'Funcionários para o pedido',
  source: 'doc2 §7',
});

// No screen calls it yet; doc2 §7 names it.
export const getFuncionario = endpoint({
  id: 'getFuncionario',
  method: 'GET',
  path: '/customer/employees/:id',
  access: { interna: inScope(P.view) },
  params: idParams,
  answer: funcionarioRecord,
  summary: 'Um funcionário; o que só o cadastro precisa saber, a quem vê o cadastro',
  source: 'doc1 §3, doc2 §7',
});

export const riscosSoc = endpoint({
  id: 'riscosSoc',
  method: 'GET',
  path: '/customer/employees/riscos-soc/:employeeId',
  access: { interna: inScope(P.view) },
  params: z.object({ employeeId: id }),
  answer: z.array(z.object({ id: z.number(), nome: z.string() })),
  summary: 'Riscos do funcionário no SOC',
  source: 'doc2 §7',
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
  access: { interna: inScope(P.view) },
  params: z.object({ id, customerId: id, examTypeId: id }),
  answer: z.object({
    procedimentos: z.array(procedimentoSoc),
    /** Day of the latest clinical occupational exam, valid or not: what NR-7 looks at. */
    ultimoExameClinico: z.string().nullable(),
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
  summary: 'Procedimentos e exames em dia, segundo o SOC',
  source: 'doc2 §7',
});

export const listProcedimentos = endpoint({
  id: 'listProcedimentos',
  method: 'GET',
  path: '/procedures',
  access: { interna: inEmpresa(P.view) },
  query: z.object({ ...pagination, search: z.string().max(120).optional() }),
  answer: page(procedimentoSoc),
  summary: 'Procedimentos',
  source: 'doc2 §7',
});

export const riscoQuestionarios = endpoint({
  id: 'riscoQuestionarios',
  method: 'GET',
  path: '/questionario-risco',
  access: { interna: inEmpresa(P.view) },
  answer: z.array(z.object({ id: z.number(), pergunta: z.string() })),
  summary: 'Questionário de risco',
  source: 'doc2 §7',
});
