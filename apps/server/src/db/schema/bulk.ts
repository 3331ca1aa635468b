import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { instant, instantNow, key, partOf, recordOf, refersTo } from './columns.ts';
import { empresa } from './registry.ts';

/** One step over many appointments. */
export const bulk = pgTable('lote', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: refersTo(() => user.id),
  acao: text({ enum: ['EXPORTAR', 'REENVIAR_KIT', 'MENSAGEM', 'CANCELAR'] }).notNull(),
  situacao: text({ enum: ['REVISAO', 'EM_CURSO', 'CONCLUIDO', 'INTERROMPIDO', 'DESFAZENDO', 'DESFEITO'] })
    .notNull()
    .default('REVISAO'),
  motivo: text(),
  tipo: text({ enum: ['CONFIRMACAO', 'CONFIRMACAO_SOLICITANTE'] }),
  clientes: jsonb().$type<readonly number[]>(),
  unidades: jsonb().$type<readonly number[]>(),
  naoEncontrados: integer().notNull().default(0),
  createdAt: instantNow(),
  concluidoEm: instant(),
  desfazerEm: instant(),
});

/** What became of one of them. */
export const bulkItem = pgTable(
  'lote_item',
  {
    loteId: partOf(() => bulk.id),
    ordem: integer().notNull(),
    empresaId: refersTo(() => empresa.id),
    agendamentoId: recordOf(() => agendamento.id),
    situacao: text({ enum: ['PENDENTE', 'FEITO', 'RECUSADO', 'FALHOU', 'A_DESFAZER', 'DESFEITO'] }).notNull(),
    motivo: text(),
    versao: integer(),
    tentativas: integer().notNull().default(0),
    feitoEm: instant(),
  },
  (t) => [primaryKey({ columns: [t.loteId, t.ordem] })],
);
