import { spawn } from 'node:child_process';
import { delimiter, join, resolve as resolvePath } from 'node:path';
import { exitCode, own, wasStopped } from './processes.mjs';
import { root } from './stale.mjs';

/** Runs a command from the root; resolves with its exit code and, when `capture`, what it printed. */
export function run(command, args = [], { env = {}, cwd = root, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: resolvePath(root, cwd),
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // A package's own tools first, as pnpm does.
      env: {
        ...process.env,
        PATH: [join(resolvePath(root, cwd), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
        ...env,
      },
      shell: process.platform === 'win32',
    });
    own(child);
    let output = '';
    child.stdout?.on('data', (piece) => (output += piece));
    child.stderr?.on('data', (piece) => (output += piece));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      // Nothing goes on after Ctrl+C: not the next part, nor the words about a failure.
      if (wasStopped()) process.exit(exitCode(code || 1, signal));
      resolve({ code: code ?? 1, output });
    });
  });
}
