import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { instant, instantNow, key, partOf, recordOf, refersTo } from './columns.ts';
import { empresa } from './registry.ts';

/** The hours of a day that a clinic closed, HH:mm or null for its ends, in a room or in all, and the agendas that this closed. */
export interface ClosedDay {
  readonly prestadorId: number;
  readonly data: string;
  readonly inicio: string | null;
  readonly fim: string | null;
  readonly ambienteId: number | null;
  readonly agendasIds: readonly number[];
}

/** A time at a clinic, HH:mm on a day, in a room. */
interface Place {
  readonly data: string;
  readonly hora: string;
  readonly ambienteId: number;
}

/** From where to where an appointment is moved, at one clinic. */
export interface Move {
  readonly prestadorId: number;
  readonly de: Place;
  readonly para: Place;
}

/** One step over many appointments. */
export const bulk = pgTable('lote', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  usuarioId: refersTo(() => user.id),
  acao: text({ enum: ['EXPORTAR', 'REENVIAR_KIT', 'MENSAGEM', 'CANCELAR', 'REMARCAR'] }).notNull(),
  situacao: text({ enum: ['REVISAO', 'EM_CURSO', 'CONCLUIDO', 'INTERROMPIDO', 'DESFAZENDO', 'DESFEITO'] })
    .notNull()
    .default('REVISAO'),
  motivo: text(),
  tipo: text({ enum: ['CONFIRMACAO', 'CONFIRMACAO_SOLICITANTE'] }),
  clientes: jsonb().$type<readonly number[]>(),
  unidades: jsonb().$type<readonly number[]>(),
  naoEncontrados: integer().notNull().default(0),
  /** Of a closed day. */
  dados: jsonb().$type<ClosedDay>(),
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
    /** Of a move. */
    dados: jsonb().$type<Move>(),
    versao: integer(),
    tentativas: integer().notNull().default(0),
    feitoEm: instant(),
  },
  (t) => [primaryKey({ columns: [t.loteId, t.ordem] })],
);
