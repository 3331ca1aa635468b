import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  flag,
  inheritedEmpresa,
  instantNow,
  key,
  partOf,
  recordOf,
  refersTo,
  timestamps,
  version,
} from './columns.ts';
import { cidade, cliente, empresa, procedimento } from './registry.ts';

export const prestador = pgTable('prestador', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  code: text().notNull(),
  name: text().notNull(),
  tradeName: text(),
  cnpj: text().notNull(),
  cnes: text(),
  phone: text(),
  commercialPhone: text(),
  email: text(),
  street: text(),
  number: text(),
  neighborhood: text(),
  addressComplement: text(),
  zipCode: text(),
  cidadeId: refersTo(() => cidade.id),
  lat: doublePrecision(),
  lng: doublePrecision(),
  prioridade: text({ enum: ['PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS'] })
    .notNull()
    .default('OUTROS'),
  sistema: text(),
  atendeOcupacional: flag(true),
  reservaHorario: flag(false),
  advanceDeposit: flag(false),
  daysInAdvance: integer().notNull().default(0),
  fuso: text().notNull().default('America/Sao_Paulo'),
  nomeBanco: text(),
  codigoBanco: text(),
  codigoAgencia: text(),
  contaCorrente: text(),
  metodoPagamento: text({ enum: ['PIX', 'CONTA'] }),
  chavePix: text(),
  cnpjTitularConta: text(),
  nomeTitularConta: text(),
  cpfTitularConta: text(),
  atendeTodasCidades: flag(false),
  atendeTelemedicina: flag(true),
  atendeAsoRetido: flag(true),
  permiteConfirmacaoPrestador: flag(true),
  /** A physician of the company's (`medico`): that table's room knows this one already. */
  medicoResponsavelId: integer(),
  oQueLevar: text(),
  ativo: flag(true),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name || ' ' || code)`),
  fantasiaBusca: text().generatedAlwaysAs(sql`apto_normalizar(trade_name)`),
  agendaVersao: integer().notNull().default(1),
  ...timestamps(),
  versao: version(),
});

export const prestadorHorario = pgTable('prestador_horario', {
  empresaId: inheritedEmpresa(),
  id: key(),
  prestadorId: partOf(() => prestador.id),
  weekDay: smallint().notNull(),
  serviceTypeAm: text(),
  serviceTypePm: text(),
  startHourAm: text(),
  endHourAm: text(),
  startHourPm: text(),
  endHourPm: text(),
  atendimentoMatutino: flag(false),
  atendimentoVespertino: flag(false),
});

export const prestadorExame = pgTable('prestador_exame', {
  id: key(),
  prestadorId: partOf(() => prestador.id),
  procedimentoId: refersTo(() => procedimento.id),
  diasAntecedencia: integer().notNull().default(0),
  /** Centavos. */
  valorCobrar: integer().notNull().default(0),
  codigo: text(),
  vigenciaInicial: date(),
  vigenciaFinal: date(),
  ativo: flag(true),
  versao: version(),
  empresaId: inheritedEmpresa(),
  ...timestamps(),
});

export const prestadorExameCliente = pgTable('prestador_exame_cliente', {
  id: key(),
  empresaId: recordOf(() => empresa.id),
  prestadorId: partOf(() => prestador.id),
  clienteId: refersTo(() => cliente.id),
  procedimentoId: refersTo(() => procedimento.id),
  /** Centavos. */
  valor: integer().notNull(),
  vigenciaInicial: date(),
  vigenciaFinal: date(),
  ativo: flag(true),
  versao: version(),
  ...timestamps(),
});

export const prestadorCliente = pgTable('prestador_cliente', {
  id: key(),
  prestadorId: partOf(() => prestador.id),
  clienteId: refersTo(() => cliente.id),
  condicao: flag(false),
  empresaId: inheritedEmpresa(),
  createdAt: instantNow(),
});

export const prestadorFerias = pgTable('prestador_ferias', {
  empresaId: inheritedEmpresa(),
  id: key(),
  prestadorId: partOf(() => prestador.id),
  dataInicial: date({ mode: 'string' }).notNull(),
  dataFinal: date({ mode: 'string' }).notNull(),
});

export const ambiente = pgTable('ambiente', {
  empresaId: inheritedEmpresa(),
  id: key(),
  prestadorId: partOf(() => prestador.id),
  name: text().notNull(),
  ativo: flag(true),
});

export const agenda = pgTable('agenda', {
  empresaId: inheritedEmpresa(),
  id: key(),
  prestadorId: partOf(() => prestador.id),
  ambienteId: partOf(() => ambiente.id),
  vigenciaInicial: date({ mode: 'string' }).notNull(),
  vigenciaFinal: date({ mode: 'string' }),
});

export const agendaPeriodo = pgTable('agenda_periodo', {
  empresaId: inheritedEmpresa(),
  id: key(),
  agendaId: partOf(() => agenda.id),
  diaSemana: smallint().notNull(),
  inicio: text().notNull(),
  fim: text().notNull(),
  duracaoMinutos: integer().notNull(),
  vagas: integer().notNull().default(1),
});

export const agendaException = pgTable('agenda_excecao', {
  empresaId: inheritedEmpresa(),
  id: key(),
  agendaId: partOf(() => agenda.id),
  data: date({ mode: 'string' }).notNull(),
  atende: boolean().notNull(),
  inicio: text(),
  fim: text(),
});

/** What an agenda takes; none listed: all that the clinic does. */
export const agendaProcedimento = pgTable(
  'agenda_procedimento',
  {
    agendaId: partOf(() => agenda.id),
    procedimentoId: refersTo(() => procedimento.id),
    empresaId: inheritedEmpresa(),
  },
  (t) => [primaryKey({ columns: [t.agendaId, t.procedimentoId] })],
);
