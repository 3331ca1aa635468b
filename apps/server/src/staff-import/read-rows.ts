import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overloaded, tooMany } from '../platform/errors.ts';
import { SpreadsheetError } from './file.ts';
import type { FromReader, NumberedRow } from './reader-process.ts';

/** Spreadsheets that one process opens at once: the next ones wait for their turn, so many and so long. */
const AT_ONCE = 1;
const WAITING = 8;
const WAIT_MS = 30_000;
const RETRY_SECONDS = 10;
/** A reader that says nothing for so long is at work on a file that is made to keep it. */
const SILENT_MS = 30_000;
/** What a reader may hold, in MB: 50,000 rows take less; a file that is made to harm ends its reader and nothing else. */
const MAX_HEAP = 256;
/** What it throws away again, in MB: left to itself a process lets a hundred more of it lie about. */
const MAX_YOUNG = 16;
/** How a process ends that found no room. */
const WITHOUT_ROOM: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGKILL'];
const READER = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
/** Half of what a small spreadsheet takes is Node, reading the reader. */
const QUICK_LOAD = new URL('../quick-load.ts', import.meta.url).href;
const TOO_LARGE = 'A planilha é grande demais para ser aberta. Divida-a em partes.';

export interface ReadOptions {
  /** Whose file it is: each person has one at a time, so that nobody keeps the others waiting. */
  readonly who: number;
  /** Milliseconds that it may wait for its turn, and that the reader may be silent; tests wait less. */
  readonly waitMs?: number;
  readonly silentMs?: number;
}

let running = 0;
const waiting: (() => void)[] = [];
const owners = new Set<number>();

const noTurn = () =>
  overloaded('Há planilhas demais sendo abertas. Tente novamente em instantes.', RETRY_SECONDS);

/** Resolves when it is our turn. @throws HttpError 503 */
async function ourTurn(waitMs: number): Promise<void> {
  if (running < AT_ONCE) return;
  if (waiting.length >= WAITING) throw noTurn();
  let clock: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    waiting.push(resolve);
    clock = setTimeout(() => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(noTurn());
    }, waitMs);
  }).finally(() => clearTimeout(clock));
}

/** @throws HttpError 429 while this person's other one is being opened, 503 when it does not come to its turn */
async function inTurn<T>({ who, waitMs = WAIT_MS }: ReadOptions, read: () => Promise<T>): Promise<T> {
  if (owners.has(who))
    throw tooMany(
      'Você já tem uma planilha sendo aberta. Espere que ela termine para enviar outra.',
      RETRY_SECONDS,
    );
  owners.add(who);
  try {
    await ourTurn(waitMs);
    running += 1;
    try {
      return await read();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  } finally {
    owners.delete(who);
  }
}

/** It gets no secret of the server's: what it opens is foreign. */
const startReader = (path: string, aside: string): ChildProcess =>
  fork(READER, [path], {
    execArgv: [
      ...process.execArgv,
      `--import=${QUICK_LOAD}`,
      `--max-old-space-size=${MAX_HEAP}`,
      `--max-semi-space-size=${MAX_YOUNG}`,
    ],
    env: { TMPDIR: aside, TZ: process.env['TZ'], NODE_OPTIONS: process.env['NODE_OPTIONS'] },
    // Dates stay dates.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

async function end(reader: ChildProcess): Promise<void> {
  if (reader.exitCode !== null || reader.signalCode !== null) return;
  reader.kill('SIGKILL');
  await once(reader, 'exit');
}

/**
 * Reads a spreadsheet (XLSX or CSV, by its content) in a process of its own and gives its rows some hundreds at a time:
 * formulas as their last result, never evaluated. What the reader puts aside meanwhile lies beside the file and goes at the
 * end, also where the reader dies. The next ones come once `take` has ended.
 * @throws SpreadsheetError with what to do about it; HttpError 429, 503
 */
export function readRows(
  path: string,
  options: ReadOptions,
  take: (rows: NumberedRow[]) => Promise<void>,
): Promise<void> {
  const { silentMs = SILENT_MS } = options;
  return inTurn(options, async () => {
    const aside = await mkdtemp(join(dirname(path), 'leitura-'));
    const reader = startReader(path, aside);
    let silence: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const listen = () => {
          silence = setTimeout(() => reject(new SpreadsheetError(TOO_LARGE)), silentMs);
        };
        listen();
        const receive = async (message: FromReader): Promise<void> => {
          if (message === 'done') resolve();
          else if ('refused' in message) reject(new SpreadsheetError(message.refused));
          else if ('failed' in message) reject(new Error(message.failed));
          else {
            await take(message.rows);
            reader.send('more');
            listen();
          }
        };
        reader.on('message', (message: FromReader) => {
          // What is taken of it takes as long as it takes: that is not the file's doing.
          clearTimeout(silence);
          void receive(message).catch(reject);
        });
        // What it still said is read first: the channel ends behind its last message.
        void Promise.all([once(reader, 'exit'), once(reader, 'disconnect')])
          .then(([ended]) => {
            const [code, signal] = ended as [number | null, NodeJS.Signals | null];
            reject(
              WITHOUT_ROOM.includes(signal)
                ? new SpreadsheetError(TOO_LARGE)
                : new Error(`A planilha não foi lida até o fim (${signal ?? code}).`),
            );
          })
          .catch(reject);
      });
    } finally {
      clearTimeout(silence);
      await end(reader);
      await rm(aside, { recursive: true, force: true });
    }
  });
}
