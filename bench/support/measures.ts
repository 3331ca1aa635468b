import { readFileSync } from 'node:fs';
import { addDays, nowInSaoPaulo, type CivilDate } from '@apto/domain/time';

/** Quantile by nearest rank; `q` from 0 to 1. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export interface Row {
  measurement: string;
  value: string;
  meta?: string;
  /** False when the goal is missed; absent where there is none. */
  inside?: boolean;
}

/** Prints results as a Markdown table, ready to paste into docs/performance.md. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n### ${title}\n\n| Medida | Valor | Meta | |\n|---|---|---|---|`);
  for (const { measurement, value, meta, inside } of rows) {
    const mark = inside === undefined ? '' : inside ? '✓' : '✗';
    console.log(`| ${measurement} | ${value} | ${meta ?? ''} | ${mark} |`);
  }
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/**
 * How long something took: its median, and what 95 of 100 keep within a goal.
 * @param goal milliseconds
 * @param more what else the row says of it; failures miss the goal whatever was quick
 */
export function timedRow(
  measurement: string,
  durations: readonly number[],
  goal: number,
  { more = '', failed = 0 }: { more?: string; failed?: number } = {},
): Row {
  const p95 = quantile(durations, 0.95);
  return {
    measurement,
    value: `p50 ${ms(quantile(durations, 0.5))}, p95 ${ms(p95)}${more}${failed > 0 ? `, ${failed} falhas` : ''}`,
    meta: `p95 < ${goal} ms`,
    inside: p95 < goal && failed === 0,
  };
}

/** How long a call waited beside something else, and how long without it. */
export const waitedText = (waits: readonly number[], before: readonly number[]): string => {
  const most = (all: readonly number[]): string => ms(Math.max(...all));
  const usual = (all: readonly number[]): string => `p95 ${ms(quantile(all, 0.95))}`;
  return `${most(waits)} (${usual(waits)}; antes: ${most(before)}, ${usual(before)})`;
};

/** The same chance each run: numbers from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The civil day so many days from today, in São Paulo. */
export const dayIn = (days: number): CivilDate => addDays(nowInSaoPaulo(Date.now()).data, days);

/**
 * Sends `perSecond` requests a second for `segundos`, on a fixed clock: a slow answer does not slow the next request,
 * so waiting in the queue counts as latency.
 */
export async function atRate<T>(
  perSecond: number,
  seconds: number,
  request: (index: number) => Promise<T>,
): Promise<{ durations: number[]; responses: T[] }> {
  const total = perSecond * seconds;
  const start = performance.now();
  const durations: number[] = [];
  const responses: T[] = [];
  const running: Promise<void>[] = [];
  for (let i = 0; i < total; i++) {
    const due = start + (i * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      request(i).then((answer) => {
        durations.push(performance.now() - due);
        responses.push(answer);
      }),
    );
  }
  await Promise.all(running);
  return { durations, responses };
}

/** How long a call waits each time, asked one after the other while something else goes on. */
export async function askWhile(call: () => Promise<unknown>, running: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (running()) {
    const began = performance.now();
    await call();
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return waits;
}

/** Resident memory of the server, as its own metrics tell it. */
export async function residentMemory(base: string): Promise<number> {
  const text = await (await fetch(`${base}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

const ofProcess = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** What the processes that a process started hold of their own, as Linux tells it; elsewhere 0. */
export function childrenMemory(pid: number): number {
  const children = ofProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce(
    (sum, child) => sum + 1024 * Number(/^RssAnon:\s+(\d+)/m.exec(ofProcess(child, 'status'))?.[1] ?? 0),
    0,
  );
}
