import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { AgendamentoRow } from '@apto/api-client';
import { formatCnpj, formatCpf, formatPhone } from '@apto/domain/documents';
import { EMPTY_TEXT } from '@apto/domain/messages';
import { escapeFormula } from '@apto/domain/spreadsheet';
import { formatDate, formatInstant } from '@apto/domain/time';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/port.ts';
import { overloaded, rule } from '../platform/errors.ts';
import type { SheetPlan, FromSheet, ToSheet } from './export-worker.ts';
import type { Filter } from './filter.ts';
import { listBatch, type Batch } from './batch.ts';
import { countAll } from './list.ts';
import type { SortOrder } from './order.ts';

/** Name of the file, with the specification's own accent (doc1 §7). */
export const SPREADSHEET_NAME = 'relátorio_agendamentos.xlsx';

/** Rows of one look at the database: other calls go on between two. */
const BATCH_SIZE = 250;
/** More than anybody reads, and what one caller may ask of the process at once. */
const MAX_ROWS = 100_000;
/** Spreadsheets that one process makes at once. */
const AT_ONCE = 2;
/** A reader that takes nothing for so long has gone, whatever its connection says. */
const IDLE_MS = 30_000;
const RETRY_SECONDS = 10;

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

const toRow = (a: AgendamentoRow): (string | number)[] =>
  COLUMNS.map((c) => {
    const v = c.value(a);
    return typeof v === 'string' ? escapeFormula(v) : v;
  });

/** What a test may have smaller. */
export interface ExportLimits {
  rows: number;
  idleMs: number;
}
const LIMITS: ExportLimits = { rows: MAX_ROWS, idleMs: IDLE_MS };

let running = 0;

/** Gives one piece to the reader, and waits while it takes none. */
async function give(raw: ServerResponse, piece: Uint8Array, idleMs: number): Promise<void> {
  if (raw.destroyed) throw new Error('O leitor da planilha foi embora.');
  if (raw.write(piece)) return;
  const idle = AbortSignal.timeout(idleMs);
  const gone = new AbortController();
  const leave = () => gone.abort();
  raw.once('close', leave);
  try {
    await once(raw, 'drain', { signal: AbortSignal.any([idle, gone.signal]) });
  } catch {
    throw new Error(idle.aborted ? 'O leitor da planilha parou de ler.' : 'O leitor da planilha foi embora.');
  } finally {
    raw.off('close', leave);
  }
}

/** The file, made in a thread of its own, from batches of rows to pieces for the reader. */
async function writeSheet(
  raw: ServerResponse,
  nextRows: () => Promise<(string | number)[][]>,
  idleMs: number,
): Promise<number> {
  const plan: SheetPlan = {
    name: 'Agendamentos',
    columns: COLUMNS.map(({ title, width }) => ({ title, width })),
  };
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { workerData: plan });
  // A thread has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (message: ToSheet) => worker.postMessage(message);
  let written = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const receive = async (message: FromSheet): Promise<void> => {
        if (message === 'done') resolve();
        else if (message === 'next') {
          const rows = await nextRows();
          written += rows.length;
          send(rows.length > 0 ? { rows } : 'end');
        } else {
          await give(raw, message.piece, idleMs);
          send('more');
        }
      };
      worker.on('message', (message: FromSheet) => void receive(message).catch(reject));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('A planilha não foi terminada.')));
    });
    return written;
  } finally {
    await worker.terminate();
  }
}

/**
 * Streams every row of the filter as xlsx, in the order that was asked for (doc1 §7): rows are read by position and written as they come, so memory does not grow
 * with the list, and other calls go on. Answers how many rows it wrote.
 * @throws 422 above the limit of rows, 503 when enough spreadsheets are being made; once the answer has begun, the
 * reason for which it was broken off
 */
export async function exportSpreadsheet(
  db: Db,
  filter: Filter,
  order: SortOrder,
  reply: FastifyReply,
  limits: ExportLimits = LIMITS,
): Promise<number> {
  if (running >= AT_ONCE) {
    throw overloaded('Há exportações demais em curso. Tente novamente em instantes.', RETRY_SECONDS);
  }
  running += 1;
  try {
    const { total } = await countAll(db, filter);
    if (total > limits.rows) {
      const counted = (n: number) => n.toLocaleString('pt-BR');
      throw rule(
        `A exportação teria ${counted(total)} linhas, e o máximo é ${counted(limits.rows)}. Use os filtros para exportar em partes.`,
      );
    }
    // The first rows are read before anything is answered, so that a failure can still be an error.
    let batch: Batch = await listBatch(db, filter, order, null, BATCH_SIZE);
    let isFirst = true;
    const nextRows = async (): Promise<(string | number)[][]> => {
      if (!isFirst)
        batch = batch.next
          ? await listBatch(db, filter, order, batch.next, BATCH_SIZE)
          : { rows: [], next: null };
      isFirst = false;
      return batch.rows.map(toRow);
    };
    void reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="relatorio_agendamentos.xlsx"; filename*=UTF-8''${encodeURIComponent(SPREADSHEET_NAME)}`,
      'cache-control': 'no-store',
    });
    try {
      const written = await writeSheet(raw, nextRows, limits.idleMs);
      raw.end();
      return written;
    } catch (error) {
      // The status is already on its way: a broken download must not look like a whole one.
      raw.destroy();
      throw error;
    }
  } finally {
    running -= 1;
  }
}
