import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { flag, instant, key, recordOf, refersTo, timestamps, whoCode, periodoCode } from './columns.ts';
import { prestador } from './prestador.ts';
import { funcionario } from './funcionario.ts';
import { cidade, cliente, empresa, procedimento, questionarioRisco } from './registry.ts';

export const preSolicitacao = pgTable('pre_solicitacao', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  clienteId: refersTo(() => cliente.id),
  funcionarioId: recordOf(() => funcionario.id),
  prestadorId: refersTo(() => prestador.id),
  cidadeId: refersTo(() => cidade.id),
  tipoExameId: smallint().notNull(),
  versao: integer().notNull().default(1),
  userId: refersTo(() => user.id),
  /** The employee's name, written by a trigger. */
  nomeBusca: text(),
  telefoneFuncionario: text(),
  emailFuncionario: text(),
  nomeSolicitante: text().notNull(),
  emailSolicitante: text().notNull(),
  telefoneSolicitante: text().notNull(),
  dataSugestaoInicial: date({ mode: 'string' }).notNull(),
  dataSugestaoFinal: date({ mode: 'string' }).notNull(),
  periodo: periodoCode().notNull(),
  horarioMarcadoPrestador: text(),
  observacao: text(),
  pcd: flag(false),
  resideForaDoPais: flag(false),
  quemAgenda: whoCode().notNull(),
  quemAvisa: whoCode().notNull(),
  detalheConsulta: text(),
  tipoRetorno: smallint(),
  dataLiberacao: date({ mode: 'string' }),
  dataHomologacao: date({ mode: 'string' }),
  informacoesPcd: smallint(),
  asoEmDia: flag(false),
  direcionarParaAtendente: flag(false),
  procedimentosFromSoc: flag(false),
  questionarioRiscoId: integer().references(() => questionarioRisco.id),
  questionarioHierarquiaId: integer(),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'restrict' }),
  deletedAt: instant(),
  deletedById: integer().references(() => user.id),
  ...timestamps(),
});

export const preSolicitacaoProcedimento = pgTable(
  'pre_solicitacao_procedimento',
  {
    preSolicitacaoId: recordOf(() => preSolicitacao.id),
    procedimentoId: refersTo(() => procedimento.id),
    empresaId: refersTo(() => empresa.id),
    observacaoAgendamentoConsulta: text(),
  },
  (t) => [primaryKey({ columns: [t.preSolicitacaoId, t.procedimentoId] })],
);
