import { spawn } from 'node:child_process';
import { delimiter, join, resolve as resolvePath } from 'node:path';
import { exitCode, own, wasStopped } from './processes.mjs';
import { root } from './stale.ts';

export interface RunOptions {
  env?: Record<string, string>;
  /** From the root. */
  cwd?: string;
  /** What it prints is handed back instead of shown. */
  capture?: boolean;
}

export interface Outcome {
  code: number;
  output: string;
}

/** Runs a command from the root; resolves with its exit code and, when `capture`, what it printed. */
export function run(
  command: string,
  args: readonly string[] = [],
  { env = {}, cwd = root, capture = false }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = own(
      spawn(command, args, {
        cwd: resolvePath(root, cwd),
        stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
        // A package's own tools first, as pnpm does.
        env: {
          ...process.env,
          PATH: [join(resolvePath(root, cwd), 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
          ...env,
        },
        shell: process.platform === 'win32',
      }),
    );
    let output = '';
    child.stdout?.on('data', (piece: Buffer) => (output += piece.toString()));
    child.stderr?.on('data', (piece: Buffer) => (output += piece.toString()));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      // Nothing goes on after Ctrl+C: not the next part, nor the words about a failure.
      if (wasStopped()) process.exit(exitCode(code || 1, signal));
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs what a command consists of, and ends this process as it ended. */
export async function become(
  command: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<never> {
  const { code } = await run(command, args, options);
  process.exit(code);
}
