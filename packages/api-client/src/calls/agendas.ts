import { LOSS_REASONS, MAX_PROPOSALS } from '@apto/domain/agendas';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { z } from 'zod';
import { inEmpresa, inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { statusSummary } from '../schemas/agendamento.ts';
import { civilDate, id, idParams, integer, page, pagination, required, text, time } from '../schemas/base.ts';
import { bulkProgress } from './bulk.ts';
import { openingHour } from './prestadores.ts';

const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);
const agendaPeriodo = z.object({
  diaSemana: weekday,
  inicio: time,
  fim: time,
  duracaoMinutos: integer(5, 480),
  vagas: integer(1, 50),
});
const agendaException = z.object({
  data: civilDate,
  atende: z.boolean(),
  inicio: time.nullish(),
  fim: time.nullish(),
});
const validity = { vigenciaInicial: civilDate, vigenciaFinal: civilDate.nullable() };
const grade = {
  ...validity,
  periodos: z.array(agendaPeriodo).max(140),
  exceptions: z.array(agendaException).max(400),
  /** What it takes; none: all that the clinic does. */
  procedimentosIds: z.array(id).max(400),
};

const ferias = z.object({ id: z.number(), dataInicial: z.string(), dataFinal: z.string() });
const ambiente = z.object({ id: z.number(), name: z.string(), ativo: z.boolean() });

/** All that decides the slots of one clinic, but the bookings (doc3 agenda, ambiente, horarios-de-atendimento). */
const board = z.object({
  prestador: z.object({
    id: z.number(),
    name: z.string(),
    code: z.string(),
    cidade: z.string(),
    estado: z.string(),
  }),
  version: z.number().int(),
  ambientes: z.array(ambiente),
  agendas: z.array(z.object({ id: z.number(), prestadorId: z.number(), ambienteId: z.number(), ...grade })),
  openingHours: z.array(openingHour),
  ferias: z.array(ferias),
  feriados: z.array(
    z.object({
      dataFeriado: z.string(),
      abrangencia: z.enum(['NACIONAL', 'MUNICIPAL']),
      nome: z.string(),
      cidade: z.object({ cidade: z.string(), estado: z.string() }).nullish(),
    }),
  ),
  /** What the clinic does, by name. */
  procedimentos: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type AgendaBoard = z.infer<typeof board>;

const shift = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Deve ser um horário no formato HH:mm')
  .nullable();
const hourOrNull = time.nullish().transform((value) => value ?? null);
/** A day on which the clinic cannot receive, or a part of it, in one room or in all. */
const closing = {
  data: civilDate,
  inicio: hourOrNull,
  fim: hourOrNull,
  ambienteId: id.nullish().transform((value) => value ?? null),
};
const change = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('GRADE'), agendaId: id, ...grade }),
  z.object({ tipo: z.literal('AGENDA'), ambienteId: id, ...validity }),
  z.object({
    tipo: z.literal('HORARIOS'),
    openingHours: z
      .array(
        openingHour.extend({ startHourAm: shift, endHourAm: shift, startHourPm: shift, endHourPm: shift }),
      )
      .max(7),
  }),
  z.object({ tipo: z.literal('FECHAMENTO'), ...closing }),
  z.object({ tipo: z.literal('FERIAS'), dataInicial: civilDate, dataFinal: civilDate }),
  z.object({ tipo: z.literal('SEM_FERIAS'), id }),
  z.object({ tipo: z.literal('AMBIENTE'), id: id.nullable(), name: required(120), ativo: z.boolean() }),
]);

const freeFaixa = z.object({
  data: z.string(),
  horarioChegada: z.string(),
  horarioSaida: z.string(),
  ambienteId: z.number(),
  /** Of a closing: on none of the days that the request allows. */
  foraDoPedido: z.boolean().optional(),
});

/** A booking as who looks after the agenda sees it. */
const reservaOnDay = z.object({
  id: z.number(),
  ambienteId: z.number(),
  data: z.string(),
  horarioChegada: z.string(),
  horarioSaida: z.string(),
  /** Null, like the name, for a booking of a customer outside the caller's scope. */
  agendamentoId: z.number().nullable(),
  nomeFuncionario: z.string().nullable(),
});
export type Reserva = z.infer<typeof reservaOnDay>;

export const agendaPrestadores = endpoint({
  id: 'agendaPrestadores',
  method: 'GET',
  path: '/agendas/prestadores',
  access: { interna: inEmpresa(P.clinicPanel) },
  /** With a day, those at which somebody is booked on it come first. */
  query: z.object({ ...pagination, filter: text(120).optional(), data: civilDate.optional() }),
  answer: page(
    z.object({
      id: z.number(),
      name: z.string(),
      code: z.string(),
      cidade: z.string(),
      estado: z.string(),
      /** Booked on the day that was asked about; null where none was. */
      marcados: z.number().int().nullable(),
      /** It books exact slots: without them its agendas give nothing. */
      reservaFaixas: z.boolean(),
      ambientes: z.number().int(),
      agendas: z.number().int(),
    }),
  ),
  summary: 'Clínicas e quantas agendas têm',
  source: 'própria (doc3 §2 agenda)',
});

