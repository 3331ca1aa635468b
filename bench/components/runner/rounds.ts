import type { Browser } from 'playwright';
import { pagesFor, type ResultPage } from './build.ts';
import { measurePage, type Measurement, type Measurements } from './measure.ts';
import type { Load, Peer } from '../peers.ts';

/** Rounds that are run and thrown away: caches of the browser and of the machine fill in them. */
export const WARM_UP = 2;

/** One column of measurements: a library, a workload (W3 in two sizes), a step. */
export interface Series {
  readonly trial: Trial;
  readonly peer: Peer;
  readonly step: string;
  readonly ms: readonly number[];
  readonly cpu: readonly number[];
}

/** A workload as it is run: W3 once with 50 rows and once with 1,000. */
export interface Trial {
  readonly load: Load;
  readonly title: string;
  readonly query: string;
}

export const TRIALS: readonly Trial[] = [
  { load: 'w1', title: 'W1: 10.000 clínicas em dois grupos', query: '' },
  { load: 'w1', title: 'W1: as mesmas letras 60 ms depois de abrir', query: '?atonce' },
  { load: 'w2', title: 'W2: período, fins de semana e 40 feriados indisponíveis', query: '' },
  { load: 'w3', title: 'W3: tabela de 50 × 8', query: '?rows=50' },
  { load: 'w3', title: 'W3: tabela de 1.000 × 8', query: '?rows=1000' },
  { load: 'w5', title: 'W5: agenda de uma semana, 250 de 500 marcados à vista', query: '' },
];

export interface Result {
  readonly series: readonly Series[];
  /** What a library could not do, in its own words. */
  readonly failures: ReadonlyMap<string, string>;
}

/** The whole of W2 is the sum of its presses. */
function add(load: Load, measurements: Measurements): Measurements {
  const openUp = measurements.get('abrir');
  if (load !== 'w2' || !openUp) return measurements;
  const all = [...measurements.values()];
  const total = (from: (measurement: Measurement) => number): number =>
    all.reduce((sum, m) => sum + from(m), 0);
  return new Map([
    ['abrir', openUp],
    ['interação inteira', { ms: total(({ ms }) => ms), cpu: total(({ cpu }) => cpu) }],
  ]);
}

/**
 * Round by round every library once, each round in another order, so that what slows the machine for a while slows
 * all of them. A library that fails is left out of the rest of that test and named in `failures`.
 */
export async function run(
  browser: Browser,
  address: string,
  { peers, loads, repetitions }: { peers: readonly Peer[]; loads: readonly Load[]; repetitions: number },
): Promise<Result> {
  const timings = new Map<string, Series & { ms: number[]; cpu: number[] }>();
  const failures = new Map<string, string>();
  const trials = TRIALS.filter(({ load }) => loads.includes(load));
  for (let round = -WARM_UP; round < repetitions; round++) {
    console.log(round < 0 ? 'Aquecendo…' : `Rodada ${round + 1} de ${repetitions}`);
    for (const trial of trials) {
      for (const page of rotate(pagesFor(peers, [trial.load]), round)) {
        const key = `${trial.title}|${page.peer.id}`;
        if (failures.has(key)) continue;
        const measurements = await retry(browser, address, page, trial);
        if (measurements instanceof Error) {
          failures.set(key, `${page.peer.name}, ${trial.title}: ${measurements.message}`);
          console.error(measurements.message);
          continue;
        }
        if (round < 0) continue;
        for (const [step, { ms, cpu }] of add(trial.load, measurements)) {
          const seriesEntry = `${key}|${step}`;
          const before = timings.get(seriesEntry) ?? { trial, peer: page.peer, step, ms: [], cpu: [] };
          before.ms.push(ms);
          before.cpu.push(cpu);
          timings.set(seriesEntry, before);
        }
      }
    }
  }
  const series = [...timings.values()].filter(
    ({ trial, peer }) => !failures.has(`${trial.title}|${peer.id}`),
  );
  return { series, failures };
}

/** Twice before it counts as unable: a browser tab may crash on a busy machine. */
async function retry(browser: Browser, address: string, page: ResultPage, trial: Trial) {
  try {
    return await measurePage(browser, address, page, trial.query);
  } catch {
    return measurePage(browser, address, page, trial.query).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
  }
}

const rotate = <T>(list: readonly T[], shift: number): readonly T[] => {
  const cut = list.length === 0 ? 0 : ((shift % list.length) + list.length) % list.length;
  return [...list.slice(cut), ...list.slice(0, cut)];
};
