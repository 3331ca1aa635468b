import type { AgendamentoRow } from '@apto/api-client';
import { formatCpf, formatInscricao, formatPhone } from '@apto/domain/documents';
import { EMPTY_TEXT } from '@apto/domain/messages';
import { undecidedText } from '@apto/domain/status';
import { escapeFormula } from '@apto/domain/spreadsheet';
import { formatDate, formatInstant } from '@apto/domain/time';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../platform/context.ts';
import { rule } from '../platform/errors.ts';
import { inTurn, limitsOf, sendSheet, type SheetLimits } from '../platform/sheet.ts';
import type { Filter } from './filter.ts';
import { listBatch, type Batch } from './batch.ts';
import { countAll } from './list.ts';
import type { SortOrder } from './order.ts';

/** Name of the file, with the specification's own accent (doc1 §7). */
export const SPREADSHEET_NAME = 'relátorio_agendamentos.xlsx';

/** Rows of one look at the database: other calls go on between two. */
const BATCH_SIZE = 250;
/** A search that finds more than one row of so many is met by walking them. */
const COMMON_PART = 100;
/** More than anybody reads, and what one caller may ask of the process at once. */
const MAX_ROWS = 100_000;

const COLUMNS: readonly {
  title: string;
  width: number;
  value: (a: AgendamentoRow) => string | number;
}[] = [
  { title: 'Código', width: 10, value: (a) => a.id },
  { title: 'Solicitado em', width: 18, value: (a) => formatInstant(a.createdAt) },
  { title: 'Funcionário', width: 36, value: (a) => a.funcionario.name },
  { title: 'CPF', width: 16, value: (a) => formatCpf(a.funcionario.cpf) },
  {
    title: 'Telefone',
    width: 18,
    value: (a) => (a.funcionario.phone ? formatPhone(a.funcionario.phone) : EMPTY_TEXT.NOT_GIVEN),
  },
  { title: 'Cliente', width: 36, value: (a) => a.cliente.name },
  {
    title: 'CNPJ do cliente',
    width: 20,
    value: (a) => (a.cliente.inscricao ? formatInscricao(a.cliente.inscricao) : EMPTY_TEXT.NO_CNPJ),
  },
  { title: 'Unidade', width: 28, value: (a) => a.unidade?.name ?? EMPTY_TEXT.NOT_GIVEN },
  { title: 'Tipo de exame', width: 22, value: (a) => a.tipoExame.descricao },
  { title: 'Status', width: 28, value: (a) => a.status.descricao },
  { title: 'Solicitante', width: 30, value: (a) => a.nomeSolicitante ?? EMPTY_TEXT.NOT_GIVEN },
  {
    title: 'Data do exame',
    width: 16,
    value: (a) => (a.dataAgendamento ? formatDate(a.dataAgendamento) : undecidedText(a.status.id)),
  },
  { title: 'Hora', width: 8, value: (a) => a.horaAgendamento ?? '' },
];

const toRow = (a: AgendamentoRow): (string | number)[] =>
  COLUMNS.map((c) => {
    const v = c.value(a);
    return typeof v === 'string' ? escapeFormula(v) : v;
  });

/** What a test may have smaller. */
export interface ExportLimits extends SheetLimits {
  readonly rows: number;
}

/**
 * Streams every row of the filter as xlsx, in the order that was asked for (doc1 §7): rows are read by position and written as they come, so memory does not grow
 * with the list, and other calls go on. Answers how many rows it wrote.
 * @throws 422 above the limit of rows, 429 while the person's other one is being made, 503 when enough are; once the answer has begun, the
 * reason for which it was broken off
 */
export async function exportSpreadsheet(
  ctx: Pick<Ctx, 'db' | 'session' | 'config'>,
  filter: Filter,
  order: SortOrder,
  reply: FastifyReply,
  limits: ExportLimits = { ...limitsOf(ctx), rows: MAX_ROWS },
): Promise<number> {
  const { db } = ctx;
  return inTurn(ctx, async () => {
    const { total, totalWithoutSearch: all } = await countAll(db, filter);
    if (total > limits.rows) {
      const counted = (n: number) => n.toLocaleString('pt-BR');
      throw rule(
        `A exportação teria ${counted(total)} linhas, e o máximo é ${counted(limits.rows)}. Use os filtros para exportar em partes.`,
      );
    }
    const isCommon = all !== null && total * COMMON_PART > all;
    // The first rows are read before anything is answered, so that a failure can still be an error.
    let batch: Batch = await listBatch(db, filter, order, null, BATCH_SIZE, isCommon);
    let isFirst = true;
    const nextRows = async (): Promise<(string | number)[][]> => {
      if (!isFirst)
        batch = batch.next
          ? await listBatch(db, filter, order, batch.next, BATCH_SIZE, isCommon)
          : { rows: [], next: null };
      isFirst = false;
      return batch.rows.map(toRow);
    };
    const columns = COLUMNS.map(({ title, width }) => ({ title, width }));
    return sendSheet(reply, { file: SPREADSHEET_NAME, name: 'Agendamentos', columns }, nextRows, limits);
  });
}
