import type { AgendamentoDetail, AgendamentoRow, procedimentoDetails, Answer } from '@apto/api-client';
import { businessHours } from '@apto/domain/fixtures';
import { tipoExame } from '@apto/domain/exames';
import { PERMISSION } from '@apto/domain/permissions';
import { STATUS, statusAgrupamento, statusOf, type IdStatus } from '@apto/domain/status';
import type { Session } from '../session/types.ts';

const ALL = Object.values(PERMISSION);

/** A session for stories: everything is allowed unless said otherwise. */
export const storySession = (permissions: readonly string[] = ALL): Session => ({
  id: 'historia',
  token: 'x.e30.x',
  expiresAt: null,
  permissions,
  lacksSecondFactor: false,
  profile: {
    id: 1,
    name: 'Marina Teixeira',
    email: 'atendente@apto.test',
    phone: '11987654321',
    empresa: { id: 1, name: 'Apto Saúde Ocupacional' },
    companies: [{ id: 1, name: 'Apto Saúde Ocupacional' }],
    apiKey: 'chave-de-historia',
    clientes: [1, 2],
    unidades: [],
    quemAgenda: 'EMPRESA',
    quemAvisa: 'EMPRESA',
  },
});

/** Name and CPF of the employees of the examples. */
export const PEOPLE = [
  ['Ana Beatriz Nogueira', '52998224725'],
  ['Carlos Eduardo Figueiredo', '11144477735'],
  ['Débora Sales de Albuquerque', '39053344705'],
  ['Edson Batista', '15350946056'],
  ['Fernanda Couto Ribeiro', '71428793860'],
  ['Guilherme Antunes', '87748248800'],
  ['Helena Prado', '45317828791'],
  ['Ícaro Monteiro da Silva', '84434895894'],
  ['Juliana Pacheco', '93541134780'],
  ['Luís Otávio Menezes', '06880287054'],
] as const;

const CLIENTES = [
  { id: 1, name: 'Metalúrgica Serra Azul', inscricao: '12ABC34501DE35', asoRetido: true },
  { id: 2, name: 'Transportes Rio Pardo', inscricao: null, asoRetido: false },
] as const;

/** One row, by its place in the list. */
export function storyRow(index: number, changes: Partial<AgendamentoRow> & { idStatus?: IdStatus } = {}) {
  const [name, cpf] = PEOPLE[index % PEOPLE.length]!;
  const cliente = CLIENTES[index % CLIENTES.length]!;
  const idStatus = changes.idStatus ?? STATUS.EM_ABERTO;
  const status = statusOf(idStatus)!;
  const type = tipoExame((index % 5) + 1);
  return {
    id: 500 - index,
    createdAt: `2026-11-${String(24 - (index % 20)).padStart(2, '0')}T13:20:00.000Z`,
    version: 1,
    idStatus,
    status: { id: idStatus, descricao: status.descricao, primevueColor: status.primevueColor },
    statusAgrupamento: statusAgrupamento(idStatus),
    companyId: 1,
    userId: 1,
    userResponsavelId: 1,
    idFuncionario: 100 + index,
    idPrestador: 7,
    idCliente: cliente.id,
    tipo: type.id,
    tipoExame: { id: type.id, descricao: type.descricao },
    telefoneFuncionario: '11987654321',
    telefoneColaborador: '11987654321',
    funcionario: {
      id: 100 + index,
      name,
      cpf,
      email: 'pessoa@exemplo.com.br',
      phone: '11987654321',
      customerId: cliente.id,
    },
    cliente,
    unidade: { id: 1, name: 'Matriz Campinas', tradeCode: '12ABC34501DE35' },
    company: { name: 'Apto Saúde Ocupacional' },
    setor: { id: 21, name: 'Usinagem' },
    cargo: { id: 31, name: 'Operador de prensa' },
    cidade: { id: 3509502, cidade: 'Campinas', estado: 'SP' },
    prestador: { id: 7, name: 'Clínica São Lucas', code: '0007' },
    dataSugestaoInicial: '2026-11-30',
    dataSugestaoFinal: '2026-12-02',
    periodo: 1,
    resideForaDoPais: false,
    telemedicina: false,
    quantidadeFaltaConsulta: 0,
    nomeSolicitante: 'Rita Camargo',
    idSolicitante: 1,
    pcd: false,
    anexoLaudo: null,
    anexoAbono: null,
    anexoConsulta: null,
    depositoAntecipado: false,
    autoagendamento: idStatus === STATUS.AUTOAGENDAMENTO,
    dataAgendamento: null,
    horaAgendamento: null,
    direcionarParaAtendente: false,
    prazo: null,
    responsavel: null,
    ...changes,
  } satisfies AgendamentoRow;
}

