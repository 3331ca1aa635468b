import { rmSync } from 'node:fs';
import { LOADS, OURS, PEERS, type Load, type Peer } from './peers.ts';
import { bytesTable } from './runner/bytes.ts';
import { buildPages, pagesFor } from './runner/build.ts';
import { environment, save } from './runner/document.ts';
import { packUi } from './runner/bundle.ts';
import { WORK_DIR } from './runner/places.ts';
import { openChromium } from './runner/browser.ts';
import { run } from './runner/rounds.ts';
import { serve } from './runner/serve.ts';
import { timeTables } from './runner/tables.ts';

export interface Request {
  /** Workloads (w1, w2, w3, w4); none means all. */
  readonly only: readonly string[];
  /** Ids of the libraries beside ours; absent means all. */
  readonly peers: readonly string[] | undefined;
  readonly repetitions: number;
  readonly write: boolean;
  readonly serve: boolean;
  /** Also prints the main thread's work, which a busy machine moves less than the wait. */
  readonly cpu: boolean;
}

/** Builds, measures and prints; with `write` also writes the tables into the document. */
export async function compare(request: Request): Promise<void> {
  const { only } = request;
  const unknownName = only.find((name) => ![...LOADS, 'w4'].includes(name));
  if (unknownName) throw new Error(`Não há '${unknownName}'. Há: ${LOADS.join(', ')}, w4.`);
  const loads = LOADS.filter((load) => only.length === 0 || only.includes(load));
  const shouldWeigh = only.length === 0 || only.includes('w4');
  const peers = PEERS.filter(({ id }) => id === OURS || (request.peers?.includes(id) ?? true));

  process.on('exit', () => rmSync(WORK_DIR, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  packUi(request.write ? undefined : shouldWeigh ? LOADS : loads);
  if (request.serve) return servePages(peers, loads);

  const parts: string[] = [];
  if (loads.length > 0) parts.push(await runTimings(peers, loads, request));
  if (shouldWeigh) {
    console.log('Pesando as páginas…');
    parts.push(await bytesTable(peers));
  }
  const text = parts.join('\n');
  console.log(`\n${text}`);
  if (request.write) save(text);
}

async function runTimings(
  peers: readonly Peer[],
  loads: readonly Load[],
  { repetitions, cpu }: Request,
): Promise<string> {
  console.log('Construindo as páginas…');
  const { address, halt } = await serve(await buildPages(pagesFor(peers, loads)));
  const browser = await openChromium();
  try {
    const where = environment(browser.version(), repetitions);
    const result = await run(browser, address, { peers, loads, repetitions });
    if (cpu) console.log(`\nTrabalho da linha principal\n\n${timeTables(result, peers, 'cpu')}`);
    return `${where}\n${timeTables(result, peers)}`;
  } finally {
    await browser.close();
    halt();
  }
}

/** Serves the pages until the process is stopped, for a person with a profiler. */
async function servePages(peers: readonly Peer[], loads: readonly Load[]): Promise<void> {
  const { address } = await serve(await buildPages(pagesFor(peers, loads)));
  for (const { name, load } of pagesFor(peers, loads))
    console.log(`${address}/${name}.html${load === 'w3' ? '?rows=1000' : ''}`);
  console.log('Ctrl+C para parar.');
}
