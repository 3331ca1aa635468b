import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { bulk } from './bulk.ts';
import { boletim } from './cadastros.ts';
import { instant, instantNow, key, partOf, refersTo } from './columns.ts';
import { spreadsheetImport } from './imports.ts';
import { manyRequest } from './many-request.ts';
import { prestador } from './prestador.ts';
import { empresa } from './registry.ts';

/** What the bell tells one person; what it is about goes on without it. */
export const notification = pgTable('notificacao', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: partOf(() => user.id),
  tipo: text().notNull(),
  agendamentoId: integer().references(() => agendamento.id, { onDelete: 'cascade' }),
  loteId: integer().references(() => bulk.id, { onDelete: 'cascade' }),
  importacaoId: integer().references(() => spreadsheetImport.id, { onDelete: 'cascade' }),
  pedidoLoteId: integer().references(() => manyRequest.id, { onDelete: 'cascade' }),
  prestadorId: integer().references(() => prestador.id, { onDelete: 'cascade' }),
  boletimId: integer().references(() => boletim.id, { onDelete: 'cascade' }),
  lidaEm: instant(),
  createdAt: instantNow(),
});
