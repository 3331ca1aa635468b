// `npm run new:component`, tried in a copy: what it makes passes every check at once, and bad names are refused.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/stale.ts';

const NAME = 'SamplePart';

function makeCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'apto-generator-'));
  mkdirSync(join(copy, 'packages', 'ui'), { recursive: true });
  for (const path of ['scripts', 'packages/ui/src', 'packages/ui/package.json', 'tsconfig.base.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const path of ['node_modules', 'packages/ui/node_modules', 'packages/domain'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(copy, path), 'dir');
  return copy;
}

const run = (cwd: string, command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
const make = (copy: string, ...args: string[]) =>
  run(copy, process.execPath, ['scripts/new-component.ts', ...args]);

/** Everything that the generator does wrong. */
export function generatorProblems(): string[] {
  const problems: string[] = [];
  const demand = (holds: boolean, text: string) => holds || problems.push(text);
  const copy = makeCopy();
  try {
    for (const bad of ['', 'samplePart', 'sample-part', '../Fora', 'Peça', 'Button'])
      demand(make(copy, bad).status !== 0, `aceitou o nome "${bad}"`);
    demand(make(copy, NAME, 'Grupo que não há').status !== 0, 'aceitou um grupo que não existe');
    demand(make(copy, NAME, 'Estrutura', 'porao').status !== 0, 'aceitou uma sala que não existe');
    demand(
      !existsSync(join(copy, 'packages/ui/src/components/general', NAME)),
      'um pedido recusado deixou arquivos',
    );

    const before = run(copy, process.execPath, ['scripts/gates/components.ts']).stderr.split('\n');
    const made = make(copy, NAME, 'Estrutura', 'field');
    demand(made.status === 0, `não fez ${NAME}: ${made.stderr}`);
    // What others lack is told by their own check.
    const { stderr } = run(copy, process.execPath, ['scripts/gates/components.ts']);
    for (const line of stderr.split('\n').filter((each) => each.trim() !== '' && !before.includes(each)))
      demand(!line.includes(NAME), `o componente novo não passa: ${line}`);
    demand(
      readFileSync(join(copy, 'packages/ui/src/index.ts'), 'utf8').includes(`/${NAME}/`),
      'o componente novo não está no índice',
    );
    const { exports } = JSON.parse(readFileSync(join(copy, 'packages/ui/package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    demand('./sample-part' in exports, 'o componente novo não tem entrada');

    const folder = join(copy, 'packages/ui/src/components/field', NAME);
    demand(readdirSync(folder).length >= 5, 'faltam arquivos na pasta');
    writeFileSync(
      join(copy, 'packages/ui/tsconfig.sample.json'),
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: {
          composite: false,
          noEmit: true,
          emitDeclarationOnly: false,
          declaration: false,
          types: ['vite/client'],
        },
        include: [`src/components/field/${NAME}`],
      }),
    );
    const types = run(join(copy, 'packages/ui'), 'tsc', ['-p', 'tsconfig.sample.json']);
    for (const line of types.stdout.split('\n').filter((each) => each.includes(NAME)))
      problems.push(`tsc: ${line}`);
    const lint = run(copy, 'oxlint', ['-c', join(root, '.oxlintrc.json'), folder]);
    demand(lint.status === 0, `oxlint: ${lint.stdout}`);
    demand(make(copy, NAME).status !== 0, 'refez um componente que já existia');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return problems;
}
