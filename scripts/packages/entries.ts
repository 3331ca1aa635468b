// The entries of a package, as its manifest publishes them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/stale.ts';

export const folderOf = (name: string) => join(root, 'packages', name.replace('@apto/', ''));

/** Every JavaScript entry: how it is asked for, its module and its types. */
export interface Entry {
  /** How it is asked for. */
  specifier: string;
  module: string;
  types: string;
}

export function entriesOf(name: string): Entry[] {
  const folder = folderOf(name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types?: string; default: string }>;
  };
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'object' && target.types
      ? [
          {
            specifier: name + path.slice(1),
            module: join(folder, target.default),
            types: join(folder, target.types),
          },
        ]
      : [],
  );
}
