import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PERMISSAO_CHAMADA as P } from '../permissoes.ts';
import {
  booleano,
  dataCivil,
  id,
  idEmParams,
  listaDeIds,
  pagina,
  paginacao,
  periodo,
} from '../schemas/base.ts';
import { endereco } from '../schemas/agendamento.ts';

const internaOuEmpregado = ['interna', 'autoagendamento'] as const;
const interna = ['interna'] as const;

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

export const listarCidades = endpoint({
  id: 'listarCidades',
  method: 'GET',
  path: '/cidades',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  query: z.object({
    ...paginacao,
    filter: z.string().max(120).optional(),
    ids: listaDeIds.optional(),
    /** Only cities where at least one active clinic serves. */
    comPrestador: booleano.optional(),
  }),
  answer: pagina(z.object({ id: z.number(), cidade: z.string(), estado: z.string() })),
  resumo: 'Cidades',
  fonte: 'doc1 §7, doc2 §7',
});

/** An option of the provider dropdown (doc2 §2.7, doc3 §3.5). */
export const opcaoDePrestador = z.object({
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
});
export type OpcaoDePrestador = z.infer<typeof opcaoDePrestador>;

export const prestadoresOrdenados = endpoint({
  id: 'prestadoresOrdenados',
  method: 'GET',
  path: '/suppliers/ordered/:clientIds/:cityId/:examIds',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  params: z.object({ clientIds: listaDeIds, cityId: id, examIds: listaDeIds }),
  query: z.object({
    ...paginacao,
    filter: z.string().max(120).optional(),
    tipoExame: id.optional(),
    ids: listaDeIds.optional(),
  }),
  answer: pagina(opcaoDePrestador),
  resumo: 'Clínicas da cidade, por prioridade (0 quando não há exame)',
  fonte: 'doc1 §7, doc2 §7',
});

export const obterPrestador = endpoint({
  id: 'obterPrestador',
  method: 'GET',
  path: '/suppliers/:id',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  params: idEmParams,
  answer: endereco.extend({
    id: z.number(),
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
    /** Days are booked with an exact slot (`faixasDisponiveis`); otherwise a day and a period are enough. */
    reservaFaixas: z.boolean(),
    tipoAtendimento: z.string(),
    /** IANA zone; shown beside a time when it is not São Paulo's (decision 32). */
    fuso: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  resumo: 'Uma clínica com seus horários',
  fonte: 'doc1 §7, doc2 §7',
});

const janela = z.object({
  dataInicial: dataCivil.optional(),
  dataFinal: dataCivil.optional(),
  periodo: periodo.optional(),
});
const feriado = z.object({
  dataFeriado: z.string(),
  abrangencia: z.enum(['NACIONAL', 'MUNICIPAL']),
  nome: z.string(),
  cidade: z.object({ cidade: z.string(), estado: z.string() }).nullable(),
});
const ferias = z.array(z.object({ dataInicial: z.string(), dataFinal: z.string() }));

export const feriadosMunicipais = endpoint({
  id: 'feriadosMunicipais',
  method: 'GET',
  path: '/feriados/municipal/:cityId',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  params: z.object({ cityId: id }),
  query: janela,
  answer: z.array(feriado),
  resumo: 'Feriados de um município',
  fonte: 'doc2 §7',
});
export const listarFeriadosNacionais = endpoint({
  id: 'listarFeriadosNacionais',
  method: 'GET',
  path: '/feriados/nacional',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  query: janela,
  answer: z.array(feriado),
  resumo: 'Feriados nacionais',
  fonte: 'doc2 §7',
});
export const feriasDoPrestador = endpoint({
  id: 'feriasDoPrestador',
  method: 'GET',
  path: '/ferias/prestador/verificar/:providerId',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  params: z.object({ providerId: id }),
  query: janela,
  answer: ferias,
  resumo: 'Férias que tocam o intervalo',
  fonte: 'doc2 §7',
});
export const feriasDoPrestadorNoDia = endpoint({
  id: 'feriasDoPrestadorNoDia',
  method: 'GET',
  path: '/ferias/prestador/verificar/single/:providerId',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  params: z.object({ providerId: id }),
  query: z.object({ dataInicial: dataCivil, periodo: periodo.optional() }),
  answer: ferias,
  resumo: 'Férias em um dia',
  fonte: 'doc2 §7',
});
export const prestadorReservaHorario = endpoint({
  id: 'prestadorReservaHorario',
  method: 'GET',
  path: '/prestador-config-reserva/verificar-se-existe',
  sessoes: interna,
  permissao: P.ver,
  query: z.object({ cnpj: z.string().min(1, 'Campo obrigatório').max(20) }),
  answer: z.boolean(),
  resumo: 'A clínica aceita reserva de horários?',
  fonte: 'doc2 §7',
});
export const antecedenciaDoExame = endpoint({
  id: 'antecedenciaDoExame',
  method: 'GET',
  path: '/prestador-exames/find-by-prestador-e-procedimento/:providerId/:procedureId',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ providerId: id, procedureId: id }),
  answer: z.object({ diasAntecedencia: z.number().int() }),
  resumo: 'Antecedência, em dias atendidos',
  fonte: 'doc2 §7',
});
export const prestadoresLiberados = endpoint({
  id: 'prestadoresLiberados',
  method: 'GET',
  path: '/prestador-clientes/client/:clientId',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ clientId: id }),
  answer: z.object({ items: z.array(z.object({ id: z.number(), prestador: z.object({ id: z.number() }) })) }),
  resumo: 'Clínicas liberadas para o cliente',
  fonte: 'doc1 §7, doc2 §7',
});
export const prestadorLiberado = endpoint({
  id: 'prestadorLiberado',
  method: 'GET',
  path: '/prestador-clientes/client/:clientId/:providerId',
  sessoes: interna,
  permissao: P.ver,
  params: z.object({ clientId: id, providerId: id }),
  answer: z.object({ id: z.number().nullable(), condicao: z.boolean() }),
  resumo: 'A clínica está liberada para o cliente?',
  fonte: 'doc2 §7',
});
const corpoLiberacao = z.object({ idPrestador: id, idCliente: id });
export const liberarPrestador = endpoint({
  id: 'liberarPrestador',
  method: 'POST',
  path: '/prestador-clientes',
  sessoes: interna,
  permissao: P.liberarPrestador,
  idempotente: true,
  body: corpoLiberacao,
  answer: z.object({ id: z.number() }),
  resumo: 'Libera a clínica para o cliente',
  fonte: 'doc2 §7',
});
export const religarPrestador = endpoint({
  id: 'religarPrestador',
  method: 'PATCH',
  path: '/prestador-clientes',
  sessoes: interna,
  permissao: P.liberarPrestador,
  body: corpoLiberacao.extend({ id }),
  answer: z.object({ id: z.number() }),
  resumo: 'Libera de novo um vínculo existente',
  fonte: 'doc2 §7',
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
});
export type FaixaDaApi = z.infer<typeof faixa>;

