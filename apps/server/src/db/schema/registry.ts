import { sql } from 'drizzle-orm';
import { boolean, char, date, doublePrecision, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import {
  flag,
  inheritedEmpresa,
  instant,
  instantNow,
  key,
  laterTimestamps,
  refersTo,
  timestamps,
  version,
  whoCode,
} from './columns.ts';

export const cidade = pgTable('cidade', {
  id: integer().primaryKey(),
  cidade: text().notNull(),
  estado: char({ length: 2 }).notNull(),
  lat: doublePrecision(),
  lng: doublePrecision(),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(cidade)`),
});

export const empresa = pgTable('empresa', {
  id: key(),
  name: text().notNull(),
  tradeName: text(),
  cnpj: text().notNull(),
  /** Of the API key: `platform/company-key`. */
  chaveMarca: text(),
  chaveFinal: text(),
  chaveCriadaEm: instant(),
  limiteDatas: integer().notNull().default(10),
  diasAtendimento: integer().notNull().default(2),
  code: text(),
  /** GESTORA makes companies. */
  tipo: text().notNull().default('CLIENTE'),
  activeContract: flag(true),
  prioridade: text(),
  zipCode: text(),
  street: text(),
  number: text(),
  addressReference: text(),
  addressComplement: text(),
  neighborhood: text(),
  cidadeId: integer().references(() => cidade.id),
  email: text(),
  phone: text(),
  commercialPhone: text(),
  advanceDeposit: flag(false),
  daysInAdvance: integer(),
  atendeTodasCidades: flag(false),
  atendeAsoRetido: flag(false),
  gerarAsoComData: flag(false),
  permiteConfirmacaoPrestador: flag(false),
  metodoPagamento: text(),
  chavePix: text(),
  nomeTitularConta: text(),
  cpfTitularConta: text(),
  cnpjTitularConta: text(),
  nomeBanco: text(),
  codigoBanco: text(),
  codigoAgencia: text(),
  contaCorrente: text(),
  codigoEmpresaPrincipal: text(),
  /** These are sealed with the key ring, but for the type of SOCGED. */
  username: text(),
  chaveAcesso: text(),
  codigoResponsavel: text(),
  codigoUsuarioSoc: text(),
  codigoExportaDados: text(),
  chaveAcessoExportaDados: text(),
  codigoExportaSugeridos: text(),
  chaveExportaSugeridos: text(),
  codigoExportaGed: text(),
  chaveExportaGed: text(),
  tipoSocgedAso: text(),
  /** Whoever works in it has a second factor. */
  exigeSegundoFator: flag(false),
  ativo: flag(true),
  versao: version(),
  ...timestamps(),
});

export const grupo = pgTable('grupo', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  descricao: text().notNull(),
  ativo: flag(true),
  versao: version(),
  ...timestamps(),
});

/** How it is reached. */
const contact = () => ({ email: text(), phone: text(), commercialPhone: text() });
/** Where it is, but for the city. */
const address = () => ({
  zipCode: text(),
  street: text(),
  number: text(),
  addressComplement: text(),
  neighborhood: text(),
});

export const cliente = pgTable('cliente', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  code: text().notNull(),
  name: text().notNull(),
  apelido: text(),
  inscricao: text().notNull(),
  corMarca: text(),
  asoRetido: flag(false),
  usaReservaHorario: flag(false),
  permiteAlterarMetodoReservaHorario: flag(false),
  quemAgenda: whoCode().notNull().default('USUARIO_ESCOLHE'),
  quemAvisa: whoCode().notNull().default('SOLICITANTE'),
  desabilitarQuestionarioRisco: flag(false),
  limiteReagendamento: integer().notNull().default(2),
  horasBloqueioAlterar: integer(),
  horasBloqueioDesistencia: integer(),
  horasBloqueioCancelar: integer(),
  limiteDatas: integer(),
  diasAtendimento: integer(),
  clienteNaoAlterarSituacaoNoDemissional: flag(false),
  grupoId: integer().references(() => grupo.id),
  /** What `inscricao` is: eSocial table 5. */
  tpInsc: text().notNull().default('1'),
  cnae: text(),
  grauRisco: smallint(),
  /** A physician of the company's (`medico`). */
  medicoPcmsoId: integer(),
  ...contact(),
  ...address(),
  cidadeId: integer().references(() => cidade.id),
  advanceDeposit: flag(false),
  daysInAdvance: integer(),
  ativo: flag(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name || ' ' || coalesce(apelido, ''))`),
  ...timestamps(),
  versao: version(),
});

