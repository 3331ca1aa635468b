import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cliente, empresa, prestador, unidade } from './registry.ts';

export const profile = pgTable('perfil', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  nome: text().notNull(),
  permissoes: text().array().notNull().default([]),
});

export const user = pgTable('usuario', {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  empresaId: integer()
    .notNull()
    .references(() => empresa.id),
  perfilId: integer()
    .notNull()
    .references(() => profile.id),
  tipo: text().notNull().default('interna'),
  prestadorId: integer().references(() => prestador.id),
  username: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  senhaHash: text().notNull(),
  acessoTodosClientes: boolean().notNull().default(false),
  quemAgenda: text().notNull().default('USUARIO_ESCOLHE'),
  quemAvisa: text().notNull().default('SOLICITANTE'),
  ativo: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

export const userCliente = pgTable(
  'usuario_cliente',
  {
    usuarioId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    clienteId: integer()
      .notNull()
      .references(() => cliente.id),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.clienteId] })],
);

export const userUnidade = pgTable(
  'usuario_unidade',
  {
    usuarioId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    unidadeId: integer()
      .notNull()
      .references(() => unidade.id),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.unidadeId] })],
);
