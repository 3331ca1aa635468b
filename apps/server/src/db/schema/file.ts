import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, instantNow, key, refersTo } from './columns.ts';
import { user } from './access.ts';
import { empresa } from './registry.ts';

/** What is known of a file; its content lies in storage, under `chave`. */
export const storedFile = pgTable('arquivo', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  chave: text().notNull(),
  usuarioId: refersTo(() => user.id),
  nome: text().notNull(),
  tipoConteudo: text().notNull(),
  tamanho: integer().notNull(),
  sha256: text().notNull(),
  situacao: text({ enum: ['PENDENTE', 'PRONTO', 'DESCARTADO'] })
    .notNull()
    .default('PENDENTE'),
  /** A request's kind, or a registry's name. */
  origem: text(),
  origemId: integer(),
  tipo: text(),
  expiraEm: instant(),
  agendamentoId: integer().generatedAlwaysAs(sql`case when origem = 'AGENDAMENTO' then origem_id end`),
  preSolicitacaoId: integer().generatedAlwaysAs(sql`case when origem = 'PRE_SOLICITACAO' then origem_id end`),
  cadastroId: integer().generatedAlwaysAs(sql`case when origem = 'cadastro-prestador' then origem_id end`),
  createdAt: instantNow(),
});
