import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startProcess } from './process.ts';
import { freshPglite } from './snapshot.ts';
import { attendantToken, SECRET } from './world.ts';

/** A folder with the small world, for servers that are processes of their own and are told to stop. */
export function stopping() {
  const folder = mkdtempSync(join(tmpdir(), 'apto-parada-'));
  let token: string;
  beforeAll(async () => {
    const database = await freshPglite('fixture', folder);
    token = await attendantToken(database);
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    /** The attendant's, from the first test on. */
    token: () => token,
    start: () => startProcess({ DATA_DIR: folder, SESSION_SECRET: SECRET }),
  };
}
