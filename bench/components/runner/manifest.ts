import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (dir: string): Manifest =>
  JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** What loading an entry brings, the entry first: its static imports and their CSS; apart, what it loads on demand. */
export function filesFor(
  manifest: Manifest,
  input: string,
): { js: readonly string[]; css: readonly string[]; onDemand: readonly string[] } {
  const key = Object.keys(manifest).find((name) => name.endsWith(input));
  if (!key) throw new Error(`O manifesto não tem '${input}': ${Object.keys(manifest).join(', ')}`);
  const js = new Set<string>();
  const css = new Set<string>();
  const deferred = new Set<string>();
  const visit = (name: string, jsTarget: Set<string>, cssTarget: Set<string>): void => {
    const chunk = manifest[name];
    if (!chunk || js.has(chunk.file) || jsTarget.has(chunk.file)) return;
    jsTarget.add(chunk.file);
    for (const file of chunk.css ?? []) cssTarget.add(file);
    for (const other of chunk.imports ?? []) visit(other, jsTarget, cssTarget);
    for (const other of chunk.dynamicImports ?? []) deferred.add(other);
  };
  visit(key, js, css);
  const onDemand = new Set<string>();
  for (const name of deferred) visit(name, onDemand, onDemand);
  return { js: [...js], css: [...css], onDemand: [...onDemand].filter((file) => !css.has(file)) };
}
