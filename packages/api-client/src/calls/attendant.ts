import {
  ATTENDANT_ACTIONS,
  MAX_PROPOSED_DAYS,
  MAX_TELEMEDICINE_LINK,
  RISCOS_REQUIRED_MESSAGE,
} from '@apto/domain/attendant';
import { INVALID_EMAIL_MESSAGE } from '@apto/domain/documents';
import { PERIODO } from '@apto/domain/periodos';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { z } from 'zod';
import { inEmpresa, inScope, ofAgendamento, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { healthData } from '../health.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { statusSummary } from '../schemas/agendamento.ts';
import { clinicNoteOfStaff } from './clinic-notes.ts';
import {
  civilDate,
  email as emailAddress,
  id,
  idParams,
  page,
  pagination,
  periodo,
  required,
  sorting,
  text,
  time,
} from '../schemas/base.ts';

/** Where a request stands and what this person may do with it; the rest of the page has calls of its own. */
export const attendedRequest = z.object({
  id: z.number(),
  version: z.number().int(),
  status: statusSummary,
  /** Since when it stands there, as an instant; null for a request without records. */
  desde: z.string().nullable(),
  responsavel: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** In the order of the page: what may be done, and, with its reason, what only a condition forbids. */
  acoes: z.array(z.object({ acao: z.enum(ATTENDANT_ACTIONS), motivo: z.string().nullable() })),
  /** What the clinic answered or offered. */
  observacaoPrestador: healthData('agendamento', z.string().nullable()),
  /** What it noted for staff, the newest first. */
  observacoes: z.array(clinicNoteOfStaff),
  /** Civil date and local wall time of the clinic. */
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
  horaSaida: z.string().nullable(),
  /** A place of the clinic's agenda is booked. */
  vagaReservada: z.boolean(),
});
export type AttendedRequestAnswer = z.infer<typeof attendedRequest>;

export const getAttendedRequest = endpoint({
  id: 'getAttendedRequest',
  method: 'GET',
  path: '/painel-agendamento/:id',
  access: { interna: inScope(P.panel) },
  params: idParams,
  answer: attendedRequest,
  summary: 'Situação de um pedido no painel e as ações que a tabela de transições permite',
  source: 'própria (telas de doc3 §2.10)',
});

const reason = required(MAX_REASON_LENGTH);
/** How a link goes to the employee. */
const channel = z.enum(['WHATSAPP', 'EMAIL']);
const phone = z.string().max(20).nullish();
const email = z.union([emailAddress(INVALID_EMAIL_MESSAGE), z.literal(''), z.null()]).optional();
/** Where and when; without a time the clinic serves by order of arrival. */
const when = z.object({
  idPrestador: id,
  data: civilDate,
  hora: time.nullish().transform((value) => value ?? null),
  periodo: periodo.default(PERIODO.AMBOS),
  ambienteId: id.nullish(),
  /** The room of an exam by telemedicine; empty: at the clinic. Absent: as it was. */
  linkTelemedicina: text(MAX_TELEMEDICINE_LINK).optional(),
});

export const attendRequest = endpoint({
  id: 'attendRequest',
  method: 'POST',
  path: '/painel-agendamento/:id/acao',
  access: { interna: inScope([P.panel, P.edit, P.cancel, P.desistencia]) },
  idempotent: true,
  ifMatch: true,
  params: idParams,
  body: z.discriminatedUnion('acao', [
    z.object({
      acao: z.enum([
        'CONFIRMAR_PELO_PRESTADOR',
        'CONFIRMAR_PELO_FUNCIONARIO',
        'ENTREGAR_KIT',
        'REGISTRAR_CHEGADA',
        'CONFIRMAR_COMPARECIMENTO',
        'MARCAR_FALTA',
      ]),
    }),
    z.object({
      acao: z.enum([
        'ATENDER_PENDENCIA',
        'RESOLVER_PENDENCIA',
        'RECUSAR_PELO_PRESTADOR',
        'RECUSAR_PELO_FUNCIONARIO',
        'PENDENCIAR_CLIENTE',
        'DESISTIR',
        'CANCELAR',
      ]),
      motivo: reason,
    }),
    z.object({
      acao: z.literal('APLICAR_RISCO'),
      riscos: z.array(id).min(1, RISCOS_REQUIRED_MESSAGE).max(200),
      /**
       * Where the link goes that a self-scheduling request waited for, and the days that it is for in the place of the
       * request's own. Without them: the request's contact, by WhatsApp where it has a phone.
       */
      formaEnvio: channel.optional(),
      phone,
      email,
      dataSugestaoInicial: civilDate.nullish(),
      dataSugestaoFinal: civilDate.nullish(),
    }),
    z.object({
      acao: z.literal('AGUARDAR_DATA'),
      datas: z
        .array(z.object({ data: civilDate, hora: time.nullish().transform((value) => value ?? null) }))
        .max(MAX_PROPOSED_DAYS),
      motivo: text(MAX_REASON_LENGTH).default(''),
    }),
    // One of the days that were proposed, by whoever asked for the exam or in their name.
    z.object({
      acao: z.literal('ESCOLHER_DATA'),
      data: civilDate,
      hora: time.nullish().transform((value) => value ?? null),
    }),
    z.object({
      acao: z.literal('PROPOR_OUTRO_HORARIO'),
      data: civilDate,
      hora: time,
      motivo: text(MAX_REASON_LENGTH).default(''),
    }),
    z.object({
      acao: z.enum(['AGENDAR', 'CONFIRMAR_AGENDA', 'PEDIR_CONFIRMACAO_PRESTADOR']),
      quando: when,
    }),
    z.object({ acao: z.literal('REAGENDAR'), quando: when, motivo: reason }),
    z.object({
      acao: z.literal('PEDIR_CONFIRMACAO_FUNCIONARIO'),
      quando: when,
      /** How the link goes, and where. */
      formaEnvio: channel,
      phone,
      email,
    }),
  ]),
  answer: z.object({ id: z.number(), version: z.number().int(), status: statusSummary }),
  summary:
    'Um passo do atendente, pela tabela de transições. Horário já ocupado: 409 FAIXA_INDISPONIVEL com details.response.maisProximas',
  source: 'própria (docs/decisions/0065)',
});

export const listRiscos = endpoint({
  id: 'listRiscos',
  method: 'GET',
  path: '/painel-agendamento/riscos',
  access: { interna: ofNobody(P.panel, 'tabela da norma, igual para todos') },
  answer: z.array(z.object({ id: z.number(), nome: z.string(), grupo: z.string().nullable() })),
  summary: 'Riscos que podem ser aplicados a um pedido',
  source: 'própria',
});

export const prestadorPrices = endpoint({
  id: 'prestadorPrices',
  method: 'GET',
  path: '/prestador-valor/supplier/:id',
  access: { interna: inEmpresa([P.releasePrestador, P.clinicPrices]) },
  params: idParams,
  query: z.object({
    ...pagination,
    filter: text(120).optional(),
    sort: sorting(['procedimento', 'valorCobrar']).optional(),
    /** Whose prices, where the clinic has some of its own for that customer; and of which day, today unless said. */
    clienteId: id.optional(),
    dia: civilDate.optional(),
  }),
  answer: page(
    z.object({
      id: z.number(),
      procedimento: z.object({ id: z.number(), name: z.string() }),
      /** In reais, as the price row of doc2 §3 is. */
      valorCobrar: z.number(),
    }),
  ),
  summary: 'Valores de uma clínica, por exame',
  source: 'doc2 §7, doc3 §7.6',
});

export const answerAsEmployee = endpoint({
  id: 'answerAsEmployee',
  method: 'POST',
  path: '/autoagendamento/resposta',
  access: { autoagendamento: ofAgendamento() },
  idempotent: true,
  ifMatch: true,
  body: z.discriminatedUnion('acao', [
    z.object({ acao: z.literal('CONFIRMAR_PELO_FUNCIONARIO') }),
    z.object({ acao: z.literal('RECUSAR_PELO_FUNCIONARIO'), motivo: reason }),
    z.object({ acao: z.literal('SOLICITAR_ALTERACAO'), motivo: reason }),
    z.object({ acao: z.literal('CANCELAR'), motivo: reason }),
  ]),
  answer: z.object({ id: z.number(), version: z.number().int(), status: statusSummary }),
  summary:
    'O funcionário confirma o dia que lhe foi proposto ou diz que não pode; do que está marcado, pede outro dia ou cancela',
  source: 'própria (docs/decisions/0065, 0114)',
});
