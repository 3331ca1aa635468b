import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SpreadsheetError } from './file.ts';
import type { FromReader, NumberedRow } from './reader-worker.ts';

/** Spreadsheets that one process opens at once: the next ones wait for their turn. */
const AT_ONCE = 1;
/** What a reader may hold, in MB: 50,000 rows take less; a file that is made to harm ends its thread and nothing else. */
const MAX_HEAP = 256;
/** What it throws away again, in MB: left to itself a thread lets a hundred more of it lie about. */
const MAX_YOUNG = 16;
const TOO_LARGE = 'A planilha é grande demais para ser aberta. Divida-a em partes.';

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await read();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/**
 * Reads a spreadsheet (XLSX or CSV, by its content) in a thread of its own and gives its rows some hundreds at a time:
 * formulas as their last result, never evaluated. What the reader puts aside meanwhile lies beside the file and goes at the
 * end, also where the thread dies. The next ones come once `take` has ended.
 * @throws SpreadsheetError with what to do about it
 */
export function readRows(path: string, take: (rows: NumberedRow[]) => Promise<void>): Promise<void> {
  return inTurn(async () => {
    const aside = await mkdtemp(join(dirname(path), 'leitura-'));
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: { path },
      env: { ...process.env, TMPDIR: aside },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP, maxYoungGenerationSizeMb: MAX_YOUNG },
    });
    try {
      await new Promise<void>((resolve, reject) => {
        const receive = async (message: FromReader): Promise<void> => {
          if (message === 'done') resolve();
          else if ('refused' in message) reject(new SpreadsheetError(message.refused));
          else {
            await take(message.rows);
            // A thread has no origin to name.
            // oxlint-disable-next-line unicorn/require-post-message-target-origin
            worker.postMessage('more');
          }
        };
        worker.on('message', (message: FromReader) => void receive(message).catch(reject));
        worker.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new SpreadsheetError(TOO_LARGE) : error),
        );
        worker.once('exit', () => reject(new Error('A planilha não foi lida até o fim.')));
      });
    } finally {
      await worker.terminate();
      await rm(aside, { recursive: true, force: true });
    }
  });
}
