import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Carga } from '../pares.ts';
import { executar } from './executar.ts';
import { REPOSITORIO, TRABALHO } from './lugares.ts';

const PARTE: Record<Carga, string> = { w1: 'ProviderSelect', w2: 'DateRangePicker', w3: 'DataTable' };
const PACOTES = ['domain', 'ui'] as const;

/**
 * Builds @apto/ui from a copy of its sources (a build under way beside this one is not disturbed) and puts what its
 * `files` publish where the pages find it, as an install would. With `so` only the parts of those workloads are built:
 * one that is being changed and does not build is then no obstacle to measuring another.
 */
export function empacotar(so?: readonly Carga[]): void {
  console.log('Construindo @apto/ui como é publicado…');
  // Not under a `node_modules`: Node does not run TypeScript there.
  const copia = join(REPOSITORIO, '.tsbuild', `bench-componentes-${process.pid}`);
  try {
    copiar(copia);
    const ui = join(copia, 'packages', 'ui');
    const args = so ? soPartes(ui, so) : ['--no-dts'];
    executar(join(ui, 'node_modules', '.bin', 'tsdown'), args, ui);
    publicar(ui);
  } finally {
    rmSync(copia, { recursive: true, force: true });
  }
}

/** The two packages in a repository of their own, with the dependencies of this one. */
function copiar(copia: string): void {
  mkdirSync(join(copia, 'packages'), { recursive: true });
  cpSync(join(REPOSITORIO, 'tsconfig.base.json'), join(copia, 'tsconfig.base.json'));
  symlinkSync(join(REPOSITORIO, 'node_modules'), join(copia, 'node_modules'), 'dir');
  for (const nome of PACOTES) {
    const de = join(REPOSITORIO, 'packages', nome);
    const para = join(copia, 'packages', nome);
    cpSync(de, para, { recursive: true, filter: (origem) => !/[/\\](node_modules|dist)$/.test(origem) });
    mkdirSync(join(para, 'node_modules', '@apto'), { recursive: true });
    for (const pacote of readdirSync(join(de, 'node_modules')).filter((pasta) => pasta !== '@apto'))
      symlinkSync(realpathSync(join(de, 'node_modules', pacote)), join(para, 'node_modules', pacote), 'dir');
  }
  symlinkSync(
    join(copia, 'packages', 'domain'),
    join(copia, 'packages', 'ui', 'node_modules', '@apto', 'domain'),
    'dir',
  );
}

/** Options of a build of some parts alone, without types and without what comes after the bundling. */
function soPartes(ui: string, so: readonly Carga[]): readonly string[] {
  const entry = ['AptoProvider', ...so.map((carga) => PARTE[carga])].map(
    (nome) => `src/components/${nome}/index.ts`,
  );
  writeFileSync(
    join(ui, 'tsdown.partes.config.ts'),
    `import base from './tsdown.config.ts';
export default { ...base, dts: false, hooks: {}, entry: ${JSON.stringify(['src/theme/index.ts', ...entry])} };
`,
  );
  return ['--config', 'tsdown.partes.config.ts'];
}

function publicar(de: string): void {
  const para = join(TRABALHO, 'node_modules', '@apto', 'ui');
  mkdirSync(para, { recursive: true });
  const { files } = JSON.parse(readFileSync(join(de, 'package.json'), 'utf8')) as { files: string[] };
  for (const parte of ['package.json', ...files])
    if (existsSync(join(de, parte))) cpSync(join(de, parte), join(para, parte), { recursive: true });
}
