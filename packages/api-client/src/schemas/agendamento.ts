import { PROPOSAL_ORIGINS } from '@apto/domain/attendant';
import { MAX_RECORD_LENGTH } from '@apto/domain/status';
import { z } from 'zod';
import { healthData } from '../health.ts';
import { integer, required, reference, text } from './base.ts';

const personSummary = z.object({
  id: z.number(),
  name: z.string(),
  cpf: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  customerId: z.number(),
});

/** By telemedicine, and in which room: only who enters it is told (doc1 §3 linkTelemedicina). */
export const remote = { telemedicina: z.boolean(), linkTelemedicina: z.string().nullable() };

export const statusSummary = z.object({ id: z.number(), descricao: z.string(), primevueColor: z.string() });

/** One row of the list (doc1 §2.1, §3). Health text stays out: it is loaded with the details. */
export const agendamentoRow = z.object({
  id: z.number(),
  createdAt: z.string(),
  version: z.number().int(),
  idStatus: z.number(),
  status: statusSummary,
  statusAgrupamento: z.string(),
  /** The company that runs Apto for the customer; `company` has its name. */
  companyId: z.number(),
  /** Who made the request, and who answers for it now: in hand or not. */
  userId: z.number().nullable(),
  userResponsavelId: z.number().nullable(),
  idFuncionario: z.number(),
  idPrestador: z.number().nullable(),
  idCliente: z.number(),
  /** Exam type: that of `tipoExame`. */
  tipo: z.number(),
  tipoExame: z.object({ id: z.number(), descricao: z.string() }),
  funcionario: personSummary,
  /** The employee's phone of this request: one number under the two names of doc1 §3. */
  telefoneFuncionario: z.string().nullable(),
  telefoneColaborador: z.string().nullable(),
  cliente: z.object({
    id: z.number(),
    name: z.string(),
    inscricao: z.string().nullable(),
    asoRetido: z.boolean(),
  }),
  unidade: z.object({ id: z.number(), name: z.string(), tradeCode: z.string().nullable() }).nullable(),
  /** The provider organisation, for 'Pendência: <company name>'. */
  company: z.object({ name: z.string() }),
  setor: z.object({ id: z.number(), name: z.string() }).nullable(),
  cargo: z.object({ id: z.number(), name: z.string() }).nullable(),
  cidade: z.object({ id: z.number(), cidade: z.string(), estado: z.string() }).nullable(),
  prestador: z.object({ id: z.number(), name: z.string(), code: z.string() }).nullable(),
  dataSugestaoInicial: z.string().nullable(),
  dataSugestaoFinal: z.string().nullable(),
  periodo: z.number().nullable(),
  resideForaDoPais: z.boolean(),
  telemedicina: z.boolean(),
  quantidadeFaltaConsulta: z.number().int(),
  nomeSolicitante: z.string().nullable(),
  /** The user who asked for it: `userId`, under the name beside `nomeSolicitante`. */
  idSolicitante: z.number().nullable(),
  pcd: healthData('agendamento', z.boolean()),
  /** The key of the newest report (LAUDO, LAUDO_PCD), certificate and consultation file; null: none is attached. */
  anexoLaudo: healthData('agendamento', z.string().nullable()),
  anexoAbono: healthData('agendamento', z.string().nullable()),
  anexoConsulta: healthData('agendamento', z.string().nullable()),
  depositoAntecipado: z.boolean(),
  autoagendamento: z.boolean(),
  /** Booked day and time at the clinic (civil date, local wall time). */
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
  /** What the wizard directed to an attendant (decision 54). */
  direcionarParaAtendente: z.boolean(),
  /** Last day in time, while the request waits for the attendants' side or for its deposit (civil date). */
  prazo: z.string().nullable(),
  /** The attendant who has it in hand. */
  responsavel: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type AgendamentoRow = z.infer<typeof agendamentoRow>;

/** Details of one appointment: what the row expansion and the edit form show (doc1 §2.1, §3). */
export const agendamentoDetail = agendamentoRow.extend({
  emailFuncionario: z.string().nullable(),
  observacao: z.string().nullable(),
  emailSolicitante: z.string().nullable(),
  telefoneSolicitante: z.string().nullable(),
  tipoRetorno: z.number().nullable(),
  dataLiberacao: z.string().nullable(),
  dataHomologacao: z.string().nullable(),
  detalheConsulta: healthData('agendamento', z.string().nullable()),
  motivoConsulta: healthData('agendamento', z.number().nullable()),
  /** Which disability the report states: 1 Física to 5 Múltipla (doc2 §2.5). */
  informacoesPcd: healthData('agendamento', z.number().nullable()),
  quemAgenda: z.string(),
  quemAvisa: z.string(),
  asoEmDia: z.boolean(),
  horarioMarcadoPrestador: z.string().nullable(),
  usaReservaHorario: z.boolean(),
  /** Half of the day of a visit that has no time: `periodo` is what was asked for. */
  periodoAgendado: z.number().nullable(),
  /** The clinic's newest note, else what it answered. */
  observacaoPrestador: healthData('agendamento', z.string().nullable()),
  /** A note of the clinic waits for staff to accept it. */
  aceitarObservacao: z.boolean(),
  linkTelemedicina: z.string().nullable(),
  /** The pre-request that it came of (doc1 §3). */
  idPreSolicitacao: z.number().nullable(),
  /** The days proposed last, until one is chosen; null: none. */
  datasPropostas: z
    .object({
      /** To the requester, by the clinic, or the one that the requester chose. */
      origem: z.enum(PROPOSAL_ORIGINS),
      datas: z.array(z.object({ data: z.string(), hora: z.string().nullable() })),
    })
    .nullable(),
  updatedAt: z.string(),
});
export type AgendamentoDetail = z.infer<typeof agendamentoDetail>;

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
  /** Done where the employee likes, on its day (doc2 §5): no clinic, and no time. */
  particular: z.boolean(),
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
