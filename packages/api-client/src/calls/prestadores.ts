import { z } from 'zod';
import { inEmpresa, inScope, ofAgendamento, ofNobody, ofPrestador } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import {
  booleanValue,
  civilDate,
  id,
  idParams,
  idList,
  page,
  pagination,
  periodo,
  sorting,
  versionOfRecord,
} from '../schemas/base.ts';
import { address } from '../schemas/agendamento.ts';

/** Why these belong to nobody. */
const LAW = 'feriados são públicos';

export const openingHour = z.object({
  weekDay: z.literal([0, 1, 2, 3, 4, 5, 6]),
  serviceTypeAm: z.enum(['ORDEM_CHEGADA', 'HORARIO_MARCADO']).nullable(),
  serviceTypePm: z.enum(['ORDEM_CHEGADA', 'HORARIO_MARCADO']).nullable(),
  startHourAm: z.string().nullable(),
  endHourAm: z.string().nullable(),
  startHourPm: z.string().nullable(),
  endHourPm: z.string().nullable(),
  atendimentoMatutino: z.boolean(),
  atendimentoVespertino: z.boolean(),
});

export const listCidades = endpoint({
  id: 'listCidades',
  method: 'GET',
  path: '/cidades',
  access: { interna: inEmpresa(P.view), autoagendamento: ofAgendamento(), prestador: ofPrestador() },
  query: z.object({
    ...pagination,
    filter: z.string().max(120).optional(),
    /** By name where none is asked for. */
    sort: sorting(['id', 'cidade', 'estado']).optional(),
    ids: idList.optional(),
    /** Only cities where at least one active clinic serves. */
    comPrestador: booleanValue.optional(),
  }),
  answer: page(z.object({ id: z.number(), cidade: z.string(), estado: z.string() })),
  summary: 'Cidades',
  source: 'doc1 §7, doc2 §7',
});

/** An option of the provider dropdown (doc2 §2.7, doc3 §3.5). */
export const prestadorOption = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  cnpj: z.string(),
  city: z.object({ cidade: z.string(), estado: z.string() }),
  prioridade: z.enum(['PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS']),
  /** Released to the client(s) asked for: black; others grey. */
  liberado: z.boolean(),
  /** 'SOC' where the clinic reserves exact slots. */
  sistema: z.string().nullable(),
  neighborhood: z.string().nullable(),
  tipoAtendimento: z.string(),
  /** Distance from the employee's city centre, in metres, when both are known. */
  distanciaMetros: z.number().int().nullable(),
  /** Weekdays on which it serves, 0 Sunday to 6 Saturday. */
  diasAtendidos: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])).optional(),
  /** The first day from `desde` on that it can serve, within 31 days; null: none. Absent where it was not asked for. */
  proximaData: z.string().nullish(),
  /** What is against the clinic itself, apart from its release, and who can lift it; absent where nothing is. */
  motivos: z
    .array(z.object({ codigo: z.string(), texto: z.string(), quem: z.string().nullable() }))
    .optional(),
});
export type PrestadorOption = z.infer<typeof prestadorOption>;

export const orderedPrestadores = endpoint({
  id: 'orderedPrestadores',
  method: 'GET',
  path: '/suppliers/ordered/:clientIds/:cityId/:examIds',
  access: { interna: inScope(P.view), autoagendamento: ofAgendamento() },
  params: z.object({ clientIds: idList, cityId: id, examIds: idList }),
  query: z.object({
    ...pagination,
    filter: z.string().max(120).optional(),
    tipoExame: id.optional(),
    ids: idList.optional(),
    /** Only clinics that reserve slots and do all of `examIds` (doc2 §5 'Schedule step'). */
    comReserva: booleanValue.optional(),
    /** Also clinics that do not do the clinical exam that the type asks for, each with its `motivos` (decision 0138). */
    comMotivos: booleanValue.optional(),
    /** With each clinic the first day from here on that it can serve. */
    desde: civilDate.optional(),
  }),
  answer: page(prestadorOption),
  summary: 'Clínicas da cidade, por prioridade (0 quando não há exame)',
  source: 'doc1 §7, doc2 §7',
});

