import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { executar } from './executar.ts';
import { AQUI } from './lugares.ts';

const PNPM = '12.21.0';

/** Installs the libraries, once per lock file. They are no part of the product's workspace. */
export function instalar(): void {
  const marca = join(AQUI, 'node_modules', '.instalado');
  const quer = createHash('sha256')
    .update(readFileSync(join(AQUI, 'package.json')))
    .update(readFileSync(join(AQUI, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(marca) && readFileSync(marca, 'utf8') === quer) return;
  console.log('Instalando as bibliotecas comparadas…');
  executar('npx', ['-y', `pnpm@${PNPM}`, 'install', '--ignore-workspace', '--frozen-lockfile'], AQUI);
  writeFileSync(marca, quer);
}
