import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGS } from '../src/node-args.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface ServerProcess {
  address: string;
  pid: number;
  /** SIGKILL, as a power switch of the process: no handler runs. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  terminate(): Promise<number | null>;
  /** SIGSTOP: it does nothing at all until it goes on. */
  pause(): void;
  goOn(): void;
  /** What it wrote so far, its log too: a line each. */
  said(): readonly string[];
}

function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolver) => {
    if (child.exitCode !== null || child.signalCode !== null) resolver(child.exitCode);
    else child.once('exit', (code) => resolver(code));
  });
}

/** The server as a user starts it, on a free port; resolves when it says where it listens. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  // A test that is given up never comes to its end: what it left goes with the process that ran it.
  const guards = ['--import=./scripts/lib/with-parent.mjs', ...SERVER_ARGS];
  const child = spawn(process.execPath, [...guards, 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      RATE_LIMIT: '0',
      MAX_IN_FLIGHT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (b: Buffer) => errors.push(b.toString()));
  const lines: string[] = [];
  const address = await new Promise<string>((resolver, reject) => {
    createInterface({ input: child.stdout }).on('line', (row) => {
      lines.push(row);
      const found = /Back-office\s+(http:\/\/\S+?)\/$/.exec(row)?.[1];
      if (found) resolver(found);
    });
    child.once('exit', (code) => reject(new Error(`O servidor saiu com ${code}: ${errors.join('')}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await end(child);
    },
    terminate() {
      child.kill('SIGTERM');
      return end(child);
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    said: () => lines,
  };
}
