import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Load } from '../peers.ts';
import { run } from './run.ts';
import { REPOSITORY, WORK_DIR } from './places.ts';

const COMPONENT: Record<Load, string> = {
  w1: 'ProviderSelect',
  w2: 'DateRangePicker',
  w3: 'DataTable',
  w5: 'Agenda',
};
const PACKAGES = ['domain', 'ui'] as const;

/**
 * Builds @apto/ui from a copy of its sources (a build under way beside this one is not disturbed) and puts what its
 * `files` publish where the pages find it, as an install would. With `only` only the parts of those workloads are built:
 * one that is being changed and does not build is then no obstacle to measuring another.
 */
export function packUi(only?: readonly Load[]): void {
  console.log('Construindo @apto/ui como é publicado…');
  // Not under a `node_modules`: Node does not run TypeScript there.
  const copy = join(REPOSITORY, '.tsbuild', `bench-components-${process.pid}`);
  try {
    copySources(copy);
    const ui = join(copy, 'packages', 'ui');
    const args = only ? onlyParts(ui, only) : ['--no-dts'];
    run(join(ui, 'node_modules', '.bin', 'tsdown'), args, ui);
    publish(ui);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The two packages in a repository of their own, with the dependencies of this one. */
function copySources(copy: string): void {
  mkdirSync(join(copy, 'packages'), { recursive: true });
  cpSync(join(REPOSITORY, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const name of PACKAGES) {
    const from = join(REPOSITORY, 'packages', name);
    const to = join(copy, 'packages', name);
    cpSync(from, to, { recursive: true, filter: (origin) => !/[/\\](node_modules|dist)$/.test(origin) });
    mkdirSync(join(to, 'node_modules', '@apto'), { recursive: true });
    for (const pkg of readdirSync(join(from, 'node_modules')).filter((folder) => folder !== '@apto'))
      symlinkSync(realpathSync(join(from, 'node_modules', pkg)), join(to, 'node_modules', pkg), 'dir');
  }
  symlinkSync(
    join(copy, 'packages', 'domain'),
    join(copy, 'packages', 'ui', 'node_modules', '@apto', 'domain'),
    'dir',
  );
}

/** Options of a build of some parts alone, without types and without what comes after the bundling. */
function onlyParts(ui: string, only: readonly Load[]): readonly string[] {
  const wanted = new Set(['AptoProvider', ...only.map((load) => COMPONENT[load])]);
  const entry = globSync('src/components/**/index.ts', { cwd: ui }).filter((file) =>
    wanted.has(basename(dirname(file))),
  );
  writeFileSync(
    join(ui, 'tsdown.parts.config.ts'),
    `import base from './tsdown.config.ts';
export default { ...base, dts: false, hooks: {}, entry: ${JSON.stringify(['src/theme/index.ts', ...entry])} };
`,
  );
  return ['--config', 'tsdown.parts.config.ts'];
}

function publish(from: string): void {
  const to = join(WORK_DIR, 'node_modules', '@apto', 'ui');
  mkdirSync(to, { recursive: true });
  const { files } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { files: string[] };
  for (const part of ['package.json', ...files])
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
}
