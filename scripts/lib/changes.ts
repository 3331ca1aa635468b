// What a change touches, for `npm test -- --changed`.
import { spawnSync } from 'node:child_process';
import { root } from './stale.ts';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit that a change begins at: the given one, else where this branch left the main one; on the main branch
 * itself the last commit, so that what is not committed yet is the change.
 */
export function baseOf(asked: string): string {
  if (asked !== '') {
    const commit = git('rev-parse', '--verify', `${asked}^{commit}`);
    if (!commit) throw new Error(`--changed=${asked}: não há este commit.`);
    return commit;
  }
  for (const main of ['origin/main', 'main']) {
    const commit = git('merge-base', 'HEAD', main);
    if (commit) return commit;
  }
  const head = git('rev-parse', 'HEAD');
  if (!head) throw new Error('--changed compara com o git, e aqui não há um repositório.');
  return head;
}

/** The files that differ from a commit, committed or not, from the root. */
export function changedSince(base: string): readonly string[] {
  const lines = (text = '') => text.split('\n').filter(Boolean);
  return [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}
