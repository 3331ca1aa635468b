// Runs on whatever Node (>= 20) the machine has and brings the rest: the pinned pnpm installs the pinned Node 24
// and every dependency, once per lock file; then the asked script runs under that Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `O Apto precisa de Node 20 ou mais novo; este é o ${process.version}. Instale-o e rode de novo.`,
  );
  process.exit(1);
}

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

const stamp = join(root, 'node_modules', '.apto-install');
const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Instalando dependências…');
  const install = spawnSync(
    'npx',
    ['-y', `pnpm@${PNPM}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // The answer to pnpm's question whether node_modules may be made anew, where nobody can type it.
      env: { ...process.env, CI: process.env.CI ?? 'true' },
    },
  );
  if (install.status !== 0) {
    console.error(
      '\nA instalação falhou. O registro do npm está ao alcance? Corrija e rode o mesmo comando de novo.',
    );
    process.exit(install.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const command = scripts[script];
if (!command) {
  console.error(`Não há o comando '${script}' no package.json.`);
  process.exit(1);
}

const quote = (value) =>
  process.platform === 'win32' ? `"${value}"` : `'${value.replaceAll("'", `'\\''`)}'`;
const bins = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')];
const child = spawn([command, ...args.map(quote)].join(' '), {
  cwd: root,
  stdio: 'inherit',
  shell: true,
  env: {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(delimiter),
    // Where the person stood, so that relative file names mean what they typed.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
