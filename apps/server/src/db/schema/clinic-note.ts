import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { instant, instantNow, key, recordOf, refersTo } from './columns.ts';
import { prestador } from './prestador.ts';
import { empresa } from './registry.ts';

/** What a clinic notes beside an appointment, until staff accepts it (doc3 §7.6). */
export const clinicNote = pgTable('observacao_prestador', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  agendamentoId: recordOf(() => agendamento.id),
  prestadorId: refersTo(() => prestador.id),
  texto: text().notNull(),
  autorId: refersTo(() => user.id),
  createdAt: instantNow(),
  aceitaEm: instant(),
  aceitaPor: integer().references(() => user.id),
});
