import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  flag,
  inheritedEmpresa,
  instant,
  instantNow,
  key,
  partOf,
  recordOf,
  refersTo,
  timestamps,
  tsrange,
  whoCode,
  periodoCode,
} from './columns.ts';
import { user } from './access.ts';
import { ambiente, prestador } from './prestador.ts';
import { funcionario } from './funcionario.ts';
import {
  cargo,
  cidade,
  cliente,
  empresa,
  procedimento,
  questionarioRisco,
  risco,
  setor,
  unidade,
} from './registry.ts';

export const agendamento = pgTable('agendamento', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  clienteId: refersTo(() => cliente.id),
  unidadeId: integer().references(() => unidade.id),
  setorId: integer().references(() => setor.id),
  cargoId: integer().references(() => cargo.id),
  funcionarioId: refersTo(() => funcionario.id),
  prestadorId: integer().references(() => prestador.id),
  cidadeId: integer().references(() => cidade.id),
  tipoExameId: smallint().notNull(),
  statusId: smallint().notNull(),
  tipoOrdem: smallint().generatedAlwaysAs(
    sql`array_position(array[13, 7, 1, 10, 9, 4, 12, 6, 5, 2, 3, 11, 8]::smallint[], tipo_exame_id)`,
  ),
  statusOrdem: smallint().generatedAlwaysAs(
    sql`array_position(array[8, 12, 7, 3, 19, 26, 5, 27, 10, 22, 17, 9, 6, 1, 2, 20, 15, 18, 4, 16, 14, 13, 21, 11]::smallint[], status_id)`,
  ),
  versao: integer().notNull().default(1),
  userId: integer().references(() => user.id),
  userResponsavelId: integer().references(() => user.id),
  atendimentoIniciadoEm: instant(),
  prazoAtendimento: date({ mode: 'string' }),
  prazoOrdem: date({ mode: 'string' }).generatedAlwaysAs(
    sql`case when status_id in (1, 2, 3, 5, 11, 12, 13, 14, 16, 19, 21, 26) then prazo_atendimento when status_id = 17 then deposito_ate end`,
  ),
  nomeFuncionario: text().notNull(),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(nome_funcionario)`),
  cpfFuncionario: text().notNull(),
  nomeCliente: text().notNull(),
  clienteOrdem: text().generatedAlwaysAs(sql`apto_normalizar(nome_cliente)`),
  telefoneFuncionario: text(),
  emailFuncionario: text(),
  nomeSolicitante: text(),
  emailSolicitante: text(),
  telefoneSolicitante: text(),
  dataSugestaoInicial: date({ mode: 'string' }),
  dataSugestaoFinal: date({ mode: 'string' }),
  periodo: periodoCode(),
  periodoAgendado: periodoCode(),
  horarioMarcadoPrestador: text(),
  dataAgendamento: date({ mode: 'string' }),
  horaAgendamento: text(),
  horaSaida: text(),
  observacao: text(),
  observacaoPrestador: text(),
  justificativa: text(),
  pcd: flag(false),
  informacoesPcd: smallint(),
  resideForaDoPais: flag(false),
  semRiscos: flag(false),
  quemAgenda: whoCode(),
  quemAvisa: whoCode(),
  motivoConsulta: smallint(),
  detalheConsulta: text(),
  tipoRetorno: smallint(),
  dataLiberacao: date({ mode: 'string' }),
  dataHomologacao: date({ mode: 'string' }),
  quantidadeFaltaConsulta: integer().notNull().default(0),
  usaReservaHorario: flag(false),
  depositoAntecipado: flag(false),
  depositoAte: date({ mode: 'string' }),
  depositoAvisadoEm: instant(),
  autoagendamento: flag(false),
  direcionarParaAtendente: flag(false),
  asoEmDia: flag(false),
  telemedicina: flag(false),
  linkTelemedicina: text(),
  procedimentosFromSoc: flag(false),
  questionarioRiscoId: integer().references(() => questionarioRisco.id),
  questionarioHierarquiaId: integer(),
  clienteNaoAlterarSituacaoNoDemissional: flag(false),
  ...timestamps(),
});

export const agendamentoProcedimento = pgTable('agendamento_procedimento', {
  id: key(),
  agendamentoId: recordOf(() => agendamento.id),
  procedimentoId: refersTo(() => procedimento.id),
  prestadorId: integer().references(() => prestador.id),
  dataAgendamento: date({ mode: 'string' }),
  horaAgendamento: text(),
  emDia: flag(false),
  aceito: flag(true),
  dataUltimaRealizacao: date({ mode: 'string' }),
  dataRefazerExame: date({ mode: 'string' }),
  observacaoAgendamentoConsulta: text(),
  particular: flag(false),
  empresaId: inheritedEmpresa(),
});

export const agendamentoRisco = pgTable(
  'agendamento_risco',
  {
    empresaId: inheritedEmpresa(),
    agendamentoId: recordOf(() => agendamento.id),
    riscoId: refersTo(() => risco.id),
  },
  (t) => [primaryKey({ columns: [t.agendamentoId, t.riscoId] })],
);

export const agendamentoStatus = pgTable('agendamento_status', {
  empresaId: inheritedEmpresa(),
  id: key(),
  agendamentoId: recordOf(() => agendamento.id),
  de: smallint(),
  para: smallint().notNull(),
  acao: text().notNull(),
  descricao: text().notNull(),
  observacao: text(),
  autorId: integer().references(() => user.id),
  autorNome: text(),
  /** The audit row of the same change. */
  auditoriaId: bigint({ mode: 'number' }),
  /** The days that the step proposed. */
  datasPropostas: jsonb().$type<readonly { data: string; hora: string | null }[]>(),
  createdAt: instantNow(),
});

export const reserva = pgTable('reserva', {
  id: key(),
  ambienteId: refersTo(() => ambiente.id),
  vaga: integer().notNull().default(1),
  periodo: tsrange().notNull(),
  tipo: text().notNull(),
  expiraEm: instant(),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'restrict' }),
  ativa: flag(true),
  createdAt: instantNow(),
  empresaId: inheritedEmpresa(),
  liberadaEm: instant(),
  usuarioId: integer().references(() => user.id),
  funcionarioId: integer().references(() => funcionario.id),
  desde: instant(),
});

/** The bookings of the call's company, for those who search by `periodo`: under a policy its index is of no use. */
export const empresaReserva = pgView('empresa_reserva', {
  id: integer().notNull(),
  ambienteId: integer().notNull(),
  vaga: integer().notNull(),
  periodo: tsrange().notNull(),
  tipo: text().notNull(),
  expiraEm: instant(),
  ativa: flag(true),
  usuarioId: integer(),
  funcionarioId: integer(),
  agendamentoId: integer(),
}).existing();

export const tokenAutoagendamento = pgTable('token_autoagendamento', {
  empresaId: inheritedEmpresa(),
  id: key(),
  agendamentoId: partOf(() => agendamento.id),
  tokenHash: text().notNull(),
  expiraEm: instant().notNull(),
  revogadoEm: instant(),
  usadoEm: instant(),
  tentativas: integer().notNull().default(0),
  createdAt: instantNow(),
  tipo: text().$type<'AGENDAR' | 'ACOMPANHAR'>().notNull().default('AGENDAR'),
  tokenCifrado: text(),
  calendarioHash: text(),
});

export const agendamentoCount = pgTable('agendamento_contagem', {
  empresaId: integer().notNull(),
  clienteId: integer(),
  unidadeId: integer(),
  statusId: smallint().notNull(),
  tipoExameId: smallint().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

export const agendamentoDayCount = pgTable('agendamento_contagem_dia', {
  empresaId: integer().notNull(),
  clienteId: integer(),
  statusId: smallint().notNull(),
  dia: date({ mode: 'string' }).notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

export const agendamentoNameCount = pgTable('agendamento_contagem_nome', {
  empresaId: integer().notNull(),
  clienteId: integer().notNull(),
  nomeBusca: text().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

/** The owner's view of it, for searches: LIKE finds no index under a policy. */
export const companyNameCount = pgView('empresa_contagem_nome', {
  empresaId: integer().notNull(),
  clienteId: integer().notNull(),
  nomeBusca: text().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
}).existing();

export const agendamentoCustomerCount = pgTable('agendamento_contagem_cliente', {
  empresaId: integer().notNull(),
  clienteId: integer().notNull(),
  aberto: boolean().notNull(),
  clienteOrdem: text().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

export const agendamentoDateCount = pgTable('agendamento_contagem_data', {
  empresaId: integer().notNull(),
  clienteId: integer(),
  aberto: boolean().notNull(),
  dataAgendamento: date({ mode: 'string' }),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

export const agendamentoFirstNameCount = pgTable('agendamento_contagem_primeiro', {
  empresaId: integer().notNull(),
  clienteId: integer(),
  aberto: boolean().notNull(),
  primeiroNome: text().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

/** `agendamentoNameCount` of the call's company alone. */
export const agendamentoNameCountOfEmpresa = pgView('empresa_contagem_nome', {
  empresaId: integer().notNull(),
  clienteId: integer().notNull(),
  nomeBusca: text().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
}).existing();
