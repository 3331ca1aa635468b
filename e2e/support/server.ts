import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGS } from '../../apps/server/src/node-args.ts';
import { today } from './dates.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export interface TestServer {
  readonly url: string;
  readonly pid: number;
  /** Everything it printed so far. */
  exit(): string;
  terminate(signal?: NodeJS.Signals): Promise<void>;
}

async function ready(url: string, child: ChildProcess, output: () => string, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`O servidor terminou ao começar:\n${output()}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`O servidor não ficou pronto em ${limitMs / 1000} s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * The data folder of a server. A new one with the demonstration is a copy of what a first start left (prepared.ts):
 * migrating and seeding take half a minute of a processor each time.
 */
function ownFolder(env: Record<string, string>): string {
  const folder = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'apto-produto-'));
  const prepared = process.env['E2E_PREPARED'];
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  const isAlike = !env['DATABASE_URL'] && (env['DEMO'] ?? '1') === '1';
  if (prepared && isNew && isAlike) cpSync(prepared, folder, { recursive: true });
  return folder;
}

const DAY_MS = 86_400_000;

/**
 * The environment of a server that lives at the next time it is this hour in São Paulo: up to a day ahead, never behind, so
 * that what it gives out has not expired for a browser, whose clock stays the real one.
 */
export function clockAtHour(hour: number): Record<string, string> {
  const shift = Date.parse(`${today()}T${String(hour).padStart(2, '0')}:00:00-03:00`) - Date.now();
  return { CLOCK_SHIFT_MS: String(shift < 0 ? shift + DAY_MS : shift) };
}

/** A server that somebody else started, for writing tests: nothing here stops it. */
const externalServer = (url: string): TestServer => ({
  url,
  pid: 0,
  exit: () => '',
  terminate: () => Promise.resolve(),
});

/**
 * Starts the real server, as `npm start` does, on a free port and with a database folder of its own. `E2E_URL` names
 * one that runs already, to spare the start while tests are written; a test that asks for a port gets its own anyway.
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const foreignOne = process.env['E2E_URL'];
  if (foreignOne && !env['PORT']) return externalServer(foreignOne);
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const dataDir = ownFolder(env);
  // A worker that is stopped never comes to the end of its tests: what they left goes with it.
  const guards = [
    '--import=./scripts/lib/with-parent.mjs',
    ...SERVER_ARGS,
    ...(env['CLOCK_SHIFT_MS'] ? ['--import=./e2e/support/clock.mjs'] : []),
  ];
  const child = spawn(process.execPath, [...guards, 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, () => output, 120_000).catch((error: Error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    exit: () => output,
    terminate: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        const done = () => {
          if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
          resolve();
        };
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', done);
        child.kill(signal);
      }),
  };
}
