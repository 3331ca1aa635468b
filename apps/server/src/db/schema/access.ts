import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { flag, inheritedEmpresa, instantNow, key, partOf, refersTo, timestamps, version } from './columns.ts';
import { prestador } from './prestador.ts';
import { cliente, empresa, unidade } from './registry.ts';

export const profile = pgTable('perfil', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  nome: text().notNull(),
  descricao: text(),
  permissoes: text().array().notNull().default([]),
  /** It holds every permission, also those that a later version brings. */
  administrador: flag(false),
  ativo: flag(true),
  versao: version(),
  ...timestamps(),
});

export const user = pgTable('usuario', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  perfilId: refersTo(() => profile.id),
  tipo: text().notNull().default('interna'),
  prestadorId: integer().references(() => prestador.id),
  username: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  senhaHash: text().notNull(),
  acessoTodosClientes: flag(false),
  acessoTodasUnidades: flag(false),
  quemAgenda: text().notNull().default('USUARIO_ESCOLHE'),
  quemAvisa: text().notNull().default('SOLICITANTE'),
  ativo: flag(true),
  createdAt: instantNow(),
});

export const userCliente = pgTable(
  'usuario_cliente',
  {
    usuarioId: partOf(() => user.id),
    clienteId: refersTo(() => cliente.id),
    empresaId: inheritedEmpresa(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.clienteId] })],
);

export const userUnidade = pgTable(
  'usuario_unidade',
  {
    empresaId: inheritedEmpresa(),
    usuarioId: partOf(() => user.id),
    unidadeId: refersTo(() => unidade.id),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.unidadeId] })],
);
