import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AgendamentoRow } from '@apto/api-client';
import { formatCnpj, formatCpf, formatPhone } from '@apto/domain/documents';
import { EMPTY_TEXT } from '@apto/domain/messages';
import { escapeFormula } from '@apto/domain/spreadsheet';
import { formatDate, formatInstant } from '@apto/domain/time';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/port.ts';
import type { Filter } from './filter.ts';
import { listBatch } from './list.ts';

/** Name of the file, with the specification's own accent (doc1 §7). */
export const SPREADSHEET_NAME = 'relátorio_agendamentos.xlsx';

const BATCH_SIZE = 1_000;
/** Excel's own limit of rows, less the header. */
const MAX_ROWS = 1_048_575;

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
    value: (a) => (a.cliente.inscricao ? formatCnpj(a.cliente.inscricao) : EMPTY_TEXT.NO_CNPJ),
  },
  { title: 'Unidade', width: 28, value: (a) => a.unidade?.name ?? EMPTY_TEXT.NOT_GIVEN },
  { title: 'Tipo de exame', width: 22, value: (a) => a.tipoExame.descricao },
  { title: 'Status', width: 28, value: (a) => a.status.descricao },
  { title: 'Solicitante', width: 30, value: (a) => a.nomeSolicitante ?? EMPTY_TEXT.NOT_GIVEN },
  {
    title: 'Data do exame',
    width: 16,
    value: (a) => (a.dataAgendamento ? formatDate(a.dataAgendamento) : EMPTY_TEXT.EM_PROCESSO),
  },
  { title: 'Hora', width: 8, value: (a) => a.horaAgendamento ?? '' },
];

/**
 * Streams every row of the filter as xlsx: rows are read by position and written as they come, so
 * memory does not grow with the list. Answers how many rows it wrote.
 */
export async function exportSpreadsheet(db: Db, filter: Filter, reply: FastifyReply): Promise<number> {
  // The first rows are read before anything is answered, so that a failure can still be an error.
  let batch = await listBatch(db, filter, null, BATCH_SIZE);
  const exit = new PassThrough({ highWaterMark: 1 << 18 });
  void reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="relatorio_agendamentos.xlsx"; filename*=UTF-8''${encodeURIComponent(SPREADSHEET_NAME)}`,
    'cache-control': 'no-store',
  });
  const delivery = pipeline(exit, raw);
  // Large, and most starts never export.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: exit,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('Agendamentos', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = COLUMNS.map((c) => ({ header: c.title, width: c.width }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();

  let written = 0;
  const write = async (): Promise<void> => {
    while (batch.length > 0 && written < MAX_ROWS) {
      for (const a of batch.slice(0, MAX_ROWS - written)) {
        sheet
          .addRow(
            COLUMNS.map((c) => {
              const v = c.value(a);
              return typeof v === 'string' ? escapeFormula(v) : v;
            }),
          )
          .commit();
        written += 1;
      }
      if (exit.writableNeedDrain) await Promise.race([once(exit, 'drain'), delivery]);
      const last = batch.at(-1);
      if (batch.length < BATCH_SIZE || !last || raw.destroyed) break;
      batch = await listBatch(db, filter, { createdAt: last.chave, id: last.id }, BATCH_SIZE);
    }
    sheet.commit();
    await workbook.commit();
  };
  try {
    await write();
    await delivery;
  } catch (error) {
    // The status is already on its way: a broken download must not look like a whole one.
    exit.destroy();
    raw.destroy();
    await delivery.catch(() => undefined);
    if (!raw.destroyed) throw error;
  }
  return written;
}
