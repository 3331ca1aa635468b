import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { healthData } from '../health.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { statusSummary } from '../schemas/agendamento.ts';
import { id, page, pagination } from '../schemas/base.ts';

/** Most notes that one press accepts. */
const MAX_ACCEPTED = 100;

/** A note that a clinic wrote beside an appointment. People write what the employee has: it is read under audit. */
export const clinicNoteOfStaff = z.object({
  id: z.number(),
  observacaoPrestador: z.string(),
  createdAt: z.string(),
  /** Who wrote it at the clinic. */
  autor: z.string().nullable(),
  /** Accepted, and by whom; false while it waits. */
  aceitarObservacao: z.boolean(),
  aceitaPor: z.string().nullable(),
  aceitaEm: z.string().nullable(),
});
export type ClinicNote = z.infer<typeof clinicNoteOfStaff>;

/** A note that waits, with its appointment. */
const waitingNote = z.object({
  id: z.number(),
  observacaoPrestador: z.string(),
  createdAt: z.string(),
  autor: z.string().nullable(),
  prestador: z.object({ id: z.number(), name: z.string() }),
  agendamento: z.object({
    id: healthData('agendamento', z.number()),
    status: statusSummary,
    funcionario: z.object({ name: z.string() }),
    cliente: z.object({ name: z.string() }),
    dataAgendamento: z.string().nullable(),
    horaAgendamento: z.string().nullable(),
  }),
});
export type WaitingClinicNote = z.infer<typeof waitingNote>;

export const countClinicNotes = endpoint({
  id: 'countClinicNotes',
  method: 'GET',
  path: '/agendamentos-com/observacao-prestador',
  access: { interna: inScope(P.panel) },
  answer: z.object({ total: z.number().int() }),
  summary: 'Quantas observações de prestadores esperam aceite',
  source: 'doc3 §7.6',
});

export const listClinicNotes = endpoint({
  id: 'listClinicNotes',
  method: 'GET',
  path: '/agendamentos-com/observacao-prestador/dados',
  access: { interna: inScope(P.panel) },
  query: z.object(pagination),
  answer: page(waitingNote),
  summary: 'Observações de prestadores que esperam aceite, a mais antiga primeiro',
  source: 'doc3 §7.6',
});

export const acceptClinicNotes = endpoint({
  id: 'acceptClinicNotes',
  method: 'POST',
  path: '/agendamentos-com/observacao-prestador/aceitar',
  access: { interna: inScope(P.panel) },
  idempotent: true,
  body: z.strictObject({ ids: z.array(id).min(1).max(MAX_ACCEPTED) }),
  /** How many of them nobody had accepted before. */
  answer: z.object({ aceitas: z.number().int() }),
  summary: 'Aceita observações de prestadores; todas ou nenhuma',
  source: 'doc3 §7.6',
});
