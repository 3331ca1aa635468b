import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento, tokenAutoagendamento } from './agendamento.ts';

export const session = pgTable('sessao', {
  idHash: text().primaryKey(),
  tipo: text({ enum: ['interna', 'autoagendamento', 'prestador'] }).notNull(),
  usuarioId: integer().references(() => user.id, { onDelete: 'cascade' }),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'cascade' }),
  tokenId: integer().references(() => tokenAutoagendamento.id, { onDelete: 'cascade' }),
  termoAceitoEm: timestamp({ withTimezone: true, mode: 'string' }),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  expiraEm: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  revogadoEm: timestamp({ withTimezone: true, mode: 'string' }),
});

export const attemptLimit = pgTable('limite_tentativa', {
  chave: text().primaryKey(),
  tentativas: integer().notNull(),
  expiraEm: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
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
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.chave, t.ator, t.chamada] })],
);

export const audit = pgTable('auditoria', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  sessaoTipo: text().notNull(),
  usuarioId: integer(),
  acao: text().notNull(),
  recurso: text().notNull(),
  recursoId: integer(),
  clienteId: integer(),
  dadoDeSaude: boolean().notNull().default(false),
  requestId: text(),
  detalhes: jsonb(),
});

export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
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
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const message = pgTable('mensagem', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  canal: text().notNull(),
  destino: text().notNull(),
  assunto: text(),
  corpoCifrado: text(),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'set null' }),
  tipo: text().notNull(),
  situacao: text().notNull().default('PENDENTE'),
  tentativas: integer().notNull().default(0),
  proximaTentativa: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  erro: text(),
  enviadaEm: timestamp({ withTimezone: true, mode: 'string' }),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const sentMessage = pgTable('mensagem_enviada', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  canal: text().notNull(),
  destino: text().notNull(),
  assunto: text(),
  corpo: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
