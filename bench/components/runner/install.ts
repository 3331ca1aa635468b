import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { HERE } from './places.ts';

const PNPM = '12.21.0';

/** Installs the libraries, once per lock file. They are no part of the product's workspace. */
export function installPackages(): void {
  const marker = join(HERE, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(HERE, 'package.json')))
    .update(readFileSync(join(HERE, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Instalando as bibliotecas comparadas…');
  run('npx', ['-y', `pnpm@${PNPM}`, 'install', '--ignore-workspace', '--frozen-lockfile'], HERE);
  writeFileSync(marker, wanted);
}