export const listPrestadores = endpoint({
  id: 'listPrestadores',
  method: 'GET',
  path: '/suppliers/ordered',
  // To release one, or to look for what the panel has of it.
  access: { interna: inEmpresa([P.releasePrestador, P.panel]) },
  query: z.object({ ...pagination, filter: z.string().max(120).optional(), ids: idList.optional() }),
  // Whom each is released to, `releasedPrestadores` says.
  answer: page(prestadorOption.omit({ liberado: true })),
  summary: 'Clínicas da empresa em todas as cidades, por prioridade',
  source: 'doc2 §7',
});

export const getPrestador = endpoint({
  id: 'getPrestador',
  method: 'GET',
  path: '/suppliers/:id',
  access: { interna: inEmpresa(P.view), autoagendamento: ofAgendamento() },
  params: idParams,
  answer: address.extend({
    id: z.number(),
    version: versionOfRecord,
    name: z.string(),
    code: z.string(),
    cnpj: z.string(),
    phone: z.string().nullable(),
    commercialPhone: z.string().nullable(),
    email: z.string().nullable(),
    prioridade: z.enum(['PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS']),
    openingHours: z.array(openingHour),
    systemsAndTechnology: z.object({ name: z.string() }).nullable(),
    advanceDeposit: z.boolean(),
    /** Days are booked with an exact slot (`availableFaixas`); otherwise a day and a period are enough. */
    reservaFaixas: z.boolean(),
    tipoAtendimento: z.string(),
    /** IANA zone; shown beside a time when it is not São Paulo's (decision 32). */
    fuso: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  summary: 'Uma clínica com seus horários',
  source: 'doc1 §7, doc2 §7',
});

const timeWindow = z.object({
  dataInicial: civilDate.optional(),
  dataFinal: civilDate.optional(),
  periodo: periodo.optional(),
});
export const feriado = z.object({
  dataFeriado: z.string(),
  abrangencia: z.enum(['NACIONAL', 'MUNICIPAL']),
  nome: z.string(),
  cidade: z.object({ cidade: z.string(), estado: z.string() }).nullable(),
});
export const ferias = z.array(z.object({ dataInicial: z.string(), dataFinal: z.string() }));

export const municipalFeriados = endpoint({
  id: 'municipalFeriados',
  method: 'GET',
  path: '/feriados/municipal/:cityId',
  access: { interna: ofNobody(P.view, LAW), autoagendamento: ofAgendamento() },
  params: z.object({ cityId: id }),
  query: timeWindow,
  answer: z.array(feriado),
  summary: 'Feriados de um município',
  source: 'doc2 §7',
});
export const listNationalFeriados = endpoint({
  id: 'listNationalFeriados',
  method: 'GET',
  path: '/feriados/nacional',
  access: { interna: ofNobody(P.view, LAW), autoagendamento: ofNobody(null, LAW) },
  query: timeWindow,
  answer: z.array(feriado),
  summary: 'Feriados nacionais',
  source: 'doc2 §7',
});
export const prestadorFerias = endpoint({
  id: 'prestadorFerias',
  method: 'GET',
  path: '/ferias/prestador/verificar/:providerId',
  access: { interna: inEmpresa(P.view), autoagendamento: ofAgendamento() },
  params: z.object({ providerId: id }),
  query: timeWindow,
  answer: ferias,
  summary: 'Férias que tocam o intervalo',
  source: 'doc2 §7',
});
// No screen calls it yet; doc2 §7 names it.
export const prestadorFeriasOnDay = endpoint({
  id: 'prestadorFeriasOnDay',
  method: 'GET',
  path: '/ferias/prestador/verificar/single/:providerId',
  access: { interna: inEmpresa(P.view), autoagendamento: ofAgendamento() },
  params: z.object({ providerId: id }),
  query: z.object({ dataInicial: civilDate, periodo: periodo.optional() }),
  answer: ferias,
  summary: 'Férias em um dia',
  source: 'doc2 §7',
});
export const prestadorReservaHorario = endpoint({
  id: 'prestadorReservaHorario',
  method: 'GET',
  path: '/prestador-config-reserva/verificar-se-existe',
  access: { interna: inEmpresa(P.view) },
  query: z.object({ cnpj: z.string().min(1, 'Campo obrigatório').max(20) }),
  answer: z.boolean(),
  summary: 'A clínica aceita reserva de horários?',
  source: 'doc2 §7',
});
export const exameAntecedencia = endpoint({
  id: 'exameAntecedencia',
  method: 'GET',
  path: '/prestador-exames/find-by-prestador-e-procedimento/:providerId/:procedureId',
  access: { interna: inEmpresa(P.view) },
  params: z.object({ providerId: id, procedureId: id }),
  answer: z.object({ diasAntecedencia: z.number().int() }),
  summary: 'Antecedência, em dias atendidos',
  source: 'doc2 §7',
});
export const releasedPrestadores = endpoint({
  id: 'releasedPrestadores',
  method: 'GET',
  path: '/prestador-clientes/client/:clientId',
  access: { interna: inScope(P.view) },
  params: z.object({ clientId: id }),
  answer: z.object({ items: z.array(z.object({ id: z.number(), prestador: z.object({ id: z.number() }) })) }),
  summary: 'Clínicas liberadas para o cliente',
  source: 'doc1 §7, doc2 §7',
});
export const releasedPrestador = endpoint({
  id: 'releasedPrestador',
  method: 'GET',
  path: '/prestador-clientes/client/:clientId/:providerId',
  access: { interna: inScope(P.view) },
  params: z.object({ clientId: id, providerId: id }),
  answer: z.object({ id: z.number().nullable(), condicao: z.boolean() }),
  summary: 'A clínica está liberada para o cliente?',
  source: 'doc2 §7',
});
const liberacaoBody = z.object({ idPrestador: id, idCliente: id });
export const releasePrestador = endpoint({
  id: 'releasePrestador',
  method: 'POST',
  path: '/prestador-clientes',
  access: { interna: inScope(P.releasePrestador) },
  idempotent: true,
  body: liberacaoBody,
  answer: z.object({ id: z.number() }),
  summary: 'Libera a clínica para o cliente',
  source: 'doc2 §7',
});
export const relinkPrestador = endpoint({
  id: 'relinkPrestador',
  method: 'PATCH',
  path: '/prestador-clientes',
  access: { interna: inScope(P.releasePrestador) },
  body: liberacaoBody.extend({ id }),
  answer: z.object({ id: z.number() }),
  summary: 'Libera de novo um vínculo existente',
  source: 'doc2 §7',
});

/** A free slot (doc2 §3). Times are the clinic's wall time. */
export const faixa = z.object({
  data: z.string(),
  horarioChegada: z.string(),
  horarioSaida: z.string(),
  /** Length, in minutes. */
  minutosAgendas: z.number().int(),
  ambienteId: z.number(),
  /** Places left in the slot. */
  vagas: z.number().int(),
  /** What this arrival makes hard of the exams' preparation; absent where it makes nothing hard. */
  preparo: z.array(z.string()).readonly().optional(),
});
export type ApiFaixa = z.infer<typeof faixa>;

const examesIds = z.array(id).max(60).default([]);

export const availableFaixas = endpoint({
  id: 'availableFaixas',
  method: 'POST',
  path: '/agendamentos/faixas-disponiveis',
  access: { interna: inScope(P.view), autoagendamento: ofAgendamento('body.agendamentoId') },
  body: z.object({
    agendamentoId: id,
    funcionarioId: id.nullish(),
    examesIds,
    periodo,
    prestadorId: id,
    dataInicial: civilDate,
    dataFinal: civilDate,
  }),
  answer: z.array(faixa),
  summary: 'Horários livres para o autoagendamento, no máximo 31 dias',
  source: 'doc2 §7',
});
export const newAvailableFaixas = endpoint({
  id: 'newAvailableFaixas',
  method: 'POST',
  path: '/agendamentos/new-faixas-disponiveis',
  access: { interna: inScope(P.view) },
  body: z.object({
    prestadorId: id,
    funcionarioId: id,
    ambienteId: id.nullish(),
    examesIds,
    dataInicial: civilDate,
    dataFinal: civilDate,
    periodo,
    isPCD: booleanValue.default(false),
    tipoExameId: id,
  }),
  answer: z.array(faixa),
  summary: 'Horários livres de um dia',
  source: 'doc2 §7',
});
// No screen calls it yet; doc1 §7, doc2 §7 names it.
export const queryHorarios = endpoint({
  id: 'queryHorarios',
  method: 'GET',
  path: '/agendas/horarios/consultar',
  access: { interna: inScope(P.view) },
  query: z.object({
    idsProcedures: idList,
    dataInicial: civilDate,
    dataFinal: civilDate,
    prestadorId: id.optional(),
  }),
  answer: z.object({ horarios: z.array(faixa.extend({ prestadorId: z.number() })) }),
  summary: 'Horários por procedimento',
  source: 'doc1 §7, doc2 §7',
});
