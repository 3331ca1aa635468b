// What each entry costs on its own: minified JavaScript and CSS beyond react and react-dom, brotli, pt-BR alone.
import {
  build,
  type BuildOptions,
  type BuildResult,
  type Metafile,
  type OutputFile,
  type Plugin,
} from 'esbuild';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { entriesOf, folderOf } from './entries.ts';

const compress = promisify(brotliCompress);
const KB = 1024;
/** Head-room of a budget, so that a patch of a dependency breaks no build: 4 %, at least 0.3 KB. */
const room = (bytes: number) => Math.max(bytes * 0.04, 0.3 * KB);
const QUALITY = 11;

/** As `@react-aria/optimize-locales-plugin` with `['pt-BR']`, in the consumer's build. */
const onlyPortuguese: Plugin = {
  name: 'so-pt-br',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\b[a-z]{2}-[A-Z]{2}\b/ }, ({ path, importer }) =>
      /[/\\](?:react-aria|react-stately|react-aria-components|@react-aria|@react-stately)[/\\]/.test(
        importer,
      ) && !path.includes('pt-BR')
        ? { path: 'vazio', namespace: 'vazio' }
        : undefined,
    );
    esbuild.onLoad({ filter: /.*/, namespace: 'vazio' }, () => ({ contents: 'export default {}' }));
  },
};

/** The names that `dist` takes from lucide-react. */
function usedIcons() {
  const dist = join(folderOf('@apto/ui'), 'dist');
  const names = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true }).map(String))
    if (file.endsWith('.js'))
      for (const [, list = ''] of readFileSync(join(dist, file), 'utf8').matchAll(
        /\{([^}]*)\} from "lucide-react"/g,
      ))
        for (const name of list.split(',')) names.add(name.trim().split(' ')[0] ?? '');
  return names;
}

/** lucide's index without the icons that nothing asks for: what is left is the same, and is read once an entry. */
const fewIcons: Plugin = {
  name: 'poucos-icones',
  setup(esbuild) {
    let wanted: ReadonlySet<string> | undefined;
    esbuild.onLoad({ filter: /lucide-react\.mjs$/ }, ({ path }) => {
      const used = (wanted ??= usedIcons());
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .filter(
          (line) => line.startsWith('export {') && (line.match(/\w+/g) ?? []).some((word) => used.has(word)),
        );
      return { contents: lines.join('\n'), resolveDir: dirname(path) };
    });
  },
};

const SHARED = {
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
  metafile: true,
  target: 'es2023',
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file' },
  logLevel: 'error',
} as const satisfies BuildOptions;

type Bundle = BuildResult & { metafile: Metafile; outputFiles: OutputFile[] };

/** Bundles the text of a module that stands in a consumer's shoes; react stays outside, as a peer. */
export async function bundle(contents: string): Promise<Bundle> {
  return build({
    ...SHARED,
    outdir: join(folderOf('@apto/ui'), 'dist', 'medida'),
    stdin: { contents, resolveDir: folderOf('@apto/ui'), loader: 'tsx' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'pdfjs-dist', 'pdfjs-dist/*'],
    splitting: true,
    plugins: [onlyPortuguese, fewIcons],
  });
}

/** The files that the first load needs: the entry and what it imports statically, not what it loads later. */
export function firstLoad({ metafile, outputFiles }: Bundle): OutputFile[] {
  const outputs = metafile.outputs;
  // What loads later is an entry point of its own; the module that stands for the consumer is the text's.
  const main = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === '<stdin>');
  const wanted = new Set<string>();
  const visit = (path: string | undefined) => {
    const output = path === undefined ? undefined : outputs[path];
    if (path === undefined || !output || wanted.has(path)) return;
    wanted.add(path);
    visit(output.cssBundle);
    for (const each of output.imports) if (each.kind === 'import-statement') visit(each.path);
  };
  visit(main);
  return outputFiles.filter((file) =>
    [...wanted].some((path) => file.path.endsWith(`/${path.replaceAll('../', '')}`)),
  );
}

export interface Size {
  js: number;
  css: number;
}

export interface Budget extends Size {
  limit: number;
}

async function sizeOf(specifier: string): Promise<Size> {
  const files = firstLoad(await bundle(`export * from '${specifier}';`));
  const sizes = { js: 0, css: 0 };
  for (const file of files) {
    const packed = await compress(file.contents, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    sizes[file.path.endsWith('.css') ? 'css' : 'js'] += packed.length;
  }
  return sizes;
}

/** { entry: { js, css } } in bytes, a few at a time. */
export async function sizesOf(): Promise<Record<string, Size>> {
  const specifiers = entriesOf('@apto/ui').map((entry) => entry.specifier);
  const sizes: Record<string, Size> = {};
  const waiting = [...specifiers];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) sizes[next] = await sizeOf(next);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return Object.fromEntries(specifiers.map((each) => [each, sizes[each] ?? { js: 0, css: 0 }]));
}

const kb = (bytes: number) => Number((bytes / KB).toFixed(1));
export const budgetPath = () => join(folderOf('@apto/ui'), 'sizes.json');
export const tablePath = () => join(folderOf('@apto/ui'), 'api', 'sizes.md');

/** The budgets that follow from what was measured. */
export const budgetsFrom = (sizes: Readonly<Record<string, Size>>): Record<string, Budget> =>
  Object.fromEntries(
    Object.entries(sizes).map(([entry, { js, css }]) => [
      entry,
      { js: kb(js), css: kb(css), limit: kb(js + css + room(js + css)) },
    ]),
  );

/** What is above its budget, or has none. */
export function sizeProblems(sizes: Readonly<Record<string, Size>>): string[] {
  const budgets = (existsSync(budgetPath()) ? JSON.parse(readFileSync(budgetPath(), 'utf8')) : {}) as Record<
    string,
    Budget
  >;
  const gone = Object.keys(budgets).filter((entry) => !sizes[entry]);
  return [
    ...gone.map((entry) => `${entry}: está no orçamento e já não existe`),
    ...Object.entries(sizes).flatMap(([entry, { js, css }]) => {
      const limit = budgets[entry]?.limit;
      if (limit === undefined) return [`${entry}: não tem orçamento (${kb(js + css)} KB)`];
      return kb(js + css) > limit ? [`${entry}: ${kb(js + css)} KB, acima de ${limit} KB`] : [];
    }),
  ];
}

/** The budgets as a page. */
export function sizeTable(budgets: Readonly<Record<string, Budget>>): string {
  const rows = Object.entries(budgets).map(([entry, { js, css, limit }]) => [
    `\`${entry}\``,
    js.toFixed(1),
    css.toFixed(1),
    (js + css).toFixed(1),
    limit.toFixed(1),
  ]);
  return `# Quanto pesa cada entrada

Cada entrada sozinha, com tudo o que importa, além de \`react\` e \`react-dom\`: JavaScript e CSS minificados, brotli ${QUALITY},
só com os textos de pt-BR do react-aria, o que carrega depois (a leitura de PDF) fora. Em KB (1024 bytes). Duas entradas
juntas pesam menos que a soma: as bases (react-aria-components, botão, campo) vêm uma vez.

Feito por \`npm run api:accept\`; \`npm test\` recusa o que passar do limite.

| Entrada | JS | CSS | Total | Limite |
| --- | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}
