import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const cidade = pgTable('cidade', {
  id: integer().primaryKey(),
  cidade: text().notNull(),
  estado: char({ length: 2 }).notNull(),
  lat: doublePrecision(),
  lng: doublePrecision(),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(cidade)`),
});

export const empresa = pgTable('empresa', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  tradeName: text(),
  cnpj: text().notNull(),
  apiKey: text(),
  limiteDatas: integer().notNull().default(10),
  ativo: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const cliente = pgTable('cliente', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  empresaId: integer()
    .notNull()
    .references(() => empresa.id),
  code: text().notNull(),
  name: text().notNull(),
  apelido: text(),
  inscricao: text().notNull(),
  urlLogo: text(),
  corMarca: text(),
  asoRetido: boolean().notNull().default(false),
  usaReservaHorario: boolean().notNull().default(false),
  permiteAlterarMetodoReservaHorario: boolean().notNull().default(false),
  quemAgenda: text().notNull().default('USUARIO_ESCOLHE'),
  quemAvisa: text().notNull().default('SOLICITANTE'),
  desabilitarQuestionarioRisco: boolean().notNull().default(false),
  limiteReagendamento: integer().notNull().default(2),
  horasBloqueioAlterar: integer(),
  horasBloqueioDesistencia: integer(),
  horasBloqueioCancelar: integer(),
  limiteDatas: integer(),
  clienteNaoAlterarSituacaoNoDemissional: boolean().notNull().default(false),
  ativo: boolean().notNull().default(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name || ' ' || coalesce(apelido, ''))`),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const unidade = pgTable('unidade', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  name: text().notNull(),
  tradeCode: text(),
  cnpj: text(),
  riskLevel: smallint(),
  cidadeId: integer().references(() => cidade.id),
  ativo: boolean().notNull().default(true),
});

export const setor = pgTable('setor', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  name: text().notNull(),
  ativo: boolean().notNull().default(true),
});

export const cargo = pgTable('cargo', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  name: text().notNull(),
  ativo: boolean().notNull().default(true),
});

export const hierarquia = pgTable('hierarquia', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  unidadeId: integer()
    .notNull()
    .references(() => unidade.id),
  setorId: integer()
    .notNull()
    .references(() => setor.id),
  cargoId: integer()
    .notNull()
    .references(() => cargo.id),
  ativo: boolean().notNull().default(true),
});

export const funcionario = pgTable('funcionario', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  customerId: integer()
    .notNull()
    .references(() => cliente.id),
  customerHierarchyId: integer().references(() => hierarquia.id),
  unidadeId: integer().references(() => unidade.id),
  codigoSoc: text(),
  situation: text({ enum: ['ATIVO', 'AFASTADO', 'PENDENTE', 'DEMITIDO'] })
    .notNull()
    .default('ATIVO'),
  name: text().notNull(),
  nomeSocial: text(),
  cpf: text().notNull(),
  sex: char({ length: 1 }),
  dataNascimento: date({ mode: 'string' }),
  admissionDate: date({ mode: 'string' }),
  resignationDate: date({ mode: 'string' }),
  changeDate: date({ mode: 'string' }),
  pcd: boolean().notNull().default(false),
  deficiency: text(),
  mudouRisco: boolean().notNull().default(false),
  registration: text(),
  code: text(),
  matriculaCliente: text(),
  matriculaEsocial: text(),
  pisPasep: text(),
  rg: text(),
  email: text(),
  phone: text(),
  commercialPhone: text(),
  zipCode: text(),
  address: text(),
  addressComplement: text(),
  neighborhood: text(),
  city: text(),
  state: char({ length: 2 }),
  statusIntegracaoSoc: text(),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name)`),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  deletedAt: timestamp({ withTimezone: true, mode: 'string' }),
});

export const risco = pgTable('risco', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  nome: text().notNull(),
  codigoEsocial: text(),
  grupo: text(),
});

export const funcionarioRisco = pgTable(
  'funcionario_risco',
  {
    funcionarioId: integer()
      .notNull()
      .references(() => funcionario.id, { onDelete: 'cascade' }),
    riscoId: integer()
      .notNull()
      .references(() => risco.id),
  },
  (t) => [primaryKey({ columns: [t.funcionarioId, t.riscoId] })],
);

export const procedimento = pgTable('procedimento', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  code: text().notNull(),
  clinical: boolean().notNull().default(false),
  pcd: boolean().notNull().default(false),
  codigoEsocial: text(),
  procedimentoDiagnosticoId: integer(),
  recommendation: text(),
  validadeMeses: integer().notNull().default(12),
  ativo: boolean().notNull().default(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name)`),
});

export const clienteProcedimento = pgTable('cliente_procedimento', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  cargoId: integer().references(() => cargo.id),
  tipoExameId: smallint().notNull(),
  procedimentoId: integer()
    .notNull()
    .references(() => procedimento.id),
});

