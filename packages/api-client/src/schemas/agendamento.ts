import { z } from 'zod';
import {
  booleano,
  dataCivil,
  hora,
  id,
  inteiro,
  json,
  obrigatorio,
  ordenacao,
  paginacao,
  periodo,
  referencia,
  texto,
} from './base.ts';

export const quemResponde = z
  .union([z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE']), z.literal([1, 2, 3])])
  .transform((value) =>
    typeof value === 'number' ? (['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE'] as const)[value - 1]! : value,
  );

const pessoaResumida = z.object({
  id: z.number(),
  name: z.string(),
  cpf: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  customerId: z.number(),
});

export const statusResumido = z.object({ id: z.number(), descricao: z.string(), primevueColor: z.string() });

/** One row of the list (doc1 §2.1, §3). Health text stays out: it is loaded with the details. */
export const agendamentoLinha = z.object({
  id: z.number(),
  createdAt: z.string(),
  version: z.number().int(),
  idStatus: z.number(),
  status: statusResumido,
  statusAgrupamento: z.string(),
  idFuncionario: z.number(),
  idPrestador: z.number().nullable(),
  idCliente: z.number(),
  tipoExame: z.object({ id: z.number(), descricao: z.string() }),
  funcionario: pessoaResumida,
  cliente: z.object({
    id: z.number(),
    name: z.string(),
    inscricao: z.string().nullable(),
    asoRetido: z.boolean(),
  }),
  unidade: z.object({ id: z.number(), name: z.string(), tradeCode: z.string().nullable() }).nullable(),
  /** The provider organisation, for 'Pendência: <company name>'. */
  company: z.object({ name: z.string() }),
  nomeSolicitante: z.string().nullable(),
  pcd: z.boolean(),
  /** Attachment paths for the PCD and return-to-work buttons; null when nothing was attached. */
  anexoLaudo: z.string().nullable(),
  anexoAbono: z.string().nullable(),
  depositoAntecipado: z.boolean(),
  autoagendamento: z.boolean(),
  /** Booked day and time at the clinic (civil date, local wall time). */
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
});
export type AgendamentoLinha = z.infer<typeof agendamentoLinha>;

/** Details of one appointment: what the row expansion and the edit form show (doc1 §2.1, §3). */
export const agendamentoDetalhe = agendamentoLinha.extend({
  telefoneFuncionario: z.string().nullable(),
  emailFuncionario: z.string().nullable(),
  observacao: z.string().nullable(),
  dataSugestaoInicial: z.string().nullable(),
  dataSugestaoFinal: z.string().nullable(),
  periodo: z.number().nullable(),
  emailSolicitante: z.string().nullable(),
  telefoneSolicitante: z.string().nullable(),
  cidade: z.object({ id: z.number(), cidade: z.string(), estado: z.string() }).nullable(),
  prestador: z.object({ id: z.number(), name: z.string(), code: z.string() }).nullable(),
  resideForaDoPais: z.boolean(),
  quantidadeFaltaConsulta: z.number().int(),
  tipoRetorno: z.number().nullable(),
  dataLiberacao: z.string().nullable(),
  dataHomologacao: z.string().nullable(),
  detalheConsulta: z.string().nullable(),
  motivoConsulta: z.number().nullable(),
  quemAgenda: z.string(),
  quemAvisa: z.string(),
  asoEmDia: z.boolean(),
  horarioMarcadoPrestador: z.string().nullable(),
  usaReservaHorario: z.boolean(),
  direcionarParaAtendente: z.boolean(),
  updatedAt: z.string(),
});
export type AgendamentoDetalhe = z.infer<typeof agendamentoDetalhe>;

/** Fields by which the list may be sorted. */
export const CAMPOS_ORDENACAO_AGENDAMENTO = [
  'createdAt',
  'funcionario',
  'cliente',
  'tipoExame',
  'status',
  'dataAgendamento',
] as const;

/** `filtrosExtras` of the list (doc1 §7): status ids, exam-type ids and a requested-on date range. */
export const filtrosAgendamento = z.strictObject({
  status: z.array(z.number().int()).max(40).optional(),
  tipoExame: z.array(z.number().int()).max(20).optional(),
  /** `[start, end]` of the request's day, inclusive. */
  datas: z.tuple([dataCivil, dataCivil]).optional(),
  /** A panel counter of doc1 §4: only the caller's own, pending or open ones. */
  painel: z.enum(['MEUS', 'PENDENCIAS', 'EM_ABERTO']).optional(),
});
export type FiltrosAgendamento = z.infer<typeof filtrosAgendamento>;

/** Search terms (chips): one text or a JSON list; words of one term must all match, terms are alternatives. */
export const termosDeBusca = z
  .union([z.array(z.string()), z.string()])
  .transform((value, ctx): string[] => {
    if (typeof value !== 'string') return value;
    if (!value.trim().startsWith('[')) return [value];
    const parsed = z.array(z.string()).safeParse(safeJson(value));
    if (parsed.success) return parsed.data;
    ctx.addIssue({ code: 'custom', message: 'Deve ser um texto ou uma lista de textos' });
    return z.NEVER;
  })
  .pipe(z.array(z.string().trim().max(120)).max(20))
  .transform((terms) => terms.filter(Boolean));

function safeJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const consultaAgendamentos = z.object({
  ...paginacao,
  filter: termosDeBusca.optional(),
  sort: ordenacao(CAMPOS_ORDENACAO_AGENDAMENTO).optional(),
  filtrosExtras: json(filtrosAgendamento).optional(),
});

const procedimentoDoPayload = z
  .union([
    z
      .number()
      .int()
      .transform((value) => ({ id: value })),
    z.object({ id: z.number().int() }).loose(),
  ])
  .transform((value) => {
    const line = value as { id: number; observacaoAgendamentoConsulta?: unknown };
    return {
      id: line.id,
      observacaoAgendamentoConsulta:
        typeof line.observacaoAgendamentoConsulta === 'string' ? line.observacaoAgendamentoConsulta : null,
    };
  });

/** The appointment save payload (doc1 §3, doc2 §3), one employee. */
export const payloadAgendamento = z.object({
  quemAgenda: quemResponde,
  quemAvisa: quemResponde,
  nomeSolicitante: obrigatorio(150),
  emailSolicitante: z.email('Campo deve ser email').max(255),
  telefoneSolicitante: obrigatorio(20),
  procedimentos: z.array(procedimentoDoPayload).min(1, 'O campo precisa ser informado corretamente').max(60),
  riscos: z.array(referencia).max(200).default([]),
  nomeFuncionario: texto(150).optional(),
  funcionario: referencia,
  cliente: referencia,
  status: z
    .object({ id: z.literal(1) })
    .loose()
    .optional(),
  pcd: booleano.default(false),
  resideForaDoPais: booleano.default(false),
  telefoneFuncionario: obrigatorio(20),
  emailFuncionario: z
    .union([z.email('Campo deve ser email').max(255), z.literal('').transform(() => null), z.null()])
    .optional(),
  dataSugestaoInicial: dataCivil,
  dataSugestaoFinal: dataCivil,
  tipoExame: referencia,
  prestador: referencia,
  cidade: referencia,
  periodo,
  dataHomologacao: dataCivil.nullish(),
  detalheConsulta: texto(2000).nullish(),
  dataLiberacao: dataCivil.nullish(),
  tipoRetorno: inteiro(1, 5).nullish(),
  questionarioRisco: z.union([inteiro(1), referencia]).nullish(),
  questionarioHierarquiaId: inteiro(1).nullish(),
  horarioMarcadoPrestador: hora.nullish(),
  procedimentosFromSoc: booleano.default(false),
  observacao: texto(2000).nullish(),
  asoEmDia: booleano.default(false),
  direcionarParaAtendente: booleano.default(false),
  clienteNaoAlterarSituacaoNoDemissional: booleano.default(false),
});
export type PayloadAgendamento = z.input<typeof payloadAgendamento>;
export type PayloadAgendamentoValidado = z.output<typeof payloadAgendamento>;

/** One payload, or a list of 1 to 10 that is saved whole or not at all. */
export const corpoCriarAgendamentos = z.union([
  payloadAgendamento,
  z
    .array(payloadAgendamento)
    .min(1, 'Deve ser adicionado no minímo um funcionário')
    .max(10, 'O limite máximo de funcionários em um agendamento é de 10.'),
]);

export const agendamentoCriado = z.object({
  id: z.number(),
  version: z.number().int(),
  idStatus: z.number(),
  status: statusResumido,
  idFuncionario: z.number(),
  nomeFuncionario: z.string(),
  createdAt: z.string(),
});

/** Edit payload: the fields of doc1 §2.4, all optional but the id. Unknown fields are refused. */
export const corpoEditarAgendamento = z.strictObject({
  id,
  cidade: referencia.optional(),
  prestador: referencia.optional(),
  tipoExame: referencia.optional(),
  nomeSolicitante: obrigatorio(150).optional(),
  emailSolicitante: z.email('Campo deve ser email').max(255).optional(),
  telefoneSolicitante: obrigatorio(20).optional(),
  telefoneFuncionario: obrigatorio(20).optional(),
  emailFuncionario: z.union([z.email('Campo deve ser email').max(255), z.null()]).optional(),
  dataSugestaoInicial: dataCivil.optional(),
  dataSugestaoFinal: dataCivil.optional(),
  periodo: periodo.optional(),
  observacao: texto(2000).nullish(),
  tipoRetorno: inteiro(1, 5).nullish(),
  dataLiberacao: dataCivil.nullish(),
  dataHomologacao: dataCivil.nullish(),
  motivoConsulta: inteiro(1, 4).nullish(),
  detalheConsulta: texto(2000).nullish(),
});

export const agendamentoEditado = agendamentoDetalhe.extend({
  /** What is missing for the exam type although saving went through (decision 15). */
  avisos: z.array(z.string()),
});

export const endereco = z.object({
  street: z.string().nullable(),
  number: z.string().nullable(),
  neighborhood: z.string().nullable(),
  addressComplement: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.object({ cidade: z.string(), estado: z.string() }).nullable(),
});

/** One line of the row expansion's procedures table (doc1 §3 'Procedure line'). */
export const linhaDeProcedimento = z.object({
  dadosProcedimento: z.object({ id: z.number() }),
  procedimentos: z.object({ id: z.number(), name: z.string() }),
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
  prestador: endereco.extend({ id: z.number(), name: z.string() }).nullable(),
  recommendation: z.string().nullable(),
});

/** A status record (doc1 §3): the reason dialog reads `descricao`. */
export const registroDeStatus = z.object({
  id: z.number(),
  descricao: z.string().nullable(),
  observacao: z.string().nullable(),
  status: statusResumido,
  createdAt: z.string(),
  usuario: z.object({ name: z.string() }).nullable(),
});

/** Body of a status change (doc1 §3 'Status record'). */
export const corpoRegistroDeStatus = z.object({
  descricao: obrigatorio(2000),
  agendamento: referencia,
  status: z.object({ id: inteiro(1, 27) }).loose(),
  observacao: texto(2000).nullish(),
});
