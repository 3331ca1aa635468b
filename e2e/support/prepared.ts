import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { signInToApi } from './api.ts';
import { dayOf, today } from './dates.ts';
import { startServer } from './server.ts';

const PATIENCE_MS = 60_000;

/** Requests of earlier days whose processing nobody ended: the life cycle's first pass opens them again. */
async function leftInProcessing(url: string): Promise<number> {
  const api = await signInToApi(url, 'atendente@apto.test');
  const { items } = await api.read<{ items: { createdAt: string }[] }>(
    `/agendamentos?limit=100&filtrosExtras=${encodeURIComponent('{"status":[21]}')}`,
  );
  return items.filter(({ createdAt }) => dayOf(createdAt) < today()).length;
}

/** Starts once, until time has done in the demonstration what it would do under the first tests. */
async function startOnce(folder: string): Promise<void> {
  const server = await startServer({ DATA_DIR: folder });
  const until = performance.now() + PATIENCE_MS;
  while ((await leftInProcessing(server.url)) > 0) {
    if (performance.now() > until) throw new Error('O ciclo de vida não passou pela demonstração.');
    await setTimeout(500);
  }
  await server.terminate();
}

/** Before all tests: a data folder as the server's first start leaves it, with the demonstration. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'apto-produto-'));
  if (!process.env['E2E_URL']) await startOnce(folder);
  process.env['E2E_PREPARED'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
