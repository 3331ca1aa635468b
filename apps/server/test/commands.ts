import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nowInSaoPaulo } from '@apto/domain/time';
import { afterAll, beforeAll } from 'vitest';
import { seedDemo } from '../src/demo/seed.ts';
import { freshPglite } from './snapshot.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Spreadsheet of twelve employees. */
export const SAMPLE = 'docs/examples/funcionarios.xlsx';

/** A folder with a small demonstration, and the commands over it: each opens the database in a process of its own. */
export function commands() {
  const folder = mkdtempSync(join(tmpdir(), 'apto-cli-'));
  const run = (command: string, args: string[], env: Record<string, string> = {}) => {
    const r = spawnSync(
      join(root, 'node_modules/.bin/node'),
      [
        '--conditions=@apto/source',
        '--import=./apps/server/src/quick-load.ts',
        `apps/server/src/cli/${command}.ts`,
        ...args,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: folder,
          INIT_CWD: root,
          ...env,
        },
      },
    );
    return { codigo: r.status, text: r.stdout + r.stderr };
  };

  beforeAll(async () => {
    const database = await freshPglite('migrated', folder);
    await seedDemo(database, { now: nowInSaoPaulo(Date.now()), agendamentos: 30 });
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, run };
}
