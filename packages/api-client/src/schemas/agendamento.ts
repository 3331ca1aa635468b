import { INVALID_SOLICITANTE_EMAIL_MESSAGE } from '@apto/domain/documents';
import { ASSISTENTE_MESSAGE } from '@apto/domain/messages';
import { MAX_FUNCIONARIOS, MAX_PEDIDO_ATTACHMENTS, PEDIDO_ATTACHMENT_KINDS } from '@apto/domain/pedido';
import { MAX_RECORD_LENGTH } from '@apto/domain/status';
import { daysBetween, isCivilDate } from '@apto/domain/time';
import { MAX_TELEMEDICINE_LINK } from '@apto/domain/attendant';
import { z } from 'zod';
import { healthData } from '../health.ts';
import { reservaItems } from './reserva.ts';
import {
  booleanValue,
  civilDate,
  time,
  id,
  integer,
  json,
  MAX_ID,
  opaqueKey,
  required,
  sorting,
  pagination,
  periodo,
  reference,
  text,
} from './base.ts';

export const responsibleParty = z
  .union([z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE']), z.literal([1, 2, 3])])
  .transform((value) =>
    typeof value === 'number' ? (['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE'] as const)[value - 1]! : value,
  );

const personSummary = z.object({
  id: z.number(),
  name: z.string(),
  cpf: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  customerId: z.number(),
});

export const statusSummary = z.object({ id: z.number(), descricao: z.string(), primevueColor: z.string() });

/** One row of the list (doc1 §2.1, §3). Health text stays out: it is loaded with the details. */
export const agendamentoRow = z.object({
  id: z.number(),
  createdAt: z.string(),
  version: z.number().int(),
  idStatus: z.number(),
  status: statusSummary,
  statusAgrupamento: z.string(),
  idFuncionario: z.number(),
  idPrestador: z.number().nullable(),
  idCliente: z.number(),
  tipoExame: z.object({ id: z.number(), descricao: z.string() }),
  funcionario: personSummary,
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
  pcd: healthData('agendamento', z.boolean()),
  /** Attachment paths for the PCD and return-to-work buttons; null when nothing was attached. */
  anexoLaudo: healthData('agendamento', z.string().nullable()),
  anexoAbono: healthData('agendamento', z.string().nullable()),
  depositoAntecipado: z.boolean(),
  autoagendamento: z.boolean(),
  /** Booked day and time at the clinic (civil date, local wall time). */
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
  /** What the wizard directed to an attendant (decision 54). */
  direcionarParaAtendente: z.boolean(),
  /** Last day in time, while the request waits for the attendants' side (civil date). */
  prazo: z.string().nullable(),
  /** The attendant who has it in hand. */
  responsavel: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type AgendamentoRow = z.infer<typeof agendamentoRow>;

/** Details of one appointment: what the row expansion and the edit form show (doc1 §2.1, §3). */
export const agendamentoDetail = agendamentoRow.extend({
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
  setor: z.object({ id: z.number(), name: z.string() }).nullable(),
  cargo: z.object({ id: z.number(), name: z.string() }).nullable(),
  resideForaDoPais: z.boolean(),
  quantidadeFaltaConsulta: z.number().int(),
  tipoRetorno: z.number().nullable(),
  dataLiberacao: z.string().nullable(),
  dataHomologacao: z.string().nullable(),
  detalheConsulta: healthData('agendamento', z.string().nullable()),
  motivoConsulta: healthData('agendamento', z.number().nullable()),
  quemAgenda: z.string(),
  quemAvisa: z.string(),
  asoEmDia: z.boolean(),
  horarioMarcadoPrestador: z.string().nullable(),
  usaReservaHorario: z.boolean(),
  /** The clinic's newest note, else what it answered. */
  observacaoPrestador: healthData('agendamento', z.string().nullable()),
  /** A note of the clinic waits for staff to accept it. */
  aceitarObservacao: z.boolean(),
  telemedicina: z.boolean(),
  linkTelemedicina: z.string().nullable(),
  /** The pre-request that it came of (doc1 §3). */
  idPreSolicitacao: z.number().nullable(),
  /** The days proposed last, until one is chosen; null: none. */
  datasPropostas: z
    .object({
      /** To the requester, or by the clinic. */
      origem: z.enum(['ATENDENTE', 'PRESTADOR']),
      datas: z.array(z.object({ data: z.string(), hora: z.string().nullable() })),
    })
    .nullable(),
  updatedAt: z.string(),
});
export type AgendamentoDetail = z.infer<typeof agendamentoDetail>;

/** Fields by which the list may be sorted. */
export const AGENDAMENTO_SORT_FIELDS = [
  'createdAt',
  'funcionario',
  'cliente',
  'tipoExame',
  'status',
  'dataAgendamento',
  'prazo',
] as const;

/** `filtrosExtras` of the list (doc1 §7): status ids, exam-type ids and a requested-on date range. */
export const agendamentoFilters = z.strictObject({
  status: z.array(z.number().int().min(0).max(MAX_ID)).max(40).optional(),
  tipoExame: z.array(z.number().int().min(0).max(MAX_ID)).max(20).optional(),
  /** `[start, end]` of the request's day, inclusive. */
  datas: z.tuple([civilDate, civilDate]).optional(),
  /** A panel counter of doc1 §4: only the caller's own, pending or open ones. */
  painel: z.enum(['MEUS', 'PENDENCIAS', 'EM_ABERTO']).optional(),
  /** Only what the wizard directed to an attendant (decision 54). */
  direcionarParaAtendente: z.literal(true).optional(),
});
export type AgendamentoFilters = z.infer<typeof agendamentoFilters>;

/** Search terms (chips): one text or a JSON list; words of one term must all match, terms are alternatives. */
export const searchTerms = z
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

export const agendamentosQuery = z.object({
  ...pagination,
  filter: searchTerms.optional(),
  sort: sorting(AGENDAMENTO_SORT_FIELDS).optional(),
  filtrosExtras: json(agendamentoFilters).optional(),
});

/** Days that one look at the calendar shows at most: six weeks. */
export const MAX_CALENDAR_DAYS = 42;
/** Rows that it brings of one day at most. */
export const MAX_CALENDAR_ROWS = 100;

/** The list's filter over the days of the exam; the first rows of each day, and how many there are. */
export const agendamentoCalendarQuery = z
  .object({
    dataInicial: civilDate,
    dataFinal: civilDate,
    /** Rows of each day. */
    porDia: integer(1, MAX_CALENDAR_ROWS).default(MAX_CALENDAR_ROWS),
    filter: searchTerms.optional(),
    filtrosExtras: json(agendamentoFilters).optional(),
  })
  .refine(
    // Each of the two has a message of its own where it is no date.
    ({ dataInicial: start, dataFinal: end }) =>
      !isCivilDate(start) ||
      !isCivilDate(end) ||
      (start <= end && daysBetween(start, end) < MAX_CALENDAR_DAYS),
    {
      path: ['dataFinal'],
      message: `Deve estar entre a data inicial e ${MAX_CALENDAR_DAYS - 1} dias depois`,
    },
  );

/** What a calendar draws of an appointment, and nothing of health. */
export const calendarAgendamento = agendamentoRow
  .pick({
    id: true,
    version: true,
    status: true,
    idPrestador: true,
    tipoExame: true,
    company: true,
  })
  .extend({
    funcionario: z.object({ id: z.number(), name: z.string() }),
    cliente: z.object({ id: z.number(), name: z.string() }),
    dataAgendamento: z.string(),
    horaAgendamento: z.string().nullable(),
    /** When the clinic's slot ends; null where it serves by order of arrival. */
    horaSaida: z.string().nullable(),
  });
export type CalendarAgendamento = z.infer<typeof calendarAgendamento>;

const payloadProcedimento = z
  .union([
    z
      .number()
      .int()
      .min(0)
      .max(MAX_ID)
      .transform((value) => ({ id: value })),
    z.object({ id: z.number().int().min(0).max(MAX_ID) }).loose(),
  ])
  .transform((value) => {
    const line = value as { id: number; observacaoAgendamentoConsulta?: unknown };
    return {
      id: line.id,
      observacaoAgendamentoConsulta:
        typeof line.observacaoAgendamentoConsulta === 'string' ? line.observacaoAgendamentoConsulta : null,
    };
  });

/** doc1 §5; in the field itself doc2's text stands (decision 42). */
const PHONE_REQUIRED = 'Telefone do solicitante é obrigatório';

/** The appointment save payload (doc1 §3, doc2 §3), one employee. */
export const payloadAgendamento = z.object({
  quemAgenda: responsibleParty,
  quemAvisa: responsibleParty,
  nomeSolicitante: required(150),
  emailSolicitante: z.email(INVALID_SOLICITANTE_EMAIL_MESSAGE).max(255),
  telefoneSolicitante: z
    .string(PHONE_REQUIRED)
    .trim()
    .max(20, 'Deve ter no máximo 20 caracteres')
    .min(1, PHONE_REQUIRED),
  /** Empty only where an attendant takes a dismissal that NR-7 waives. */
  procedimentos: z.array(payloadProcedimento).max(60),
  riscos: z.array(reference).max(200).default([]),
  nomeFuncionario: text(150).optional(),
  funcionario: reference,
  cliente: reference,
  status: z.object({ id: z.literal(1) }).optional(),
  pcd: booleanValue.default(false),
  resideForaDoPais: booleanValue.default(false),
  telefoneFuncionario: required(20),
  emailFuncionario: z
    .union([
      z.email(INVALID_SOLICITANTE_EMAIL_MESSAGE).max(255),
      z.literal('').transform(() => null),
      z.null(),
    ])
    .optional(),
  dataSugestaoInicial: civilDate,
  dataSugestaoFinal: civilDate,
  tipoExame: reference,
  prestador: reference,
  cidade: reference,
  periodo,
  dataHomologacao: civilDate.nullish(),
  detalheConsulta: text(2000).nullish(),
  dataLiberacao: civilDate.nullish(),
  tipoRetorno: integer(1, 5).nullish(),
  questionarioRisco: z.union([integer(1), reference]).nullish(),
  questionarioHierarquiaId: integer(1).nullish(),
  horarioMarcadoPrestador: time.nullish(),
  procedimentosFromSoc: booleanValue.default(false),
  observacao: text(2000).nullish(),
  asoEmDia: booleanValue.default(false),
  direcionarParaAtendente: booleanValue.default(false),
  clienteNaoAlterarSituacaoNoDemissional: booleanValue.default(false),
  /** The caller's uploads that the creation ties to the record (doc2 §2.4, §2.5). */
  anexos: z
    .array(z.object({ path: opaqueKey, tipo: z.enum(PEDIDO_ATTACHMENT_KINDS) }))
    .max(MAX_PEDIDO_ATTACHMENTS)
    .default([]),
  /** Slots that were chosen in the schedule step: booked with the appointment, or it is not created (decision 49). */
  reservas: reservaItems.optional(),
});
export type PayloadAgendamento = z.input<typeof payloadAgendamento>;
export type ValidatedAgendamentoPayload = z.output<typeof payloadAgendamento>;

/** One payload, or a list of 1 to 10 that is saved whole or not at all. */
export const createAgendamentosBody = z.union([
  payloadAgendamento,
  z
    .array(payloadAgendamento)
    .min(1, ASSISTENTE_MESSAGE.AT_LEAST_ONE_FUNCIONARIO)
    .max(MAX_FUNCIONARIOS, ASSISTENTE_MESSAGE.FUNCIONARIO_LIMIT),
]);

export const createdAgendamento = z.object({
  id: z.number(),
  version: z.number().int(),
  idStatus: z.number(),
  status: statusSummary,
  idFuncionario: z.number(),
  nomeFuncionario: z.string(),
  createdAt: z.string(),
});

/** Edit payload: the fields of doc1 §2.4, all optional but the id. Unknown fields are refused. */
export const editAgendamentoBody = z.strictObject({
  id,
  cidade: reference.optional(),
  prestador: reference.optional(),
  tipoExame: reference.optional(),
  nomeSolicitante: required(150).optional(),
  emailSolicitante: z.email(INVALID_SOLICITANTE_EMAIL_MESSAGE).max(255).optional(),
  telefoneSolicitante: required(20).optional(),
  telefoneFuncionario: required(20).optional(),
  emailFuncionario: z.union([z.email(INVALID_SOLICITANTE_EMAIL_MESSAGE).max(255), z.null()]).optional(),
  dataSugestaoInicial: civilDate.optional(),
  dataSugestaoFinal: civilDate.optional(),
  periodo: periodo.optional(),
  observacao: text(2000).nullish(),
  tipoRetorno: integer(1, 5).nullish(),
  dataLiberacao: civilDate.nullish(),
  dataHomologacao: civilDate.nullish(),
  motivoConsulta: integer(1, 4).nullish(),
  detalheConsulta: text(2000).nullish(),
  /** Where the employee goes, of a function change alone; each belongs to the appointment's customer. */
  unidade: reference.optional(),
  setor: reference.optional(),
  cargo: reference.optional(),
  /** The telemedicine's room; empty: at the clinic. */
  linkTelemedicina: z.string().trim().max(MAX_TELEMEDICINE_LINK).optional(),
});

export const editedAgendamento = agendamentoDetail.extend({
  /** What is missing for the exam type although saving went through (decision 15). */
  avisos: z.array(z.string()),
});

export const address = z.object({
  street: z.string().nullable(),
  number: z.string().nullable(),
  neighborhood: z.string().nullable(),
  addressComplement: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.object({ cidade: z.string(), estado: z.string() }).nullable(),
});

/** One line of the row expansion's procedures table (doc1 §3 'Procedure line'). */
export const procedimentoRow = z.object({
  dadosProcedimento: z.object({ id: z.number() }),
  procedimentos: z.object({ id: z.number(), name: z.string() }),
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
  prestador: address.extend({ id: z.number(), name: z.string() }).nullable(),
  recommendation: z.string().nullable(),
});

/** A status record (doc1 §3): the reason dialog reads `descricao`. */
export const statusRecord = z.object({
  id: z.number(),
  descricao: z.string().nullable(),
  observacao: z.string().nullable(),
  status: statusSummary,
  createdAt: z.string(),
  usuario: z.object({ name: z.string() }).nullable(),
});

/** Body of a status change (doc1 §3 'Status record'). */
export const statusRecordBody = z.object({
  descricao: required(MAX_RECORD_LENGTH),
  agendamento: reference,
  status: z.object({ id: integer(1, 27) }),
  observacao: text(2000).nullish(),
});
