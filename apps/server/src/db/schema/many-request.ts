import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { flag, instant, instantNow, key, partOf, refersTo } from './columns.ts';
import { funcionario } from './funcionario.ts';
import { cliente, empresa } from './registry.ts';

type Who = 'SOLICITANTE' | 'EMPRESA' | 'USUARIO_ESCOLHE';

/** What every appointment of a bulk request says: as the call says it, without the list. */
export interface ManyShared {
  readonly cliente: number;
  readonly tipoExame: number;
  readonly cidade: number;
  readonly prestador: number;
  readonly quemAgenda: Who;
  readonly quemAvisa: Who;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  /** Days, AAAA-MM-DD. */
  readonly dataSugestaoInicial: string;
  readonly dataSugestaoFinal: string;
  readonly periodo: 1 | 2 | 3;
  readonly questionarioRisco?: number | null | undefined;
  /** HH:mm, agreed with the clinic. */
  readonly horarioMarcadoPrestador?: string | null | undefined;
  readonly observacao?: string | null | undefined;
  readonly cienteCobranca: boolean;
}

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
    socConferido: flag(false),
  },
  (t) => [primaryKey({ columns: [t.pedidoLoteId, t.ordem] })],
);
