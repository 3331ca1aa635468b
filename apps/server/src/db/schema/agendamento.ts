import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import {
  ambiente,
  cargo,
  cidade,
  cliente,
  empresa,
  funcionario,
  prestador,
  procedimento,
  questionarioRisco,
  risco,
  setor,
  unidade,
} from './registry.ts';
import { tsrange } from './types.ts';

export const agendamento = pgTable('agendamento', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  empresaId: integer()
    .notNull()
    .references(() => empresa.id),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  unidadeId: integer().references(() => unidade.id),
  setorId: integer().references(() => setor.id),
  cargoId: integer().references(() => cargo.id),
  funcionarioId: integer()
    .notNull()
    .references(() => funcionario.id),
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
  periodo: smallint(),
  horarioMarcadoPrestador: text(),
  dataAgendamento: date({ mode: 'string' }),
  horaAgendamento: text(),
  horaSaida: text(),
  observacao: text(),
  observacaoPrestador: text(),
  justificativa: text(),
  pcd: boolean().notNull().default(false),
  resideForaDoPais: boolean().notNull().default(false),
  semRiscos: boolean().notNull().default(false),
  quemAgenda: text(),
  quemAvisa: text(),
  motivoConsulta: smallint(),
  detalheConsulta: text(),
  tipoRetorno: smallint(),
  dataLiberacao: date({ mode: 'string' }),
  dataHomologacao: date({ mode: 'string' }),
  quantidadeFaltaConsulta: integer().notNull().default(0),
  usaReservaHorario: boolean().notNull().default(false),
  depositoAntecipado: boolean().notNull().default(false),
  autoagendamento: boolean().notNull().default(false),
  direcionarParaAtendente: boolean().notNull().default(false),
  asoEmDia: boolean().notNull().default(false),
  telemedicina: boolean().notNull().default(false),
  linkTelemedicina: text(),
  anexoLaudo: text(),
  anexoAbono: text(),
  anexoConsulta: text(),
  procedimentosFromSoc: boolean().notNull().default(false),
  questionarioRiscoId: integer().references(() => questionarioRisco.id),
  questionarioHierarquiaId: integer(),
  clienteNaoAlterarSituacaoNoDemissional: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const agendamentoProcedimento = pgTable('agendamento_procedimento', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  agendamentoId: integer()
    .notNull()
    .references(() => agendamento.id, { onDelete: 'cascade' }),
  procedimentoId: integer()
    .notNull()
    .references(() => procedimento.id),
  prestadorId: integer().references(() => prestador.id),
  dataAgendamento: date({ mode: 'string' }),
  horaAgendamento: text(),
  emDia: boolean().notNull().default(false),
  aceito: boolean().notNull().default(true),
  dataUltimaRealizacao: date({ mode: 'string' }),
  dataRefazerExame: date({ mode: 'string' }),
  observacaoAgendamentoConsulta: text(),
});

export const agendamentoRisco = pgTable(
  'agendamento_risco',
  {
    agendamentoId: integer()
      .notNull()
      .references(() => agendamento.id, { onDelete: 'cascade' }),
    riscoId: integer()
      .notNull()
      .references(() => risco.id),
  },
  (t) => [primaryKey({ columns: [t.agendamentoId, t.riscoId] })],
);

export const agendamentoStatus = pgTable('agendamento_status', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  agendamentoId: integer()
    .notNull()
    .references(() => agendamento.id, { onDelete: 'cascade' }),
  de: smallint(),
  para: smallint().notNull(),
  acao: text().notNull(),
  descricao: text().notNull(),
  observacao: text(),
  autorId: integer().references(() => user.id),
  autorNome: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const reserva = pgTable('reserva', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  ambienteId: integer()
    .notNull()
    .references(() => ambiente.id),
  vaga: integer().notNull().default(1),
  periodo: tsrange().notNull(),
  tipo: text().notNull(),
  expiraEm: timestamp({ withTimezone: true, mode: 'string' }),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'cascade' }),
  ativa: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const tokenAutoagendamento = pgTable('token_autoagendamento', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  agendamentoId: integer()
    .notNull()
    .references(() => agendamento.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull(),
  expiraEm: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  revogadoEm: timestamp({ withTimezone: true, mode: 'string' }),
  usadoEm: timestamp({ withTimezone: true, mode: 'string' }),
  tentativas: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const agendamentoCount = pgTable('agendamento_contagem', {
  empresaId: integer().notNull(),
  clienteId: integer(),
  unidadeId: integer(),
  statusId: smallint().notNull(),
  tipoExameId: smallint().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: boolean().notNull().default(true),
});

export const agendamentoDayCount = pgTable('agendamento_contagem_dia', {
  empresaId: integer().notNull(),
  clienteId: integer(),
  statusId: smallint().notNull(),
  dia: date({ mode: 'string' }).notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: boolean().notNull().default(true),
});
