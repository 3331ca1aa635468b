import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Kit } from '@apto/domain/kit';
import type { Pictures } from './pdf.ts';
import type { FromRenderer, ToRenderer } from './render-worker.ts';

/** Threads at most: the rest of the machine serves people. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A thread that had nothing to do for so long goes. */
const IDLE_MS = 30_000;
/** No kit takes so long: the thread hangs. */
const RENDER_MS = 6_000;

/** A kit that cannot be set, however often: what stands in it is the reason. A thread that hangs or ends is not. */
export class UnsettableKit extends Error {}

interface Job {
  kit: Kit;
  pictures: Pictures;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job: { id: number; job: Job; clock: NodeJS.Timeout } | null;
  idle: NodeJS.Timeout | undefined;
}

const waiting: Job[] = [];
const threads = new Set<Thread>();
let lastId = 0;

function drop(thread: Thread, error: Error): void {
  threads.delete(thread);
  clearTimeout(thread.idle);
  if (thread.job) {
    clearTimeout(thread.job.clock);
    thread.job.job.reject(error);
    thread.job = null;
  }
  void thread.worker.terminate();
  work();
}

function finish(thread: Thread, message: FromRenderer): void {
  const { job: current } = thread;
  if (current?.id !== message.id) return;
  clearTimeout(current.clock);
  thread.job = null;
  if ('pdf' in message) current.job.resolve(Buffer.from(message.pdf));
  else current.job.reject(new UnsettableKit(`O kit não foi montado: ${message.failure}`));
  work();
}

function startThread(): Thread {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
  const thread: Thread = { worker, job: null, idle: undefined };
  threads.add(thread);
  // A process that has nothing else to do ends.
  worker.unref();
  worker.on('message', (message: FromRenderer) => finish(thread, message));
  worker.once('error', (error) => drop(thread, error instanceof Error ? error : new Error(String(error))));
  worker.once('exit', () => {
    if (threads.has(thread)) drop(thread, new Error('O kit não foi terminado.'));
  });
  return thread;
}

function give(thread: Thread, job: Job): void {
  clearTimeout(thread.idle);
  lastId += 1;
  const id = lastId;
  const clock = setTimeout(() => drop(thread, new Error('O kit demorou demais.')), RENDER_MS);
  thread.job = { id, job, clock };
  const message: ToRenderer = { id, kit: job.kit, pictures: job.pictures };
  // A thread has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.worker.postMessage(message);
}

/** Gives what waits to threads that are free, and starts one where none is. */
function work(): void {
  for (;;) {
    const free = [...threads].find(({ job }) => job === null) ?? (threads.size < THREADS ? null : undefined);
    const next = free === undefined ? undefined : waiting.shift();
    if (next === undefined) break;
    give(free ?? startThread(), next);
  }
  for (const thread of threads) {
    if (thread.job !== null) continue;
    clearTimeout(thread.idle);
    thread.idle = setTimeout(() => drop(thread, new Error('ociosa')), IDLE_MS).unref();
  }
}

/**
 * The PDF of a kit, made in another thread; those that come meanwhile wait in line.
 * @throws UnsettableKit
 */
export function renderKit(kit: Kit, pictures: Pictures): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ kit, pictures, resolve, reject });
    work();
  });
}
