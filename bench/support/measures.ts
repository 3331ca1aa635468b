import { readFileSync } from 'node:fs';

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
