// The entries of a package, as its manifest publishes them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/stale.mjs';

export const folderOf = (name) => join(root, 'packages', name.replace('@apto/', ''));

/** Every JavaScript entry: how it is asked for, its module and its types. */
export function entriesOf(name) {
  const folder = folderOf(name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
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