const examesIds = z.array(id).max(60).default([]);

export const faixasDisponiveis = endpoint({
  id: 'faixasDisponiveis',
  method: 'POST',
  path: '/agendamentos/faixas-disponiveis',
  sessoes: internaOuEmpregado,
  permissao: P.ver,
  body: z.object({
    agendamentoId: id,
    funcionarioId: id.nullish(),
    examesIds,
    periodo,
    prestadorId: id,
    dataInicial: dataCivil,
    dataFinal: dataCivil,
  }),
  answer: z.array(faixa),
  resumo: 'Horários livres para o autoagendamento, no máximo 31 dias',
  fonte: 'doc2 §7',
});
export const novasFaixasDisponiveis = endpoint({
  id: 'novasFaixasDisponiveis',
  method: 'POST',
  path: '/agendamentos/new-faixas-disponiveis',
  sessoes: interna,
  permissao: P.ver,
  body: z.object({
    prestadorId: id,
    funcionarioId: id,
    ambienteId: id.nullish(),
    examesIds,
    dataInicial: dataCivil,
    dataFinal: dataCivil,
    periodo,
    isPCD: booleano.default(false),
    tipoExameId: id,
  }),
  answer: z.array(faixa),
  resumo: 'Horários livres de um dia',
  fonte: 'doc2 §7',
});
export const consultarHorarios = endpoint({
  id: 'consultarHorarios',
  method: 'GET',
  path: '/agendas/horarios/consultar',
  sessoes: interna,
  permissao: P.ver,
  query: z.object({
    idsProcedures: listaDeIds,
    dataInicial: dataCivil,
    dataFinal: dataCivil,
    prestadorId: id.optional(),
  }),
  answer: z.object({ horarios: z.array(faixa.extend({ prestadorId: z.number() })) }),
  resumo: 'Horários por procedimento',
  fonte: 'doc1 §7, doc2 §7',
});
