import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { allDesignTokens } from '../src/theme/dtcg.ts';
import { LAYERS } from '../src/theme/layer-names.ts';

const STYLES = /\.styles\.js$/;
/** What each style sheet begins with: however a bundler cuts and orders the sheets, the cascade is the same. */
const ORDER = `@layer ${Object.values(LAYERS).join(', ')};\n`;

async function filesOf(folder: string, ends: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ends.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Short, stable names for the sheets (`Button.css`), each with the order of the layers. Gives old name → new name. */
async function nameSheets(styles: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of (await readdir(styles)).filter((each) => each.endsWith('.css')).sort()) {
    const name = file.replace(/\.css\.ts\.vanilla-.*\.css$/, '.css');
    if ([...names.values()].includes(name)) throw new Error(`Duas folhas de estilo se chamam ${name}.`);
    names.set(file, name);
    const css = await readFile(join(styles, file), 'utf8');
    await writeFile(join(styles, file), ORDER + css.replaceAll(/^@layer [\w.-]+;\n?/gm, ''));
    await rename(join(styles, file), join(styles, name));
  }
  return names;
}

/**
 * Each `X.styles.js` gets a twin without its sheets, for Node, which cannot import CSS. The modules that use it ask
 * for `#styles/…`, and the conditions of `imports` in package.json choose: so rendering to a string and tests in
 * plain Node need no bundler.
 */
async function splitStyles(dist: string, sheets: Map<string, string>): Promise<void> {
  for (const file of await filesOf(dist, STYLES)) {
    const text = (await readFile(file, 'utf8')).replaceAll(
      /^import "[^"]*\/([^"/]+\.css)";\n/gm,
      (_, sheet: string) => {
        const path = posix.join(relative(dirname(file), dist).split(sep).join('/') || '.', 'styles');
        const known = sheets.get(sheet);
        if (!known) throw new Error(`${file} pede a folha ${sheet}, que não existe.`);
        return known === 'layers.css'
          ? ''
          : `import "${path.startsWith('.') ? path : `./${path}`}/${known}";\n`;
      },
    );
    await writeFile(file, text);
    await writeFile(
      file.replace(STYLES, '.styles.node.js'),
      text.replaceAll(/^import "[^"]*\.css";\n/gm, ''),
    );
  }
  for (const file of await filesOf(dist, /\.js$/)) {
    const text = await readFile(file, 'utf8');
    const asked = text.replaceAll(
      /(from |import )"(\.[^"]*)\.styles\.js"/g,
      (_, how: string, path: string) => {
        const target = posix.join(relative(dist, dirname(file)).split(sep).join('/'), path);
        return `${how}"#styles/${target}"`;
      },
    );
    if (asked !== text) await writeFile(file, asked);
  }
}

/** Every sheet in one, in the order in which the modules would bring them. */
async function wholeSheet(dist: string): Promise<string> {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) {
      sheets.push((await readFile(file, 'utf8')).replace(ORDER, ''));
      return;
    }
    // What a part loads later brings sheets too.
    for (const [, early, late] of (await readFile(file, 'utf8')).matchAll(
      /^(?:import|export)\b[^;]*?"((?:\.|#styles\/)[^"]+)";|\bimport\("(\.[^"]+)"\)/gm,
    )) {
      const path = early ?? late;
      if (!path) continue;
      await visit(
        path.startsWith('#styles/')
          ? join(dist, `${path.slice('#styles/'.length)}.styles.js`)
          : join(dirname(file), path),
      );
    }
  };
  await visit(join(dist, 'theme/index.js'));
  await visit(join(dist, 'index.js'));
  return ORDER + sheets.join('\n');
}

/** The domain's declarations keep an import of zod of which nothing is left, and which a consumer does not have. */
async function dropEmptyImports(dist: string): Promise<void> {
  for (const file of await filesOf(join(dist, 'domain'), /\.d\.ts$/)) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/^import ["']zod["'];?\n?/gm, ''));
  }
}

/** What the bundler leaves to do: the sheets, their twins for Node, the fonts and the tokens. */
export async function finish(dist: string): Promise<void> {
  const styles = join(dist, 'styles');
  await splitStyles(dist, await nameSheets(styles));
  await rm(join(styles, 'layers.css'));
  await dropEmptyImports(dist);
  await cp('src/theme/fonts', join(styles, 'fonts'), { recursive: true });
  await writeFile(join(styles, 'todos.css'), await wholeSheet(dist));
  await mkdir(join(dist, 'tokens'), { recursive: true });
  for (const [name, tokens] of Object.entries(allDesignTokens()))
    await writeFile(join(dist, 'tokens', `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`);
}
