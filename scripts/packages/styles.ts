// `sideEffects` as it is declared, proved by bundling; and one cascade, whatever the order of the imports.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { LAYERS } from '../../packages/ui/src/theme/layer-names.ts';
import { entriesOf, folderOf } from './entries.ts';

const styles = () => join(folderOf('@apto/ui'), 'dist', 'styles');
const order = `@layer ${Object.values(LAYERS).join(', ')};`;

/** The style sheets that a module of a consumer brings through a Vite with no plug-in, and its JavaScript. */
interface Brought {
  css: string;
  sheets: string[];
  js: string;
}

async function brought(contents: string): Promise<Brought> {
  const entry = '\0consumidor.js';
  const built = await build({
    root: folderOf('@apto/ui'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'consumidor',
        resolveId: (id) => (id === 'consumidor' ? entry : undefined),
        load: (id) => (id === entry ? contents : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      // The modules' names stay in the text only in the map.
      sourcemap: false,
      rolldownOptions: {
        input: 'consumidor',
        external: [
          /^react(?:-dom)?(?:\/|$)/,
          /^pdfjs-dist/,
          'react-aria-components',
          'radix-ui',
          'lucide-react',
        ],
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source.toString()] as const,
  );
  const css = files
    .filter(([name]) => name.endsWith('.css'))
    .map(([, text]) => text)
    .join('\n');
  return {
    css,
    sheets: sheetsIn(css),
    js: files
      .filter(([name]) => name.endsWith('.js'))
      .map(([, text]) => text)
      .join('\n'),
  };
}

/** By the class names that only that sheet has. */
function sheetsIn(css: string): string[] {
  return readdirSync(styles())
    .filter((file) => file.endsWith('.css') && file !== 'todos.css')
    .filter((file) => {
      const [mark] = readFileSync(join(styles(), file), 'utf8').match(/\.[A-Za-z]\w*__\w+/) ?? [];
      return mark !== undefined && css.includes(mark);
    })
    .map((file) => basename(file, '.css'));
}

/** The sheets that a module reaches by its imports in `dist`, those on demand included. */
function reachedSheets(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const dist = join(folderOf('@apto/ui'), 'dist');
  const text = readFileSync(module, 'utf8');
  const paths = [
    ...text.matchAll(/^(?:import|export)\b[^;]*?"((?:\.|#styles\/)[^"]+)";/gm),
    ...text.matchAll(/\bimport\("((?:\.|#styles\/)[^"]+)"\)/g),
  ];
  return paths.flatMap(([, path = '']) => {
    if (path.endsWith('.css')) return [basename(path, '.css')];
    const next = path.startsWith('#styles/')
      ? join(dist, `${path.slice(8)}.styles.js`)
      : join(dirname(module), path);
    return reachedSheets(next, seen);
  });
}

/** Everything that is not as the manifest says. */
export async function stylesProblems(): Promise<string[]> {
  const problems: string[] = [];
  const demand = (holds: boolean, text: string) => holds || problems.push(text);

  // Every sheet says the whole order first, so that no bundler can turn it round.
  for (const file of readdirSync(styles()).filter((each) => each.endsWith('.css'))) {
    const css = readFileSync(join(styles(), file), 'utf8');
    demand(css.startsWith(order), `${file} não começa pela ordem das camadas`);
    demand(!/^@layer (?!apto\.)/m.test(css), `${file} usa uma camada fora de 'apto'`);
    const outside = css
      .replaceAll(/@(?:font-face|keyframes|property)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      .split('\n')
      .filter((line) => /^[.:a-z*[].*\{$/i.test(line));
    demand(outside.length === 0, `${file} tem regras fora das camadas: ${outside[0]}`);
  }

  const nothing = await brought(`import '@apto/ui'; import '@apto/ui/button'; import '@apto/ui/icons';`);
  demand(nothing.sheets.length === 0, `Importar sem usar traz ${nothing.sheets.join(', ')}`);
  demand(!/\S/.test(nothing.js), `Importar sem usar traz ${nothing.js.length} bytes de JavaScript`);

  // From the barrel as from its own entry: only what it uses.
  for (const [name, entry] of [
    ['Button', 'button'],
    ['Stack', 'stack'],
    ['DateRangePicker', 'date-range-picker'],
    ['DataTable', 'data-table'],
  ]) {
    const module = entriesOf('@apto/ui').find(({ specifier }) => specifier === `@apto/ui/${entry}`)?.module;
    if (module === undefined) throw new Error(`@apto/ui não publica ${entry}.`);
    const expected = new Set(reachedSheets(module));
    for (const from of [`@apto/ui/${entry}`, '@apto/ui']) {
      const { sheets } = await brought(`import { ${name} } from '${from}'; console.log(${name});`);
      demand(
        sheets.length > 0 && sheets.every((sheet) => expected.has(sheet)),
        `${name} de ${from} traz ${sheets.join()}`,
      );
    }
  }
  const alone = await brought(`import { Button } from '@apto/ui'; console.log(Button);`);
  demand(
    alone.sheets.join() === 'Button',
    `Button de @apto/ui traz ${alone.sheets.join()}, e não só Button.css`,
  );

  // Two components, in both orders and with the theme last: the same cascade.
  const parts = [
    `import { Button } from '@apto/ui/button';`,
    `import { TextField } from '@apto/ui/text-field';`,
  ];
  const use = `import '@apto/ui/theme'; console.log(Button, TextField);`;
  for (const imports of [parts, [...parts].reverse()]) {
    const { css } = await brought(`${imports.join('\n')}\n${use}`);
    const first = css.replaceAll(/\/\*[^]*?\*\//g, '').trimStart();
    demand(first.startsWith(order), `A ordem das camadas não vem primeiro em:\n${imports.join('\n')}`);
  }

  const whole = readFileSync(join(styles(), 'todos.css'), 'utf8');
  for (const file of readdirSync(styles()).filter((each) => each.endsWith('.css') && each !== 'todos.css')) {
    const rules = readFileSync(join(styles(), file), 'utf8').replace(`${order}\n`, '').trim();
    demand(whole.includes(rules), `styles.css não traz ${file}`);
  }
  return problems;
}
