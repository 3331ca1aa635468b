import { AUTOAGENDAMENTO_MESSAGE, BOOKING_SITUATIONS } from '@apto/domain/autoagendamento';
import { INVALID_EMAIL_MESSAGE, INVALID_SOLICITANTE_EMAIL_MESSAGE } from '@apto/domain/documents';
import { MESSAGE } from '@apto/domain/messages';
import { z } from 'zod';
import { inScope, ofAgendamento, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import {
  booleanValue,
  civilDate,
  email,
  time,
  id,
  integer,
  noContent,
  optionalDate,
  optionalEmail,
  required,
  periodo,
  reference,
  visitTime,
} from '../schemas/base.ts';
import { address, remote } from '../schemas/agendamento.ts';
import {
  createdAgendamento,
  procedimentosFromSoc,
  responsibleParty,
} from '../schemas/agendamento-payload.ts';

export const createAutoagendamento = endpoint({
  id: 'createAutoagendamento',
  method: 'POST',
  path: '/autoagendamento',
  access: { interna: inScope(P.create) },
  idempotent: true,
  body: z.object({
    funcionario: reference,
    tipoExame: reference,
    dataHomologacao: optionalDate,
    dataSugestaoInicial: civilDate,
    dataSugestaoFinal: z.string(AUTOAGENDAMENTO_MESSAGE.END_DATE).pipe(civilDate),
    questionarioRisco: z.union([integer(1), reference]).nullish(),
    nomeSolicitante: required(150),
    emailSolicitante: email(INVALID_SOLICITANTE_EMAIL_MESSAGE),
    telefoneSolicitante: required(20),
    enquadramentoLaudoPCD: z.enum(['sim', 'nao'], MESSAGE.THIS_FIELD_REQUIRED).default('nao'),
    telefoneFuncionario: z.string().max(20).nullish(),
    emailFuncionario: optionalEmail(INVALID_EMAIL_MESSAGE),
    quemAgenda: responsibleParty.optional(),
    quemAvisa: responsibleParty.optional(),
    asoEmDia: booleanValue.default(false),
  }),
  answer: createdAgendamento,
  summary: 'Cria o pedido que o funcionário agendará',
  source: 'doc2 §7',
});

// No screen calls it yet; doc2 §7 names it.
export const generateAutoagendamentoToken = endpoint({
  id: 'generateAutoagendamentoToken',
  method: 'POST',
  path: '/autoagendamento/token',
  access: { interna: inScope(P.create) },
  idempotent: true,
  limit: 'public',
  body: z.object({ cpf: z.string().max(20), agendamentoId: id }),
  answer: z.object({ token: z.string(), link: z.string(), expiraEm: z.string() }),
  summary: 'Novo token; os anteriores deixam de valer',
  source: 'doc2 §7',
});

export const sendAutoagendamentoLink = endpoint({
  id: 'sendAutoagendamentoLink',
  method: 'POST',
  path: '/autoagendamento/enviar-link-autoagendamento-colaborador',
  access: { interna: inScope(P.create) },
  idempotent: true,
  limit: 'public',
  body: z.object({
    phone: z.string().max(20).nullish(),
    email: optionalEmail(INVALID_EMAIL_MESSAGE),
    formaEnvio: z.enum(['WHATSAPP', 'EMAIL']),
    cpf: z.string().max(20),
    agendamentoId: id,
  }),
  answer: z.object({ token: z.string(), link: z.string(), expiraEm: z.string() }),
  summary: 'Envia o link por WhatsApp ou e-mail e devolve o token',
  source: 'doc1 §7, doc2 §7',
});

/** A clinic as its visitor sees it. */
const visitedClinic = address.extend({
  id: z.number(),
  name: z.string(),
  phone: z.string().nullable(),
  /** IANA zone; shown beside a time when it is not São Paulo's (decision 32). */
  fuso: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** The employee's own request, and nothing else of theirs. */
export const myAutoagendamento = endpoint({
  id: 'myAutoagendamento',
  method: 'GET',
  path: '/autoagendamento',
  access: { autoagendamento: ofAgendamento() },
  answer: z.object({
    agendamento: z.object({
      id: z.number(),
      version: z.number().int(),
      /** PROPOSTO: a day was chosen for the employee, who says whether it will do. */
      situacao: z.enum(BOOKING_SITUATIONS),
      /** Confirmed by the employee, and the clinic, which is paid in advance, has not been paid yet. */
      aguardaPagamento: z.boolean(),
      tipoExame: z.object({ id: z.number(), descricao: z.string() }),
      dataSugestaoInicial: z.string(),
      dataSugestaoFinal: z.string(),
      periodo: z.number().nullable(),
      dataAgendamento: z.string().nullable(),
      horaAgendamento: z.string().nullable(),
      tempoPrevisto: visitTime,
      ...remote,
      /** How one arrives, and when the clinic serves; null where an hour is agreed, and where nobody goes anywhere. */
      chegada: z.string().nullable(),
    }),
    funcionario: z.object({
      id: z.number(),
      name: z.string(),
      cpf: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
    cliente: z.object({
      id: z.number(),
      name: z.string(),
      urlLogo: z.string().nullable(),
      corMarca: z.string().nullable(),
    }),
    /** Who asked for the exam, and whom the employee tells that the day will not do. */
    solicitante: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
    cidade: z.object({ id: z.number(), cidade: z.string(), estado: z.string() }).nullable(),
    prestador: visitedClinic.nullable(),
    procedimentos: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        recommendation: z.string().nullable(),
        /** Hours without food and away from noise beforehand. */
        jejumHoras: z.number().int().nullable(),
        repousoAuditivoHoras: z.number().int().nullable(),
        /** Its own day and hour, which need not be the visit's; absent or null: the visit's. */
        data: z.string().nullable().optional(),
        hora: z.string().nullable().optional(),
        /** Its own clinic; absent or null: the visit's. */
        prestador: visitedClinic.nullable().optional(),
        /** Done where the employee likes: at no clinic of ours. */
        particular: z.boolean().optional(),
      }),
    ),
    /** What to bring on the day, in order. */
    levar: z.array(z.string()),
    /** Of a booked one that is changing hands or days: what stands here holds until another word comes. */
    emRevisao: z.boolean(),
    /** Why the employee may not ask for another day, or end it; null where they may. */
    impedimentos: z.object({ alterar: z.string().nullable(), cancelar: z.string().nullable() }),
    /** The lasting way back: the page with its token, and the event over HTTP. null where there is none. */
    acesso: z.object({ link: z.string(), calendario: z.string() }).nullable(),
  }),
  summary: 'O pedido da sessão',
  source: 'própria',
});

/** The event of a lasting link, for calendars, which have no session. */
export const myCalendar = endpoint({
  id: 'myCalendar',
  method: 'GET',
  path: '/autoagendamento/calendario/:chave',
  access: {
    publica: ofNobody(
      null,
      'a chave, de 160 bits, é só deste evento: clínica, dia e preparo, sem nome nem exame',
    ),
  },
  limit: 'login',
  params: z.object({ chave: z.string().max(100) }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'Evento do agendamento (text/calendar); 404 para uma chave que não abre nada',
  source: 'própria (docs/decisions/0114)',
});

/** What one press books: the clinics of a city with the next times that are free for the session's request. */
export const suggestedClinics = endpoint({
  id: 'suggestedClinics',
  method: 'GET',
  path: '/autoagendamento/sugestoes',
  access: { autoagendamento: ofAgendamento() },
  query: z.object({
    /** Absent: the request's own city, else its branch's. */
    cidade: id.optional(),
  }),
  answer: z.object({
    /** The city that was looked at; null when neither request nor branch names one. */
    cidade: z.object({ id: z.number(), cidade: z.string(), estado: z.string() }).nullable(),
    /** In the order in which they are proposed: nearest first, full ones last; at most twenty of a city that is asked for, eight else. */
    clinicas: z.array(
      visitedClinic.extend({
        distanciaMetros: z.number().nullable(),
        levar: z.array(z.string()),
        /** When it serves, one line a kind of day: 'Seg a sex: 08:00 às 17:00'. */
        horarios: z.array(z.string()),
        /** Whether each time can still be had is asked again by the booking. */
        opcoes: z.array(
          z.object({
            data: z.string(),
            horario: z.string().nullable(),
            periodo: z.number(),
            /** How one arrives where no hour is told. */
            chegada: z.string().optional(),
            /** What this time makes hard of the exams' preparation, one sentence each. */
            preparo: z.array(z.string()).readonly().optional(),
          }),
        ),
      }),
    ),
  }),
  summary: 'Clínicas propostas, com os próximos horários livres',
  source: 'própria',
});

export const confirmMyData = endpoint({
  id: 'confirmMyData',
  method: 'PATCH',
  path: '/autoagendamento/confirmar-dados',
  access: { autoagendamento: ofAgendamento() },
  body: z.object({
    phone: z.string().max(20),
    email: optionalEmail(INVALID_EMAIL_MESSAGE),
  }),
  answer: z.object({ phone: z.string(), email: z.string().nullable() }),
  summary: 'Confirma ou corrige telefone e e-mail',
  source: 'própria',
});

export const confirmPrestador = endpoint({
  id: 'confirmPrestador',
  method: 'PATCH',
  path: '/autoagendamento/solicitante-confirmar-prestador',
  access: { autoagendamento: ofAgendamento('body.id'), interna: inScope(P.create) },
  body: z.object({ id, cidade: reference, idPrestador: id }),
  answer: z.object({ id: z.number(), version: z.number().int() }),
  summary: 'Confirma cidade e clínica',
  source: 'doc2 §7',
});

export const holdMyFaixa = endpoint({
  id: 'holdMyFaixa',
  method: 'PUT',
  path: '/autoagendamento/horario-mantido',
  access: { autoagendamento: ofAgendamento() },
  body: z.object({ dataAgendamento: civilDate, horarioAgendamento: time }),
  answer: z.object({
    /** When the server gives the slot up; null: nothing is kept. */
    expiraEm: z.string().nullable(),
    /** How long that is from now, in seconds: telephones have clocks of their own. */
    segundos: z.number().int(),
  }),
  summary:
    'Mantém para o funcionário o horário que ele escolheu. Já ocupado: 409 FAIXA_INDISPONIVEL com as mais próximas',
  source: 'própria (docs/decisions/0115)',
});

export const releaseMyFaixa = endpoint({
  id: 'releaseMyFaixa',
  method: 'DELETE',
  path: '/autoagendamento/horario-mantido',
  access: { autoagendamento: ofAgendamento() },
  answer: noContent,
  summary: 'Libera o horário mantido para o funcionário',
  source: 'própria (docs/decisions/0115)',
});

export const confirmAgendamento = endpoint({
  id: 'confirmAgendamento',
  method: 'POST',
  path: '/autoagendamento/solicitante-confirmar-agendamento',
  access: { autoagendamento: ofAgendamento('body.agendamentoId'), interna: inScope(P.create) },
  idempotent: true,
  body: z.object({
    agendamentoId: id,
    periodo,
    dataAgendamento: civilDate,
    /** Arrival time of the chosen slot; absent where the clinic serves by order of arrival. */
    horarioAgendamento: time.nullish(),
    ambienteId: id.nullish(),
    procedimentosFromSoc,
  }),
  answer: z.object({
    id: z.number(),
    version: z.number().int(),
    idStatus: z.number(),
    dataAgendamento: z.string(),
    horaAgendamento: z.string().nullable(),
  }),
  summary: 'Agenda. Horário já ocupado: 409 FAIXA_INDISPONIVEL com details.response.maisProximas',
  source: 'doc2 §4, §7',
});