export const funcionarioExame = pgTable('funcionario_exame', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  funcionarioId: integer()
    .notNull()
    .references(() => funcionario.id, { onDelete: 'cascade' }),
  procedimentoId: integer()
    .notNull()
    .references(() => procedimento.id),
  tipoExameId: smallint(),
  dataUltimaRealizacao: date({ mode: 'string' }).notNull(),
  dataRefazerExame: date({ mode: 'string' }),
});

export const questionarioRisco = pgTable('questionario_risco', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  pergunta: text().notNull(),
  ordem: integer().notNull().default(0),
  ativo: boolean().notNull().default(true),
});

export const prestador = pgTable('prestador', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  empresaId: integer()
    .notNull()
    .references(() => empresa.id),
  code: text().notNull(),
  name: text().notNull(),
  tradeName: text(),
  cnpj: text().notNull(),
  phone: text(),
  commercialPhone: text(),
  email: text(),
  street: text(),
  number: text(),
  neighborhood: text(),
  addressComplement: text(),
  zipCode: text(),
  cidadeId: integer()
    .notNull()
    .references(() => cidade.id),
  lat: doublePrecision(),
  lng: doublePrecision(),
  prioridade: text({ enum: ['PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS'] })
    .notNull()
    .default('OUTROS'),
  sistema: text(),
  atendeOcupacional: boolean().notNull().default(true),
  reservaHorario: boolean().notNull().default(false),
  advanceDeposit: boolean().notNull().default(false),
  daysInAdvance: integer().notNull().default(0),
  fuso: text().notNull().default('America/Sao_Paulo'),
  nomeBanco: text(),
  codigoBanco: text(),
  codigoAgencia: text(),
  contaCorrente: text(),
  chavePix: text(),
  cnpjTitularConta: text(),
  oQueLevar: text(),
  ativo: boolean().notNull().default(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name || ' ' || code)`),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const prestadorHorario = pgTable('prestador_horario', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  prestadorId: integer()
    .notNull()
    .references(() => prestador.id, { onDelete: 'cascade' }),
  weekDay: smallint().notNull(),
  serviceTypeAm: text(),
  serviceTypePm: text(),
  startHourAm: text(),
  endHourAm: text(),
  startHourPm: text(),
  endHourPm: text(),
  atendimentoMatutino: boolean().notNull().default(false),
  atendimentoVespertino: boolean().notNull().default(false),
});

export const prestadorExame = pgTable('prestador_exame', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  prestadorId: integer()
    .notNull()
    .references(() => prestador.id, { onDelete: 'cascade' }),
  procedimentoId: integer()
    .notNull()
    .references(() => procedimento.id),
  diasAntecedencia: integer().notNull().default(0),
  valorCobrar: integer().notNull().default(0),
});

export const prestadorCliente = pgTable('prestador_cliente', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  prestadorId: integer()
    .notNull()
    .references(() => prestador.id, { onDelete: 'cascade' }),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  condicao: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const prestadorFerias = pgTable('prestador_ferias', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  prestadorId: integer()
    .notNull()
    .references(() => prestador.id, { onDelete: 'cascade' }),
  dataInicial: date({ mode: 'string' }).notNull(),
  dataFinal: date({ mode: 'string' }).notNull(),
});

export const feriadoMunicipal = pgTable('feriado_municipal', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  cidadeId: integer()
    .notNull()
    .references(() => cidade.id),
  dataFeriado: date({ mode: 'string' }).notNull(),
  nome: text().notNull(),
});

export const clienteAtendimentoMethod = pgTable('cliente_metodo_atendimento', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  tipoExameId: smallint().notNull(),
  quemAgenda: text().notNull(),
  quemAvisa: text().notNull(),
});

export const ambiente = pgTable('ambiente', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  prestadorId: integer()
    .notNull()
    .references(() => prestador.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  ativo: boolean().notNull().default(true),
});

export const agenda = pgTable('agenda', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  prestadorId: integer()
    .notNull()
    .references(() => prestador.id, { onDelete: 'cascade' }),
  ambienteId: integer()
    .notNull()
    .references(() => ambiente.id, { onDelete: 'cascade' }),
  vigenciaInicial: date({ mode: 'string' }).notNull(),
  vigenciaFinal: date({ mode: 'string' }),
});

export const agendaPeriodo = pgTable('agenda_periodo', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  agendaId: integer()
    .notNull()
    .references(() => agenda.id, { onDelete: 'cascade' }),
  diaSemana: smallint().notNull(),
  inicio: text().notNull(),
  fim: text().notNull(),
  duracaoMinutos: integer().notNull(),
  vagas: integer().notNull().default(1),
});

export const agendaException = pgTable('agenda_excecao', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  agendaId: integer()
    .notNull()
    .references(() => agenda.id, { onDelete: 'cascade' }),
  data: date({ mode: 'string' }).notNull(),
  atende: boolean().notNull(),
  inicio: text(),
  fim: text(),
});

export const importBatch = pgTable('importacao_lote', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  clienteId: integer()
    .notNull()
    .references(() => cliente.id),
  arquivo: text().notNull(),
  sha256: text().notNull(),
  linhas: integer().notNull(),
  criados: integer().notNull(),
  atualizados: integer().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
