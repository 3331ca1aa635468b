import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  flag,
  inheritedEmpresa,
  instant,
  instantNow,
  key,
  partOf,
  refersTo,
  timestamps,
  version,
  whoCode,
} from './columns.ts';
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
  /** null: of an account that is another one's person's. */
  username: text(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  cpf: text(),
  /** null: invited, and no password chosen yet. */
  senhaHash: text(),
  /** The person's own account, in another company; null: this one is it. */
  pessoaId: integer().references((): AnyPgColumn => user.id),
  acesso: text().generatedAlwaysAs(
    sql`case when senha_hash is null and pessoa_id is null then 'CONVIDADO' else 'ACEITO' end`,
  ),
  acessoTodosClientes: flag(false),
  acessoTodasUnidades: flag(false),
  quemAgenda: whoCode().notNull().default('USUARIO_ESCOLHE'),
  quemAvisa: whoCode().notNull().default('SOLICITANTE'),
  /** How many pre-requests wait is shown to them on the list's button. */
  exibePreSolicitacaoNotificacao: flag(true),
  ativo: flag(true),
  /** For a time: nobody enters with it. */
  bloqueado: flag(false),
  versao: version(),
  ...timestamps(),
});

/** A link to somebody that is worth one password. */
const passwordLink = () => ({
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: partOf(() => user.id),
  tokenHash: text().notNull(),
  expiraEm: instant().notNull(),
  encerradoEm: instant(),
  createdAt: instantNow(),
});

/** For who has no password yet. */
export const userInvitation = pgTable('usuario_convite', passwordLink());

/** For who forgot theirs. */
export const passwordRecovery = pgTable('usuario_recuperacao', passwordLink());

/** The authenticator of a person of the staff (TOTP, RFC 6238). */
export const secondFactor = pgTable('usuario_segundo_fator', {
  usuarioId: integer()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  empresaId: refersTo(() => empresa.id),
  segredoCifrado: text().notNull(),
  /** null: being enrolled, and not asked for yet. */
  confirmadoEm: instant(),
  /** Step of time of the last code that was taken. */
  ultimoPasso: integer(),
  createdAt: instantNow(),
});

/** A code for who lost the authenticator, by its hash; worth one entry. */
export const recoveryCode = pgTable('usuario_codigo_reserva', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: partOf(() => secondFactor.usuarioId),
  codigoHash: text().notNull(),
  usadoEm: instant(),
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
