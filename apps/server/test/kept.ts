import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where databases are kept from run to run, while what they come from stays the same. */
export const KEPT = source('../../../node_modules/.cache/apto');

/** Everything that the contents of a new database come from, with whatever else `engine` says. */
export function fingerprint(engine: string): string {
  const hash = createHash('sha256').update(engine);
  const files = readdirSync(source('../src/db'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|sql)$/.test(file))
    .map((file) => source(`../src/db/${file}`));
  const own = [
    '../src/session/password.ts',
    './fixture.ts',
    './kept.ts',
    './snapshot.ts',
    './templates.ts',
  ].map(source);
  for (const file of [...files, ...own].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Deletes what was kept under this beginning of a name, but for what is kept under `current`. */
export function forget(beginning: string, current: string): void {
  for (const old of readdirSync(KEPT))
    if (old.startsWith(beginning) && !old.startsWith(current))
      rmSync(join(KEPT, old), { recursive: true, force: true });
}
