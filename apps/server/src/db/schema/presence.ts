import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { recordOf, refersTo } from './columns.ts';
import { prestador } from './prestador.ts';
import { empresa } from './registry.ts';

/** Who has an appointment open, until when they need not say so again. */
export const presence = pgTable(
  'presenca',
  {
    empresaId: refersTo(() => empresa.id),
    agendamentoId: recordOf(() => agendamento.id),
    usuarioId: refersTo(() => user.id),
    aba: uuid().notNull(),
    modo: text({ enum: ['VENDO', 'EDITANDO'] }).notNull(),
    expiraEm: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.agendamentoId, t.usuarioId, t.aba] })],
);

/** Who has a clinic's agenda open. */
export const presenceOnAgenda = pgTable(
  'presenca_agenda',
  {
    empresaId: refersTo(() => empresa.id),
    prestadorId: refersTo(() => prestador.id),
    usuarioId: refersTo(() => user.id),
    aba: uuid().notNull(),
    modo: text({ enum: ['VENDO', 'EDITANDO'] }).notNull(),
    expiraEm: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.prestadorId, t.usuarioId, t.aba] })],
);
