import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { agendamento } from './agendamento.ts';
import { instant, instantNow, key, refersTo, version } from './columns.ts';
import { funcionario } from './funcionario.ts';
import { cliente, empresa, hierarquia } from './registry.ts';

/** An employee goes from one position to another: the change that waits, and the past ones. */
export const functionChange = pgTable('mudanca_funcao', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  clienteId: refersTo(() => cliente.id),
  funcionarioId: refersTo(() => funcionario.id),
  deHierarquiaId: integer().references(() => hierarquia.id),
  paraHierarquiaId: refersTo(() => hierarquia.id),
  situacao: text({ enum: ['PENDENTE', 'EFETIVADA', 'CANCELADA'] })
    .notNull()
    .default('PENDENTE'),
  origem: text({ enum: ['PEDIDO', 'CADASTRO', 'IMPORTACAO'] })
    .notNull()
    .default('PEDIDO'),
  dia: date({ mode: 'string' }),
  motivo: text(),
  agendamentoId: integer().references(() => agendamento.id),
  autorId: integer().references(() => user.id),
  autorNome: text().notNull(),
  createdAt: instantNow(),
  encerradaEm: instant(),
  encerradaPor: text(),
  versao: version(),
});
