import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { civilDate, id } from '../schemas/base.ts';
import { openingHour } from './prestadores.ts';

const obstacle = z.object({
  codigo: z.string(),
  texto: z.string(),
  /** Who can lift it, a whole sentence. */
  quem: z.string().nullable(),
  datas: z.array(z.string()),
});
const clinicChoice = z.object({
  id: z.number(),
  name: z.string(),
  distanciaMetros: z.number().int().nullable(),
  data: z.string(),
});
export type ClinicChoice = z.infer<typeof clinicChoice>;

/** What is asked for: exams, in a range of days, at a clinic of a city. */
const wish = z.object({
  clienteId: id,
  cidadeId: id,
  tipoExameId: id,
  prestadorId: id,
  examesIds: z.array(id).max(60),
  dataInicial: civilDate,
  dataFinal: civilDate,
  periodo: z.literal([1, 2, 3]),
});

export const whyNotAvailable = endpoint({
  id: 'whyNotAvailable',
  method: 'POST',
  path: '/agendas/por-que-nao',
  access: { interna: inScope([P.create, P.edit]) },
  body: wish.extend({
    /** Whose slots are being chosen: those that the caller holds for them are free to them. */
    funcionarioId: id.optional(),
    /** First and last day that may be proposed; without them a month around the days asked for. */
    primeiroDia: civilDate.optional(),
    ultimoDia: civilDate.optional(),
  }),
  answer: z.object({
    /** Everything that is in the way; empty: it works. */
    motivos: z.array(obstacle),
    opcoes: z.object({
      dias: z.array(z.string()),
      periodos: z.array(z.literal([1, 2, 3])),
      clinicas: z.array(clinicChoice),
    }),
  }),
  summary:
    'Por que uma clínica não serve nos dias e no período, quem pode resolver, e o que serve mais perto',
  source: 'própria (docs/decisions/0138)',
});
export type WhyNotAnswer = z.infer<typeof whyNotAvailable.answer>;

const planRow = z.object({
  prestador: z.object({ id: z.number(), name: z.string() }),
  openingHours: z.array(openingHour),
  examesIds: z.array(z.number()),
  antecedencia: z.number().int(),
  faixa: z.object({
    data: z.string(),
    horarioChegada: z.string(),
    horarioSaida: z.string(),
    minutosAgendas: z.number(),
    ambienteId: z.number(),
    vagas: z.number(),
  }),
});
const plan = z.object({
  /** The clinic that has the request in this plan. */
  prestadorId: z.number(),
  nomePrestador: z.string(),
  distanciaMetros: z.number().int().nullable(),
  /** '1 visita, sex 27/11, Clínica X, 3 km; os 5 exames no mesmo dia'. */
  resumo: z.string(),
  visitas: z.number().int(),
  /** The rows of the schedule step, in its order. */
  linhas: z.array(planRow),
});
export type BestPlan = z.infer<typeof plan>;

export const bestPlans = endpoint({
  id: 'bestPlans',
  method: 'POST',
  path: '/agendas/melhor-plano',
  access: { interna: inScope([P.create, P.edit]) },
  body: wish.extend({
    funcionarioId: id,
    examesIds: z.array(id).min(1).max(60),
    /** Another clinic may have the request. */
    outrasClinicas: z.boolean().default(false),
  }),
  answer: z.object({
    /** At most three, the best first. */
    planos: z.array(plan),
    /** With more exams none is searched. */
    limiteExames: z.number().int(),
  }),
  summary:
    'Os planos com menos visitas para os exames de um funcionário, depois os mais cedo, depois os mais perto',
  source: 'própria (docs/decisions/0139)',
});
