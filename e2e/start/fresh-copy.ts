import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What somebody who has just cloned the repository has, in a folder of its own: the files under version control as
 * they are now, and nothing installed. The apps' builds come along when there are any; a stale one is built anew.
 */
export function freshCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'apto-start-'));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git does not list the files: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const built of ['.stamps', 'apps/backoffice/dist', 'apps/public/dist']) {
    if (existsSync(join(root, built))) cpSync(join(root, built), join(folder, built), { recursive: true });
  }
  return folder;
}
