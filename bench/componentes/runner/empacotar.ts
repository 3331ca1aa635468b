import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Carga } from '../pares.ts';
import { executar } from './executar.ts';
import { REPOSITORIO, TRABALHO } from './lugares.ts';

interface Manifesto {
  readonly files: readonly string[];
}
const lerManifesto = (dir: string): Manifesto =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifesto;

const PARTE: Record<Carga, string> = { w1: 'ProviderSelect', w2: 'DateRangePicker', w3: 'DataTable' };

/**
 * Builds @apto/ui and @apto/domain from a copy of their sources (a build under way beside this one is not disturbed)
 * and puts what their `files` publish where the pages find them, as an install would. With `so` only the parts of those
 * workloads are built: one that is being changed and does not build is then no obstacle to measuring another.
 */
export function empacotar(so?: readonly Carga[]): void {
  console.log('Construindo @apto/ui como é publicado…');
  // Not under a `node_modules`: Node does not run TypeScript there.
  const copia = join(REPOSITORIO, '.tsbuild', `bench-componentes-${process.pid}`);
  rmSync(copia, { recursive: true, force: true });
  mkdirSync(join(copia, 'packages'), { recursive: true });
  cpSync(join(REPOSITORIO, 'tsconfig.base.json'), join(copia, 'tsconfig.base.json'));
  symlinkSync(join(REPOSITORIO, 'node_modules'), join(copia, 'node_modules'), 'dir');
  for (const nome of ['domain', 'ui']) {
    cpSync(join(REPOSITORIO, 'packages', nome), join(copia, 'packages', nome), {
      recursive: true,
      filter: (origem) => !/[/\\](node_modules|dist)$/.test(origem),
    });
    symlinkSync(
      join(REPOSITORIO, 'packages', nome, 'node_modules'),
      join(copia, 'packages', nome, 'node_modules'),
      'dir',
    );
  }
  construir(join(copia, 'packages', 'domain'), 'tsup');
  const ui = join(copia, 'packages', 'ui');
  if (so) {
    const entradas = ['AptoProvider', ...so.map((carga) => PARTE[carga])].map(
      (nome) => `src/components/${nome}/index.ts`,
    );
    writeFileSync(
      join(ui, 'tsdown.partes.config.ts'),
      `import base from './tsdown.config.ts';\nexport default { ...base, hooks: {}, entry: ${JSON.stringify(['src/theme/index.ts', ...entradas])} };\n`,
    );
  }
  construir(ui, 'tsdown', ...(so ? ['--config', 'tsdown.partes.config.ts'] : []));
  for (const nome of ['domain', 'ui']) publicar(nome, join(copia, 'packages', nome));
  rmSync(copia, { recursive: true, force: true });
}

function construir(dir: string, ferramenta: string, ...args: readonly string[]): void {
  executar(join(dir, 'node_modules', '.bin', ferramenta), ['--no-dts', ...args], dir);
}

function publicar(nome: string, de: string): void {
  const para = join(TRABALHO, 'node_modules', '@apto', nome);
  rmSync(para, { recursive: true, force: true });
  mkdirSync(para, { recursive: true });
  const { files } = lerManifesto(de);
  for (const parte of ['package.json', ...files]) {
    const origem = join(de, parte);
    if (existsSync(origem)) cpSync(origem, join(para, parte), { recursive: true });
  }
}
