import { BULK_RESULT_LABEL } from '@apto/domain/bulk';
import { EMPTY_TEXT } from '@apto/domain/messages';
import { escapeFormula } from '@apto/domain/spreadsheet';
import { formatInstant } from '@apto/domain/time';
import type { FastifyReply } from 'fastify';
import { sql } from 'drizzle-orm';
import { exportSpreadsheet } from '../agendamentos/export.ts';
import { DEFAULT_ORDER } from '../agendamentos/order.ts';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { inTurn, limitsOf, sendSheet } from '../platform/sheet.ts';
import { iso } from '../platform/sql.ts';
import { doneOf, itemsOf, type Bulk, type DbItem } from './repository.ts';

/** Rows of one look at the database. */
const BATCH = 500;

const COLUMNS: readonly { title: string; width: number; value: (item: DbItem) => string | number }[] = [
  { title: 'Código', width: 10, value: (i) => i.idAgendamento },
  { title: 'Funcionário', width: 36, value: (i) => i.nomeFuncionario ?? EMPTY_TEXT.NOT_GIVEN },
  { title: 'Cliente', width: 36, value: (i) => i.nomeCliente ?? EMPTY_TEXT.NOT_GIVEN },
  { title: 'Resultado', width: 14, value: (i) => BULK_RESULT_LABEL[i.situacao] },
  { title: 'Motivo', width: 60, value: (i) => i.motivo ?? '' },
  { title: 'Quando', width: 18, value: (i) => (i.feitoEm === null ? '' : formatInstant(iso(i.feitoEm))) },
];

const toRow = (item: DbItem): (string | number)[] =>
  COLUMNS.map(({ value }) => {
    const cell = value(item);
    return typeof cell === 'string' ? escapeFormula(cell) : cell;
  });

/** What became of each; of an export the appointments themselves, as the list's own spreadsheet has them. */
export async function answerSheet(ctx: Ctx, reply: FastifyReply, lot: Bulk): Promise<void> {
  const { scope } = internal(ctx);
  await ctx.audit({
    acao: 'EXPORTAR',
    recurso: 'lote',
    recursoId: lot.id,
    dadoDeSaude: lot.acao === 'EXPORTAR',
  });
  if (lot.acao === 'EXPORTAR') {
    const where = sql`${agendamentoScope(scope)} and ${doneOf(lot.id)}`;
    await exportSpreadsheet(
      ctx,
      { where, count: null, byDay: null, byName: null, places: () => null, search: null },
      DEFAULT_ORDER,
      reply,
    );
    return;
  }
  await inTurn(ctx, async () => {
    let after = 0;
    const nextRows = async () => {
      const batch = await itemsOf(ctx.db, lot.id, { scope, after, limit: BATCH });
      after = batch.at(-1)?.ordem ?? after;
      return batch.map(toRow);
    };
    const columns = COLUMNS.map(({ title, width }) => ({ title, width }));
    await sendSheet(
      reply,
      { file: `resultado_lote_${lot.id}.xlsx`, name: 'Resultado', columns },
      nextRows,
      limitsOf(ctx),
    );
  });
}
