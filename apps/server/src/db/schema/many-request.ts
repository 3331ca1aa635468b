import type { reviewMany, ValidatedInput } from '@apto/api-client';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { flag, instant, instantNow, key, partOf, refersTo } from './columns.ts';
import { cliente, empresa, funcionario } from './registry.ts';

/** What every appointment of a bulk request says. */
export type ManyShared = Omit<ValidatedInput<typeof reviewMany>['body'], 'lista'>;

/** One request for many employees. */
export const manyRequest = pgTable('pedido_lote', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: refersTo(() => user.id),
  clienteId: refersTo(() => cliente.id),
  situacao: text({ enum: ['REVISAO', 'EM_CURSO', 'CONCLUIDO', 'INTERROMPIDO'] })
    .notNull()
    .default('REVISAO'),
  dados: jsonb().$type<ManyShared>().notNull(),
  clientes: jsonb().$type<readonly number[]>(),
  unidades: jsonb().$type<readonly number[]>(),
  createdAt: instantNow(),
  concluidoEm: instant(),
});

/** One of its people. */
export const manyRequestItem = pgTable(
  'pedido_lote_item',
  {
    pedidoLoteId: partOf(() => manyRequest.id),
    ordem: integer().notNull(),
    empresaId: refersTo(() => empresa.id),
    texto: text(),
    funcionarioId: integer().references(() => funcionario.id),
    agendamentoId: integer().references(() => agendamento.id, { onDelete: 'restrict' }),
    situacao: text({ enum: ['PENDENTE', 'FEITO', 'RECUSADO', 'FALHOU'] }).notNull(),
    motivo: text(),
    paraAtendente: flag(false),
    tentativas: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pedidoLoteId, t.ordem] })],
);
