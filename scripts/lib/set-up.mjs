// Brings what the machine lacks: the pinned pnpm installs the pinned Node 24 and every dependency, once per lock
// file; then the asked script runs under that Node. Runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNPM } from './pnpm.mjs';
import { exitCode, own, stopWithParent, wasStopped } from './processes.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [script, ...args] = process.argv.slice(2);

/** Whatever decides what an install brings. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const manifests = ['packages', 'apps'].flatMap((dir) =>
    readdirSync(join(root, dir)).map((name) => join(dir, name, 'package.json')),
  );
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'e2e/package.json',
    'bench/package.json',
    ...manifests,
  ]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Resolves with the exit code once the command is over. */
function finished(child) {
  own(child);
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
}

// npm has a shell in between that takes a SIGTERM for itself, and npm ends without a word to this process.
if (process.env.npm_lifecycle_event) stopWithParent();

const stamp = join(root, 'node_modules', '.apto-install');
const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Instalando dependências…');
  const code = await finished(
    spawn('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // The answer to pnpm's question whether node_modules may be made anew, where nobody can type it.
      env: { ...process.env, CI: process.env.CI ?? 'true' },
    }),
  );
  if (code !== 0) {
    if (!wasStopped()) {
      console.error(
        '\nA instalação falhou. O registro do npm está ao alcance? Corrija e rode o mesmo comando de novo.',
      );
    }
    process.exit(code);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

// `npm run a:b` is scripts/a-b.ts.
const file = join('scripts', `${(script ?? '').replaceAll(':', '-')}.ts`);
if (!existsSync(join(root, file))) {
  console.error(`Não há o comando '${script}': falta ${file}.`);
  process.exit(1);
}

const bins = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')];
const env = {
  ...process.env,
  PATH: [...bins, process.env.PATH].join(delimiter),
  // Where the person stood, so that relative file names mean what they typed.
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
};
process.exit(await finished(spawn('node', [file, ...args], { cwd: root, stdio: 'inherit', env })));
