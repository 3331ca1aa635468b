import { pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { instantNow, key, partOf, refersTo } from './columns.ts';
import { empresa } from './registry.ts';

/** A filter that a person keeps under a name, of one list. */
export const savedFilter = pgTable('filtro_salvo', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: partOf(() => user.id),
  modulo: text().notNull(),
  tipo: text().notNull(),
  descricao: text().notNull(),
  texto: text().notNull(),
  createdAt: instantNow(),
});
