// The accepted pictures of the `Galeria` stories: packages/ui/visual/<Component>/<theme>-<width>.png
import { existsSync, globSync, readFileSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPinnable } from '../../.storybook/tests/pinned-browser.node.ts';
import { root } from './stale.ts';

const folder = 'packages/ui/visual';
const seenFile = join(root, '.vitest/visual/seen.txt');
const LIMIT = 15 * 1024 * 1024;

/** Every accepted picture, as a path from the root. */
const accepted = (): readonly string[] =>
  globSync(`${folder}/**/*.png`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

const seen = (): ReadonlySet<string> =>
  new Set(existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n').filter(Boolean) : []);

const stale = (): readonly string[] => {
  const looked = seen();
  return accepted().filter((path) => !looked.has(path));
};

const size = (): number => accepted().reduce((sum, path) => sum + statSync(join(root, path)).size, 0);

/** Before a run that looks at pictures. */
export const forgetSeen = (): void => rmSync(dirname(seenFile), { recursive: true, force: true });

/** What is wrong with the pictures after a run that looked at every gallery: left-overs, too many bytes. */
export function leftovers(): readonly string[] {
  if (!isPinnable) return [];
  const problems = stale().map((path) => `${path}: nenhuma história mostra mais esta imagem`);
  if (problems.length > 0) problems.push('Apague o que sobrou: npm run stories:accept');
  if (size() > LIMIT)
    problems.push(`As imagens somam ${(size() / 1024 / 1024).toFixed(1)} MB; o limite é 15 MB.`);
  return problems;
}

/** Deletes what no gallery showed in a run over all of them. */
export function removeLeftovers(): readonly string[] {
  const gone = stale();
  for (const path of gone) {
    rmSync(join(root, path));
    try {
      rmdirSync(join(root, dirname(path)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    }
  }
  return gone;
}

/** In words, for the end of a run. */
export const summary = (): string =>
  isPinnable
    ? `${accepted().length} imagens, ${(size() / 1024 / 1024).toFixed(1)} MB`
    : 'Nenhuma imagem comparada: o navegador fixado só roda em linux-x64.';
