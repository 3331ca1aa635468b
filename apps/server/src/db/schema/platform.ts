import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { flag, inheritedEmpresa, instant, instantNow, key, longKey, recordOf, refersTo } from './columns.ts';
import { user } from './access.ts';
import { agendamento, tokenAutoagendamento } from './agendamento.ts';
import { empresa } from './registry.ts';

export const session = pgTable('sessao', {
  empresaId: inheritedEmpresa(),
  idHash: text().primaryKey(),
  tipo: text({ enum: ['interna', 'autoagendamento', 'prestador'] }).notNull(),
  usuarioId: integer().references(() => user.id, { onDelete: 'cascade' }),
  /** In which of the person's accounts they are; null: their own. */
  contaId: integer().references(() => user.id, { onDelete: 'cascade' }),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'cascade' }),
  tokenId: integer().references(() => tokenAutoagendamento.id, { onDelete: 'cascade' }),
  termoAceitoEm: instant(),
  createdAt: instantNow(),
  expiraEm: instant().notNull(),
  revogadoEm: instant(),
  usadoEm: instantNow(),
  /** What its person calls it by: the hash is for nobody's eyes. */
  numero: integer().generatedByDefaultAsIdentity(),
  ip: text(),
  /** What the browser says of itself (`user-agent`). */
  agente: text(),
});

/** One row: what this database is. */
export const installation = pgTable('instalacao', {
  id: integer().primaryKey().default(1),
  natureza: text({ enum: ['DEMONSTRACAO', 'PRODUCAO'] }).notNull(),
  createdAt: instantNow(),
});

export const attemptLimit = pgTable('limite_tentativa', {
  chave: text().primaryKey(),
  tentativas: integer().notNull(),
  expiraEm: instant().notNull(),
});

export const idempotentCall = pgTable(
  'idempotencia',
  {
    chave: text().notNull(),
    ator: text().notNull(),
    chamada: text().notNull(),
    requestHash: text().notNull(),
    status: smallint(),
    answer: jsonb().$type<string>(),
    claim: text(),
    leaseUntil: instant(),
    createdAt: instantNow(),
    empresaId: integer().default(sql`apto_empresa()`),
  },
  (t) => [primaryKey({ columns: [t.chave, t.ator, t.chamada] })],
);

export const audit = pgTable('auditoria', {
  id: longKey(),
  createdAt: instantNow(),
  sessaoTipo: text().notNull(),
  usuarioId: integer(),
  acao: text().notNull(),
  recurso: text().notNull(),
  recursoId: integer(),
  clienteId: integer(),
  dadoDeSaude: flag(false),
  requestId: text(),
  detalhes: jsonb(),
  empresaId: integer(),
  ip: text(),
});

export const outbox = pgTable('outbox', {
  id: longKey(),
  transacao: bigint({ mode: 'number' })
    .notNull()
    .default(sql`(pg_current_xact_id()::text::bigint)`),
  tipo: text().notNull(),
  empresaId: integer(),
  clienteId: integer(),
  unidadeId: integer(),
  prestadorId: integer(),
  agendamentoId: integer(),
  dados: jsonb().notNull().default({}),
  usuarios: integer().array(),
  createdAt: instantNow(),
});

/** The kits of an appointment, one for each content; the PDF lies in storage, under `chave`. */
export const kit = pgTable('kit', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  agendamentoId: recordOf(() => agendamento.id),
  contentHash: text().notNull(),
  chave: text().notNull(),
  tamanho: integer().notNull(),
  createdAt: instantNow(),
});

export const message = pgTable('mensagem', {
  empresaId: integer().default(sql`apto_empresa()`),
  id: longKey(),
  canal: text().notNull(),
  destino: text().notNull(),
  assunto: text(),
  corpoCifrado: text(),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'set null' }),
  tipo: text().notNull(),
  situacao: text().notNull().default('PENDENTE'),
  tentativas: integer().notNull().default(0),
  proximaTentativa: instantNow(),
  erro: text(),
  enviadaEm: instant(),
  leaseUntil: instant(),
  createdAt: instantNow(),
  destinatario: text({ enum: ['FUNCIONARIO', 'SOLICITANTE', 'PRESTADOR', 'RESPONSAVEL'] }),
  dia: date({ mode: 'string' }),
  hora: text(),
  kitId: integer().references(() => kit.id),
  uniqueKey: text(),
  nomeDestinatario: text(),
});

export const sentMessage = pgTable('mensagem_enviada', {
  id: longKey(),
  canal: text().notNull(),
  destino: text().notNull(),
  assunto: text(),
  corpo: text().notNull(),
  createdAt: instantNow(),
  mensagemId: bigint({ mode: 'number' }),
  anexos: text().array().notNull().default([]),
});
