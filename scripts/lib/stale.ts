import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SKIP = new Set(['node_modules', 'dist', '.tsbuild', 'storybook-static', '.vite', 'test']);
/** Stories and pages are sources of Storybook and of the guide alone. */
const STORIES = /\.stories\.tsx$|\.mdx$/;
const TESTS = /\.test\.tsx?$|\.tsbuildinfo$/;

function* filesOf(path: string, isSource: (name: string) => boolean): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIP.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child, isSource);
    else if (isSource(entry.name)) yield child;
  }
}

export interface Sources {
  /** Files and folders, from the root. */
  sources: readonly string[];
  /** Whether stories and pages are among them. */
  withStories?: boolean;
}

/** Hash of the contents of the given files and folders. */
export function contentHash({ sources, withStories = false }: Sources): string {
  const isSource = (name: string) => !TESTS.test(name) && (withStories || !STORIES.test(name));
  const hash = createHash('sha256');
  for (const path of sources)
    for (const file of filesOf(join(root, path), isSource))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

export interface Build extends Sources {
  /** A file that is there once the build is. */
  output: string;
  build: () => Promise<void>;
}

/** Runs `build` unless its sources are what they were when `output` was last built. */
export async function buildIfStale(name: string, { output, build, ...sources }: Build): Promise<boolean> {
  const stamp = join(root, '.stamps', name);
  const hash = contentHash(sources);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return false;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
