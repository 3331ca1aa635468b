import { WAIT_STATES } from '@apto/domain/waiting-list';
import { z } from 'zod';
import { inScope, ofAgendamento } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { id, idParams, noContent } from '../schemas/base.ts';

const SOURCE = 'própria (docs/decisions/0151)';

const ownWait = z.object({
  situacao: z.enum(WAIT_STATES),
  /** Why the employee may not wait; null where they may, and while they do. */
  impedimento: z.string().nullable(),
  /** Of a clinic that serves by order of arrival there is nothing to wait for, and nothing to show. */
  cabe: z.boolean(),
  /** The place that is theirs to take now. */
  oferta: z
    .object({
      id: z.number(),
      data: z.string(),
      horario: z.string(),
      /** When it goes to the next who waits. */
      expiraEm: z.string(),
      /** How long that is from now, in seconds: telephones have clocks of their own. */
      segundos: z.number().int(),
      /** What this time makes hard of the exams' preparation, one sentence each. */
      preparo: z.array(z.string()),
    })
    .nullable(),
});

/** Where the employee of the session stands who would like an earlier place. */
export const myWait = endpoint({
  id: 'myWait',
  method: 'GET',
  path: '/autoagendamento/espera',
  access: { autoagendamento: ofAgendamento() },
  answer: ownWait,
  summary: 'A espera do funcionário por um horário antes do seu, e a oferta em aberto',
  source: SOURCE,
});

export const askToWait = endpoint({
  id: 'askToWait',
  method: 'POST',
  path: '/autoagendamento/espera',
  access: { autoagendamento: ofAgendamento() },
  idempotent: true,
  body: z.object({}),
  answer: ownWait,
  summary: 'Avise-me se abrir um horário antes',
  source: SOURCE,
});

export const leaveWait = endpoint({
  id: 'leaveWait',
  method: 'DELETE',
  path: '/autoagendamento/espera',
  access: { autoagendamento: ofAgendamento() },
  answer: noContent,
  summary: 'Deixa a espera; uma oferta em aberto passa à pessoa seguinte',
  source: SOURCE,
});

export const acceptOffer = endpoint({
  id: 'acceptOffer',
  method: 'POST',
  path: '/autoagendamento/espera/aceitar',
  access: { autoagendamento: ofAgendamento() },
  idempotent: true,
  body: z.object({ oferta: id }),
  answer: z.object({
    id: z.number(),
    version: z.number().int(),
    dataAgendamento: z.string(),
    horaAgendamento: z.string(),
  }),
  summary: 'Troca o horário pelo oferecido. Prazo terminado ou lugar perdido: 409',
  source: SOURCE,
});

export const refuseOffer = endpoint({
  id: 'refuseOffer',
  method: 'POST',
  path: '/autoagendamento/espera/recusar',
  access: { autoagendamento: ofAgendamento() },
  idempotent: true,
  body: z.object({ oferta: id }),
  answer: noContent,
  summary: 'Fica com o horário que tem; o oferecido passa à pessoa seguinte',
  source: SOURCE,
});

/** Staff see who waits for an earlier place, and since when. */
export const waitOfAgendamento = endpoint({
  id: 'waitOfAgendamento',
  method: 'GET',
  path: '/agendamentos/:id/espera',
  access: { interna: inScope(P.timeline) },
  params: idParams,
  answer: z.object({
    espera: z
      .object({
        desde: z.string(),
        /** Places offered so far, the open one among them. */
        ofertas: z.number().int(),
        oferta: z.object({ data: z.string(), horario: z.string(), expiraEm: z.string() }).nullable(),
      })
      .nullable(),
  }),
  summary: 'A espera do funcionário por um horário antes',
  source: SOURCE,
});

export const endWaitOfAgendamento = endpoint({
  id: 'endWaitOfAgendamento',
  method: 'DELETE',
  path: '/agendamentos/:id/espera',
  access: { interna: inScope(P.edit) },
  params: idParams,
  answer: noContent,
  summary: 'Encerra a espera do funcionário; uma oferta em aberto passa à pessoa seguinte',
  source: SOURCE,
});
