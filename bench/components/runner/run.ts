import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Runs a command to its end; where it fails, what it said is the error. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `\`${command} ${args.join(' ')}\` falhou:\n${error?.message ?? stripVTControlCharacters(`${stdout}\n${stderr}`).slice(-3000)}`,
    );
  }
  return stdout;
}