/** A part of a customer, with a name of its own. */
const partOfCliente = () => ({
  empresaId: inheritedEmpresa(),
  id: key(),
  clienteId: refersTo(() => cliente.id),
  name: text().notNull(),
  ativo: flag(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name)`),
  ...laterTimestamps(),
  versao: version(),
});

export const unidade = pgTable('unidade', {
  ...partOfCliente(),
  tradeCode: text(),
  /** What `inscricao` is: eSocial table 5. */
  tpInsc: text().notNull().default('1'),
  inscricao: text(),
  riskLevel: smallint(),
  ...contact(),
  ...address(),
  cidadeId: integer().references(() => cidade.id),
});

export const setor = pgTable('setor', { ...partOfCliente(), code: text() });

export const cargo = pgTable('cargo', {
  ...partOfCliente(),
  code: text(),
  cbo: text(),
  descricaoAtividades: text(),
});

export const hierarquia = pgTable('hierarquia', {
  empresaId: inheritedEmpresa(),
  id: key(),
  clienteId: refersTo(() => cliente.id),
  unidadeId: refersTo(() => unidade.id),
  setorId: refersTo(() => setor.id),
  cargoId: refersTo(() => cargo.id),
  /** Nobody new is put into it. */
  bloqueada: flag(false),
  motivoBloqueio: text(),
  /** Names of branch, department and position, written by a trigger. */
  nomeBusca: text(),
  ativo: flag(true),
  ...laterTimestamps(),
  versao: version(),
});

export const risco = pgTable('risco', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  nome: text().notNull(),
  codigoEsocial: text(),
  grupo: text(),
  limiteTolerancia: text(),
  unidadeMedida: text(),
  ativo: flag(true),
  versao: version(),
  ...timestamps(),
});

export const procedimento = pgTable('procedimento', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  name: text().notNull(),
  code: text().notNull(),
  tipo: text().notNull().default('OUTRO'),
  /** Of the kind CLINICO. */
  clinical: boolean()
    .notNull()
    .generatedAlwaysAs(sql`tipo = 'CLINICO'`),
  pcd: flag(false),
  codigoEsocial: text(),
  codigoTuss: text(),
  duracaoMinutos: integer(),
  diasAntecedencia: integer(),
  sexo: text(),
  procedimentoDiagnosticoId: integer(),
  recommendation: text(),
  jejumHoras: smallint(),
  repousoAuditivoHoras: smallint(),
  validadeMeses: integer().notNull().default(12),
  ativo: flag(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name)`),
  ...laterTimestamps(),
  versao: version(),
});

export const clienteProcedimento = pgTable('cliente_procedimento', {
  id: key(),
  clienteId: refersTo(() => cliente.id),
  cargoId: integer().references(() => cargo.id),
  tipoExameId: smallint().notNull(),
  procedimentoId: refersTo(() => procedimento.id),
  empresaId: inheritedEmpresa(),
});

export const questionarioRisco = pgTable('questionario_risco', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  pergunta: text().notNull(),
  ordem: integer().notNull().default(0),
  ativo: flag(true),
});

export const feriadoMunicipal = pgTable('feriado_municipal', {
  id: key(),
  cidadeId: refersTo(() => cidade.id),
  dataFeriado: date({ mode: 'string' }).notNull(),
  nome: text().notNull(),
});

export const clienteAtendimentoMethod = pgTable('cliente_metodo_atendimento', {
  empresaId: inheritedEmpresa(),
  id: key(),
  clienteId: refersTo(() => cliente.id),
  tipoExameId: smallint().notNull(),
  quemAgenda: whoCode().notNull(),
  quemAvisa: whoCode().notNull(),
  ...laterTimestamps(),
  versao: version(),
});

export const importBatch = pgTable('importacao_lote', {
  empresaId: inheritedEmpresa(),
  id: key(),
  clienteId: refersTo(() => cliente.id),
  arquivo: text().notNull(),
  sha256: text().notNull(),
  linhas: integer().notNull(),
  criados: integer().notNull(),
  atualizados: integer().notNull(),
  createdAt: instantNow(),
});