const VARIETY: readonly IdStatus[] = [
  STATUS.EM_ABERTO,
  STATUS.AUTOAGENDAMENTO,
  STATUS.PENDENCIA_CLIENTE,
  STATUS.AGENDADO,
  STATUS.DEPOSITO_ANTECIPADO,
  STATUS.PENDENCIA_PRESTADOR,
  STATUS.AGUARDANDO_CONFIRMACAO_AGENDA,
  STATUS.KIT_PENDENTE,
  STATUS.AGUARDANDO_APLICACAO_RISCO,
  STATUS.EM_ANDAMENTO,
];

/** A page of rows over many statuses. */
export const storyRows = (howMany = 10): AgendamentoRow[] =>
  Array.from({ length: howMany }, (_unused, i) => storyRow(i, { idStatus: VARIETY[i % VARIETY.length]! }));

/** A page of any list with these rows. */
export const storyPage = <T>(items: readonly T[], totalItems = items.length, page = 1, limit = 10) => ({
  items: [...items],
  meta: {
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
    itemCount: items.length,
    itemsPerPage: limit,
    currentPage: page,
  },
});

/** The details of a row. */
export const storyDetail = (row: AgendamentoRow): AgendamentoDetail => ({
  ...row,
  emailFuncionario: 'pessoa@exemplo.com.br',
  observacao: 'Prefere o período da manhã.',
  emailSolicitante: 'rita@exemplo.com.br',
  telefoneSolicitante: '1932345678',
  tipoRetorno: null,
  dataLiberacao: null,
  dataHomologacao: null,
  detalheConsulta: null,
  motivoConsulta: null,
  informacoesPcd: null,
  quemAgenda: 'EMPRESA',
  quemAvisa: 'EMPRESA',
  asoEmDia: false,
  horarioMarcadoPrestador: null,
  usaReservaHorario: false,
  periodoAgendado: null,
  observacaoPrestador: null,
  aceitarObservacao: false,
  linkTelemedicina: null,
  idPreSolicitacao: null,
  datasPropostas: null,
  direcionarParaAtendente: false,
  updatedAt: row.createdAt,
});

const CLINIC = {
  id: 7,
  name: 'Clínica São Lucas',
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  addressComplement: 'sala 3',
  zipCode: '13010000',
  city: { cidade: 'Campinas', estado: 'SP' },
};

/** Procedure lines of a row: one scheduled, one still on its way. */
export const storyProcedimentos: Answer<typeof procedimentoDetails> = [
  {
    dadosProcedimento: { id: 1 },
    procedimentos: { id: 11, name: 'Exame clínico ocupacional' },
    dataAgendamento: '2026-11-30',
    horaAgendamento: '08:30',
    prestador: CLINIC,
    particular: false,
    recommendation: 'Levar documento com foto.',
  },
  {
    dadosProcedimento: { id: 2 },
    procedimentos: { id: 12, name: 'Audiometria tonal' },
    dataAgendamento: null,
    horaAgendamento: null,
    prestador: null,
    particular: false,
    recommendation: 'Repouso auditivo de 14 horas.',
  },
];

export const storyPrestador = { prestador: CLINIC };

/** The clinic of {@link storyPrestador}, which serves by order of arrival. */
export const storyClinic = {
  ...storyPrestador.prestador,
  code: '0007',
  cnpj: '11222333000181',
  phone: '1932321234',
  commercialPhone: null,
  email: 'contato@clinica.test',
  prioridade: 'PREFERENCIAL' as const,
  openingHours: businessHours,
  systemsAndTechnology: null,
  advanceDeposit: false,
  reservaFaixas: false,
  tipoAtendimento: 'Ordem de chegada',
  fuso: 'America/Sao_Paulo',
  latitude: null,
  longitude: null,
};

/** The client's record; `changes` for the rules that a story is about. */
export const storyCliente = (changes: object = {}) => ({
  id: 1,
  code: '1001',
  name: 'Metalúrgica Serra Azul',
  inscricao: null,
  ativo: true,
  apelido: null,
  companyId: 1,
  urlLogo: null,
  corMarca: null,
  asoRetido: false,
  usaReservaHorario: false,
  permiteAlterarMetodoReservaHorario: false,
  quemAgenda: 'USUARIO_ESCOLHE',
  quemAvisa: 'USUARIO_ESCOLHE',
  desabilitarQuestionarioRisco: false,
  limiteReagendamento: 2,
  clienteNaoAlterarSituacaoNoDemissional: false,
  ...changes,
});
