import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { instant, key, partOf, refersTo, timestamps, version } from './columns.ts';
import { prestador } from './prestador.ts';
import { empresa } from './registry.ts';

/** What a clinic says of itself, until staff decides on it. */
export const clinicRegistration = pgTable('prestador_cadastro', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  prestadorId: partOf(() => prestador.id),
  situacao: text({ enum: ['ABERTO', 'ENVIADO', 'DEVOLVIDO', 'CONCLUIDO', 'CANCELADO'] })
    .notNull()
    .default('ABERTO'),
  dados: jsonb(),
  decisoes: jsonb().notNull().default([]),
  pedidoPor: integer().references(() => user.id),
  email: text(),
  enviadoEm: instant(),
  versao: version(),
  ...timestamps(),
});
