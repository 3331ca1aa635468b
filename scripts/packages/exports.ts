// What each entry gives at run time, imported by plain Node as a stranger would, and what nobody may import.
import { join } from 'node:path';
import { entriesOf, folderOf } from './entries.ts';
import { describeEntries } from './props.ts';

/** { entry: names } of a package. Importing them in plain Node also proves that none needs a DOM or a bundler. */
export async function exportsOf(name: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { specifier, module } of entriesOf(name)) {
    const names = Object.keys((await import(name === '@apto/ui' ? specifier : module)) as object);
    found[specifier] = names.sort((a, b) => (a < b ? -1 : 1));
  }
  return found;
}

const INDEX = '@apto/ui';

const PRIVATE = [
  '@apto/ui/src/index.ts',
  '@apto/ui/src/components/general/Button/Button.tsx',
  '@apto/ui/dist/index.js',
  '@apto/ui/dist/internal/cx.js',
  '@apto/ui/internal/cx',
  '@apto/ui/components/Button',
  '@apto/ui/styles/Button.css',
];

/** The private paths that can be imported after all. */
export async function openPaths(): Promise<string[]> {
  const open: string[] = [];
  for (const path of PRIVATE) {
    const error = await (import(path) as Promise<unknown>).then(
      () => undefined,
      (reason: NodeJS.ErrnoException) => reason,
    );
    if (error?.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      open.push(`${path} devia ser fechado${error ? ` (${error.code ?? error.message})` : ''}`);
  }
  return open;
}

/** What the index does not give. */
const OUTSIDE = new Set(['@apto/ui/theme', '@apto/ui/icons', '@apto/ui/en']);

export const mapPath = () => join(folderOf('@apto/eslint-plugin'), 'src', 'entries.ts');

/** Which entry each name of the index comes from, types included, as the lint plug-in's source. */
export async function entryMap(): Promise<string> {
  const lines = new Map(Object.keys((await import(INDEX)) as object).map((name) => [name, INDEX]));
  for (const [entry, { types, values }] of Object.entries(describeEntries()))
    if (!OUTSIDE.has(entry))
      for (const { name } of [...values, ...types])
        if ((lines.get(name) ?? '@apto/ui') === '@apto/ui') lines.set(name, entry);
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  return `/** The entry of each name that the index gives. Made by \`npm run api:accept\`: what only the index has stays there. */
export const ENTRIES: Readonly<Record<string, string>> = {
${sorted.map(([name, entry]) => `  ${name}: '${entry}',`).join('\n')}
};
`;
}
