import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';
import { internal, type Ctx } from './context.ts';
import { withoutData } from './error-handling.ts';
import { overloaded, tooMany } from './errors.ts';
import type { SheetPlan, FromSheet, ToSheet } from './sheet-worker.ts';

/** Spreadsheets that one process makes at once. */
const AT_ONCE = 2;
/** A reader that takes nothing for so long has gone, whatever its connection says. */
const SHEET_IDLE_MS = 30_000;
const RETRY_SECONDS = 10;

/** Whose spreadsheets are being made. */
const running = new Set<number>();

/** What a spreadsheet is held to, once it is begun. */
export interface SheetLimits {
  readonly idleMs: number;
  /** From its turn to its last byte. */
  readonly totalMs: number;
}
export const limitsOf = ({ config }: Pick<Ctx, 'config'>): SheetLimits => ({
  idleMs: SHEET_IDLE_MS,
  totalMs: config.exportSeconds * 1_000,
});

/**
 * One of the few spreadsheets that a process makes at once, and the only one of its person.
 * @throws HttpError 429 while this person's other one is being made, 503 when enough are
 */
export async function inTurn<T>(ctx: Pick<Ctx, 'session'>, make: () => Promise<T>): Promise<T> {
  const { usuarioId } = internal(ctx);
  if (running.has(usuarioId))
    throw tooMany(
      'Você já tem uma exportação em curso. Espere que ela termine para pedir outra.',
      RETRY_SECONDS,
    );
  if (running.size >= AT_ONCE)
    throw overloaded('Há exportações demais em curso. Tente novamente em instantes.', RETRY_SECONDS);
  running.add(usuarioId);
  try {
    return await make();
  } finally {
    running.delete(usuarioId);
  }
}

/** Makes it: one whose answer has begun can tell nobody but the log why it was broken off. */
export async function toEnd(ctx: Ctx, reply: FastifyReply, answer: () => Promise<unknown>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (!reply.sent) throw error;
    ctx.log.warn({ err: withoutData(error) }, 'exportação interrompida');
  }
}

/** The next rows of a sheet; none at its end. */
export type NextRows = () => Promise<(string | number)[][]>;

const GONE = 'O leitor da planilha foi embora.';

/** Gives one piece to the reader, and waits while it takes none. */
async function give(raw: ServerResponse, piece: Uint8Array, idleMs: number): Promise<void> {
  if (raw.destroyed) throw new Error(GONE);
  if (raw.write(piece)) return;
  const idle = AbortSignal.timeout(idleMs);
  const gone = new AbortController();
  const leave = () => gone.abort();
  raw.once('close', leave);
  try {
    await once(raw, 'drain', { signal: AbortSignal.any([idle, gone.signal]) });
  } catch {
    throw new Error(idle.aborted ? 'O leitor da planilha parou de ler.' : GONE);
  } finally {
    raw.off('close', leave);
  }
}

/** The file, made in a thread of its own, from batches of rows to pieces for the reader. */
async function writeSheet(
  raw: ServerResponse,
  plan: SheetPlan,
  nextRows: NextRows,
  { idleMs, totalMs }: SheetLimits,
): Promise<number> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: plan });
  // A thread has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (message: ToSheet) => worker.postMessage(message);
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('A planilha passou do tempo que pode levar.')), totalMs);
      // Also while nothing is being written to it: the next turn may be the same person's.
      leave = () => reject(new Error(GONE));
      raw.once('close', leave);
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
    clearTimeout(timer);
    if (leave) raw.off('close', leave);
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
  limits: SheetLimits,
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
    const written = await writeSheet(raw, plan, nextRows, limits);
    raw.end();
    return written;
  } catch (error) {
    // The status is already on its way: a broken download must not look like a whole one.
    raw.destroy();
    throw error;
  }
}
