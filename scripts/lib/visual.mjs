// The accepted pictures of the `Galeria` stories: packages/ui/visual/<Component>/<theme>-<width>.png
import { existsSync, globSync, readFileSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './stale.mjs';

const folder = 'packages/ui/visual';
const seenFile = join(root, '.vitest/visual/vistas.txt');
const LIMIT = 15 * 1024 * 1024;

/** Every accepted picture, as a path from the root. */
const accepted = () =>
  globSync(`${folder}/**/*.png`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

const seen = () =>
  new Set(existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n').filter(Boolean) : []);

const size = () => accepted().reduce((sum, path) => sum + statSync(join(root, path)).size, 0);

/** Story files that have a gallery, by the name of their component. */
export const galleries = () =>
  Object.fromEntries(
    globSync(['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root })
      .filter((path) => /'galeria'/.test(readFileSync(join(root, path), 'utf8')))
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [
        path.startsWith('apps/')
          ? `${path.split('/')[1]}-${basename(path, '.stories.tsx')}`
          : basename(path, '.stories.tsx'),
        path,
      ]),
  );

/** Before a run that looks at pictures. */
export const forgetSeen = () => rmSync(dirname(seenFile), { recursive: true, force: true });

/** What is wrong with the pictures after a run that looked at every gallery: left-overs, too many bytes. */
export function leftovers() {
  const looked = seen();
  const stale = accepted().filter((path) => !looked.has(path));
  const problems = stale.map((path) => `${path}: nenhuma história mostra mais esta imagem`);
  if (stale.length > 0) problems.push('Apague o que sobrou: npm run stories:accept');
  if (size() > LIMIT)
    problems.push(`As imagens somam ${(size() / 1024 / 1024).toFixed(1)} MB; o limite é 15 MB.`);
  return problems;
}

/** Deletes what no gallery showed in a run over all of them. */
export function removeLeftovers() {
  const looked = seen();
  const stale = accepted().filter((path) => !looked.has(path));
  for (const path of stale) {
    rmSync(join(root, path));
    try {
      rmdirSync(join(root, dirname(path)));
    } catch (error) {
      if (error.code !== 'ENOTEMPTY') throw error;
    }
  }
  return stale;
}

/** In words, for the end of a run. */
export const summary = () => `${accepted().length} imagens, ${(size() / 1024 / 1024).toFixed(1)} MB`;
