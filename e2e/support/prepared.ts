import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Before all tests: a data folder as the server's first start leaves it, with the demonstration. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'apto-produto-'));
  if (!process.env['E2E_URL']) await (await startServer({ DATA_DIR: folder })).terminate();
  process.env['E2E_PREPARED'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
