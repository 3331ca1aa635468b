import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';
import { overloaded } from './errors.ts';
import type { SheetPlan, FromSheet, ToSheet } from './sheet-worker.ts';

/** Spreadsheets that one process makes at once. */
const AT_ONCE = 2;
/** A reader that takes nothing for so long has gone, whatever its connection says. */
export const SHEET_IDLE_MS = 30_000;
const RETRY_SECONDS = 10;

let running = 0;

/** One of the few spreadsheets that a process makes at once. @throws HttpError 503 when enough are being made */
export async function inTurn<T>(make: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE)
    throw overloaded('Há exportações demais em curso. Tente novamente em instantes.', RETRY_SECONDS);
  running += 1;
  try {
    return await make();
  } finally {
    running -= 1;
  }
}

/** The next rows of a sheet; none at its end. */
export type NextRows = () => Promise<(string | number)[][]>;

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
  plan: SheetPlan,
  nextRows: NextRows,
  idleMs: number,
): Promise<number> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: plan });
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

/** An accent of the name is told apart, for readers that take ASCII alone. */
const asciiOf = (name: string): string => name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');

/**
 * Streams rows as xlsx, as they come: memory does not grow with the list, and other calls go on. Answers how many it
 * wrote.
 * @throws the reason for which it was broken off; the answer has begun by then
 */
export async function sendSheet(
  reply: FastifyReply,
  { file, ...plan }: SheetPlan & { file: string },
  nextRows: NextRows,
  idleMs = SHEET_IDLE_MS,
): Promise<number> {
  void reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${asciiOf(file)}"; filename*=UTF-8''${encodeURIComponent(file)}`,
    'cache-control': 'no-store',
  });
  try {
    const written = await writeSheet(raw, plan, nextRows, idleMs);
    raw.end();
    return written;
  } catch (error) {
    // The status is already on its way: a broken download must not look like a whole one.
    raw.destroy();
    throw error;
  }
}
