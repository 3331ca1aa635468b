import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { agendamento } from './agendamento.ts';
import { instant, instantNow, key, partOf, refersTo } from './columns.ts';
import { ambiente, prestador } from './prestador.ts';
import { empresa } from './registry.ts';

/** Somebody with a place who would like an earlier one. */
export const waiting = pgTable('espera', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  agendamentoId: partOf(() => agendamento.id),
  situacao: text({ enum: ['ESPERANDO', 'ATENDIDA', 'RETIRADA', 'ENCERRADA'] })
    .notNull()
    .default('ESPERANDO'),
  createdAt: instantNow(),
  encerradaEm: instant(),
});

/** A place that was theirs to take for a while. */
export const offer = pgTable('oferta', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  esperaId: partOf(() => waiting.id),
  agendamentoId: partOf(() => agendamento.id),
  prestadorId: partOf(() => prestador.id),
  ambienteId: partOf(() => ambiente.id),
  data: date({ mode: 'string' }).notNull(),
  hora: text().notNull(),
  situacao: text({ enum: ['ABERTA', 'ACEITA', 'RECUSADA', 'EXPIRADA', 'SEM_EFEITO'] })
    .notNull()
    .default('ABERTA'),
  createdAt: instantNow(),
  expiraEm: instant().notNull(),
  respondidaEm: instant(),
});