/** A clinic, named by itself or by one of its parts. */
const clinicOrPart = z
  .object({ prestadorId: id.optional(), agendaId: id.optional(), ambienteId: id.optional() })
  .transform(({ prestadorId, agendaId, ambienteId }, context) => {
    const named = [
      { by: 'prestador' as const, id: prestadorId },
      { by: 'agenda' as const, id: agendaId },
      { by: 'ambiente' as const, id: ambienteId },
    ].flatMap((each) => (each.id === undefined ? [] : [{ ...each, id: each.id }]));
    const [only] = named;
    if (only && named.length === 1) return only;
    context.addIssue({ code: 'custom', message: 'Informe a clínica, a agenda ou a sala' });
    return z.NEVER;
  });
export type ClinicOrPart = z.output<typeof clinicOrPart>;

export const agendaBoard = endpoint({
  id: 'agendaBoard',
  method: 'GET',
  path: '/agendas/quadro',
  access: { interna: inEmpresa(P.clinicPanel) },
  query: clinicOrPart,
  answer: board,
  summary:
    'Salas, agendas, horários de atendimento e férias de uma clínica, por ela, por uma agenda ou por uma sala',
  source: 'própria (doc3 §2 agenda, ambiente, horarios-de-atendimento)',
});

export const reviewAgendaChange = endpoint({
  id: 'reviewAgendaChange',
  method: 'POST',
  path: '/agendas/prestador/:id/efeito',
  access: { interna: inEmpresa(P.clinicPanel) },
  params: idParams,
  body: z.object({ change }),
  answer: z.object({
    afetados: z.array(
      reservaOnDay.extend({
        motivo: z.enum(LOSS_REASONS),
        /** The nearest free slot, within the request's days unless a closing says otherwise; null: there is none; absent: none was looked for. */
        sugestao: freeFaixa.nullish(),
        /** Of a closing, other free slots to choose from, the nearest first. */
        alternativas: z.array(freeFaixa).optional(),
        /** Of a closing, why it is not moved with the others; null: it can be. */
        impedimento: z.string().nullish(),
      }),
    ),
  }),
  summary:
    'Os horários já marcados que ficariam sem lugar, cada um com o horário livre mais próximo; nada é gravado',
  source: 'própria (docs/decisions/0086, 0117)',
});
export type LostReserva = z.infer<typeof reviewAgendaChange.answer>['afetados'][number];

export const saveAgendaChange = endpoint({
  id: 'saveAgendaChange',
  method: 'PUT',
  path: '/agendas/prestador/:id',
  access: { interna: inEmpresa(P.clinicPanel) },
  params: idParams,
  ifMatch: true,
  body: z.object({
    change,
    /** The bookings without a place that were shown; one more, and nothing is saved. */
    afetados: z.array(id).max(5000),
  }),
  answer: board,
  summary: 'Grava uma mudança da agenda de uma clínica',
  source: 'própria (docs/decisions/0086)',
});
export const closeAgendaDay = endpoint({
  id: 'closeAgendaDay',
  method: 'POST',
  path: '/agendas/prestador/:id/fechamento',
  access: { interna: inEmpresa(P.clinicPanel) },
  params: idParams,
  ifMatch: true,
  idempotent: true,
  body: z.object({
    fechamento: z.object(closing),
    /** Why: each status record keeps it. */
    motivo: required(MAX_REASON_LENGTH),
    /** The bookings without a place that were shown; one more, and nothing is saved. */
    afetados: z.array(id).max(5000),
    /** Who goes where; whoever is not named stays as they are. */
    remarcar: z
      .array(z.object({ agendamentoId: id, data: civilDate, horarioChegada: time, ambienteId: id }))
      .min(1)
      .max(MAX_PROPOSALS),
  }),
  answer: bulkProgress,
  summary:
    'Fecha um dia de uma clínica e remarca quem perde o lugar: uma ação em lote, com um resultado por agendamento',
  source: 'própria (docs/decisions/0143)',
});

export type AgendaChangeBody = z.infer<typeof change>;

const roomTime = z.object({ data: civilDate, hora: time, ambienteId: id });

export const moveReserva = endpoint({
  id: 'moveReserva',
  method: 'POST',
  path: '/reserva-horario/:id/mover',
  access: { interna: inScope(P.panel) },
  /** Of the appointment. */
  params: idParams,
  ifMatch: true,
  idempotent: true,
  body: z.object({
    prestadorId: id,
    /** Where it was seen: elsewhere meanwhile, and nothing moves. */
    de: roomTime,
    para: roomTime,
    /** Why: the status record keeps it. */
    motivo: required(MAX_REASON_LENGTH),
  }),
  answer: z.object({ id: z.number(), version: z.number().int() }),
  summary:
    'Muda um horário marcado de hora, dia ou sala na mesma clínica. Horário já ocupado: 409 FAIXA_INDISPONIVEL com details.response.maisProximas',
  source: 'própria (docs/decisions/0131)',
});

export const reservasOnDay = endpoint({
  id: 'reservasOnDay',
  method: 'GET',
  path: '/reserva-horario/dia/:data',
  access: { interna: inEmpresa(P.clinicPanel) },
  params: z.object({ data: civilDate }),
  query: z.object({ prestadorId: id }),
  answer: z.object({
    items: z.array(
      reservaOnDay.extend({
        /** Of the appointment, for who moves it; null outside the caller's scope. */
        version: z.number().int().nullable(),
        status: statusSummary.nullable(),
        /** Why it is not moved here; null: it can be. */
        impedimento: z.string().nullable(),
      }),
    ),
  }),
  summary: 'Os horários marcados de uma clínica em um dia, sala por sala',
  source: 'própria (doc3 §2 reserva-horario)',
});
export type ReservaOnDay = z.infer<typeof reservasOnDay.answer>['items'][number];
