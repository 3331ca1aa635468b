import { CLINIC_ACTIONS, MAX_CLINIC_NOTE_LENGTH, MAX_REASON_LENGTH } from '@apto/domain/status';
import { z } from 'zod';
import { ofPrestador } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, idParams, page, pagination, required, text, time } from '../schemas/base.ts';
import { remote, statusSummary } from '../schemas/agendamento.ts';
import { feriado, ferias, openingHour } from './prestadores.ts';

/** An appointment as its clinic sees it: who comes, from where, when, and what may be done with it. */
export const clinicAgendamento = z.object({
  id: z.number(),
  version: z.number().int(),
  status: statusSummary,
  /** The clinic's steps that the transition table accepts now. */
  acoes: z.array(z.enum(CLINIC_ACTIONS)),
  /** The CPF is masked: enough to compare with the document that the person shows. */
  funcionario: z.object({ name: z.string(), cpf: z.string() }),
  cliente: z.object({ name: z.string() }),
  tipoExame: z.object({ id: z.number(), descricao: z.string() }),
  /** Civil date and local wall time of the clinic. */
  dataAgendamento: z.string().nullable(),
  horaAgendamento: z.string().nullable(),
  /** When the clinic noted that the person arrived, as an instant. */
  chegadaEm: z.string().nullable(),
  ...remote,
});
export type ClinicAgendamento = z.infer<typeof clinicAgendamento>;

/** A note of a clinic, and whether staff has accepted it. */
const clinicNote = z.object({
  id: z.number(),
  texto: z.string(),
  createdAt: z.string(),
  aceitarObservacao: z.boolean(),
});

/** The same with what the exam's day needs. Health data: each read is written down. */
export const clinicAgendamentoDetail = clinicAgendamento.extend({
  procedimentos: z.array(
    z.object({ id: z.number(), name: z.string(), recommendation: z.string().nullable() }),
  ),
  /** What the clinic noted for staff, the newest first. */
  observacoes: z.array(clinicNote),
  /** Whom to ask at the employee's company. */
  solicitante: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
});

export const listClinicAgendamentos = endpoint({
  id: 'listClinicAgendamentos',
  method: 'GET',
  path: '/confirmacao-prestador/agendamentos',
  access: { prestador: ofPrestador() },
  query: z.object({
    ...pagination,
    /** What waits for the clinic's answer, or whom it expects. */
    situacao: z.enum(['PENDENTES', 'FUTUROS']),
    /** Every word of it in the employee's name. */
    filter: text(120).optional(),
  }),
  answer: page(clinicAgendamento).extend({ prestador: z.object({ name: z.string() }) }),
  summary: 'Agendamentos da própria clínica, por dia e horário',
  source: 'própria (telas de doc3 §2.1)',
});

export const getClinicAgendamento = endpoint({
  id: 'getClinicAgendamento',
  method: 'GET',
  path: '/confirmacao-prestador/agendamentos/:id',
  access: { prestador: ofPrestador() },
  params: idParams,
  answer: clinicAgendamentoDetail,
  summary: 'Um agendamento da própria clínica, com exames e preparo; a leitura é registrada',
  source: 'própria (telas de doc3 §2.1)',
});

export const clinicCalendar = endpoint({
  id: 'clinicCalendar',
  method: 'GET',
  path: '/confirmacao-prestador/calendario',
  access: { prestador: ofPrestador() },
  answer: z.object({
    /** null: not registered. */
    openingHours: z.array(openingHour).nullable(),
    feriados: z.array(feriado),
    ferias,
  }),
  summary: 'Horários, feriados e férias da própria clínica, para propor outro horário',
  source: 'própria (telas de doc3 §2.1)',
});

export const answerAsClinic = endpoint({
  id: 'answerAsClinic',
  method: 'POST',
  path: '/confirmacao-prestador/agendamentos/:id/acao',
  access: { prestador: ofPrestador() },
  idempotent: true,
  ifMatch: true,
  params: idParams,
  body: z.discriminatedUnion('acao', [
    z.object({
      acao: z.enum([
        'CONFIRMAR_PELO_PRESTADOR',
        'REGISTRAR_CHEGADA',
        'CONFIRMAR_COMPARECIMENTO',
        'INFORMAR_FALTA',
      ]),
    }),
    z.object({ acao: z.literal('RECUSAR_PELO_PRESTADOR'), motivo: required(MAX_REASON_LENGTH) }),
    z.object({
      acao: z.literal('PROPOR_OUTRO_HORARIO'),
      data: civilDate,
      hora: time,
      motivo: text(MAX_REASON_LENGTH).default(''),
    }),
  ]),
  answer: z.object({ id: z.number(), version: z.number().int(), status: statusSummary }),
  summary: 'Confirma, recusa, propõe outro horário, registra chegada, comparecimento ou falta',
  source: 'própria (docs/decisions/0058)',
});

export const noteAsClinic = endpoint({
  id: 'noteAsClinic',
  method: 'POST',
  path: '/confirmacao-prestador/agendamentos/:id/observacao',
  access: { prestador: ofPrestador() },
  idempotent: true,
  params: idParams,
  body: z.strictObject({ observacaoPrestador: required(MAX_CLINIC_NOTE_LENGTH) }),
  answer: clinicNote,
  summary: 'Observação da clínica para quem agenda, que a aceita',
  source: 'própria (docs/decisions/0082)',
});
