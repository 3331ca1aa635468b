/**
 * Every component tells its whole story in its folder, is exported by name and by path, and says its texts in one
 * place. Run with `--write` to bring `src/index.ts` and the exports of `package.json` up to date; without it, what is
 * missing is named and the exit code is 1.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unplayedFeatures, unpressedKeys } from './keyboard-tables.ts';

const ui = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const folder = `${ui}src/components/`;
const isWriting = process.argv.includes('--write');

const kebab = (name) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${folder}${entry.name}/index.ts`))
  .map((entry) => entry.name)
  .sort((one, other) => one.localeCompare(other, 'en'));

/** The text under one heading of a page, up to the next one; empty where there is none. */
const section = (page, heading) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** As Storybook makes the address of a page out of its title. */
const addressOf = (title) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}--documentação`;

const addresses = new Set(
  globSync('**/*.stories.tsx', { cwd: `${ui}src` }).flatMap((file) => {
    const title = /title: '([^'/]+\/[^']+)'/.exec(read(`${ui}src/${file}`))?.[1];
    return title ? [addressOf(title)] : [];
  }),
);

/** What a component's page does not tell a person who has never seen its code. */
function pageLacks(name, page) {
  if (page === '') return [];
  const found = [];
  const needs = (holds, what) => holds || found.push(`${name}/${name}.mdx: ${what}`);
  needs(page.includes('<Status of={stories} />'), 'does not show its status (<Status of={stories} />)');
  needs(page.includes('<Controls of={stories.'), 'has no table of props (<Controls of={stories.…} />)');
  needs(page.includes('<Canvas of={stories.'), 'shows no story (<Canvas of={stories.Galeria} />)');
  needs(
    new RegExp(`import \\{[^}]+\\} from '@apto/ui/${kebab(name)}';`).test(section(page, 'Uso')),
    `"Uso" has no sample with import { ${name} } from '@apto/ui/${kebab(name)}'`,
  );
  for (const heading of ['Quando não usar', 'Teclado', 'Leitor de tela'])
    needs(section(page, heading).trim() !== '', `no section "${heading}"`);
  needs(
    section(page, 'Quando não usar').includes('](?path=/docs/'),
    '"Quando não usar" links to no alternative',
  );
  needs(/^\| Tecla /m.test(section(page, 'Teclado')), '"Teclado" is not a table');
  return [...found, ...deadLinks(`${name}/${name}.mdx`, page)];
}

/** The links of a page to other pages that are not there. */
const deadLinks = (file, page) =>
  [...page.matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)]
    .filter(([, address]) => !addresses.has(address))
    .map(([, address]) => `${file}: links to ${address}, which does not exist`);

/** What a person reads before any component. */
const GUIDES = {
  'Comece aqui': ['Primeira tela'],
  Fundamentos: [
    'Cor',
    'Tipo',
    'Espaço',
    'Movimento',
    'Voz e textos',
    'Ícones',
    'Densidade e temas',
    'Tokens',
  ],
  Padrões: ['Formulários', 'Tabelas', 'Erros', 'Estados vazios', 'Datas no Brasil', 'Acessibilidade'],
};

/** Guides that are missing, and dead links in those that are there. */
function guidesLack() {
  const missing = Object.entries(GUIDES).flatMap(([group, pages]) =>
    pages
      .filter((page) => !addresses.has(addressOf(`${group}/${page}`)))
      .map((page) => `the page ${group}/${page} is missing`),
  );
  const dead = globSync('**/*.mdx', { cwd: `${ui}src/docs` }).flatMap((file) =>
    deadLinks(`docs/${file}`, read(`${ui}src/docs/${file}`)),
  );
  return [...missing, ...dead];
}

/** What the folder of one component lacks. */
function lacks(name) {
  const here = `${folder}${name}/`;
  const found = [];
  for (const file of [`${name}.tsx`, `${name}.stories.tsx`, `${name}.mdx`, 'index.ts'])
    if (!existsSync(here + file)) found.push(`${name}/${file} is missing`);
  if (existsSync(`${here}${name}.logic.ts`) && !existsSync(`${here}${name}.logic.test.ts`))
    found.push(`${name}/${name}.logic.test.ts is missing: logic without a test`);

  const stories = read(`${here}${name}.stories.tsx`);
  if (stories && !/export const Galeria\b/.test(stories)) found.push(`${name}: the story Galeria is missing`);
  if (stories && !/tags: \[[^\]]*'(?:estavel|novo|experimental)'/.test(stories))
    found.push(`${name}: the stories carry no lifecycle tag (estavel, novo, experimental)`);
  if (stories && !/title: '[^'/]+\/[^']+'/.test(stories))
    found.push(`${name}: the title is not 'Grupo/${name}'`);

  const page = read(`${here}${name}.mdx`);
  found.push(...pageLacks(name, page));
  // A page is held to each key that it names, and a story of a feature to a proof of it.
  const played = globSync('*.stories.tsx', { cwd: here }).map((file) => read(here + file));
  for (const key of unpressedKeys(section(page, 'Teclado'), played))
    found.push(`${name}: the page names the key ${key}, and no story presses it`);
  for (const story of unplayedFeatures(played))
    found.push(`${name}: the story ${story} shows a feature (recursos) and has no play function`);

  for (const file of readdirSync(here).filter((each) => each.endsWith('.css.ts'))) {
    const css = read(here + file);
    if (!/^import '\.\.\/\.\.\/theme\/layers\.css\.ts';/m.test(css))
      found.push(`${name}/${file}: does not import the layers`);
    if (/(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\()/i.test(css.replaceAll(/oklch,/g, '')))
      found.push(`${name}/${file}: has a colour of its own; use the theme`);
  }
  return found;
}

const pathExport = (name) => ({
  '@apto/source': `./src/components/${name}/index.ts`,
  types: `./dist/components/${name}/index.d.ts`,
  default: `./dist/components/${name}/index.js`,
});

/** Hooks that screens use as well. */
const publicHooks = ['useTimeLeft'];
const wantedIndex = [
  ...names.map((name) => `export * from './components/${name}/index.ts';`),
  ...publicHooks.map((name) => `export * from './hooks/${name}.ts';`),
  '',
].join('\n');
const manifest = JSON.parse(read(`${ui}package.json`));
const wantedExports = {
  '.': { '@apto/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
  './theme': {
    '@apto/source': './src/theme/index.ts',
    types: './dist/theme/index.d.ts',
    default: './dist/theme/index.js',
  },
  './icons': {
    '@apto/source': './src/icons/index.ts',
    types: './dist/icons/index.d.ts',
    default: './dist/icons/index.js',
  },
  './fonts/inter-latin.woff2': {
    '@apto/source': './src/theme/fonts/inter-latin.woff2',
    default: './dist/styles/fonts/inter-latin.woff2',
  },
  './styles.css': './dist/styles/todos.css',
  './tokens/*.json': './dist/tokens/*.json',
  ...Object.fromEntries(names.map((name) => [`./${kebab(name)}`, pathExport(name)])),
  './package.json': './package.json',
};

const problems = [...names.flatMap(lacks), ...guidesLack()];
if (isWriting) {
  writeFileSync(`${ui}src/index.ts`, wantedIndex);
  manifest.exports = wantedExports;
  writeFileSync(`${ui}package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
} else {
  const hint = 'run `node scripts/check-components.mjs --write`';
  if (read(`${ui}src/index.ts`) !== wantedIndex) problems.push(`src/index.ts is out of date: ${hint}`);
  if (JSON.stringify(manifest.exports) !== JSON.stringify(wantedExports))
    problems.push(`the exports of package.json are out of date: ${hint}`);
}

for (const problem of problems) console.error(problem);
console.log(`${names.length} components, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
