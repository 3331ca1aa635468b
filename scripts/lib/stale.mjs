import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SKIP = new Set(['node_modules', 'dist', '.tsbuild', 'storybook-static', '.vite', 'test']);
const SKIP_FILE = /\.(test|stories)\.tsx?$|\.mdx$|\.tsbuildinfo$/;

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIP.has(entry.name) || SKIP_FILE.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else yield child;
  }
}

/** Hash of the contents of the given files and folders (paths relative to the root). */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(join(root, path)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs `build` unless its sources are what they were when `output` was last built. */
export async function buildIfStale(name, { sources, output, build }) {
  const stamp = join(root, '.stamps', name);
  const hash = contentHash(sources);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return false;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
