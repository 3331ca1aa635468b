/**
 * Every component tells its whole story in its folder and is exported by name and by path. Run with `--write` to bring
 * `src/index.ts` and the exports of `package.json` up to date; without it, what is missing is named and the exit code
 * is 1. Story files are read as Storybook reads them.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listComponents, type Component } from '../lib/components.ts';
import { GROUPS } from '../lib/groups.ts';
import { root } from '../lib/stale.ts';
import { readStories } from '../lib/stories.ts';

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url));
const folder = `${ui}src/components/`;
const isWriting = process.argv.includes('--write');
const LIFECYCLE = ['estavel', 'novo', 'experimental'];

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const components = listComponents();

/** The text under one heading of a page, up to the next one; empty where there is none. */
const section = (page: string, heading: string) =>
  page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** As Storybook makes the address of a page out of its title. */
const addressOf = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}--documentação`;

const addresses = new Set(
  globSync('**/*.stories.tsx', { cwd: `${ui}src` }).map((file) =>
    addressOf(readStories(`${ui}src/${file}`).title),
  ),
);

/** The links of a page to other pages that are not there. */
const deadLinks = (file: string): string[] =>
  [...read(`${ui}src/${file}`).matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !addresses.has(address))
    .map((address) => `${file}: links to ${address}, which does not exist`);

const PROOF = 'interacoes';

/**
 * A page that the sidebar would hide: Storybook gives it the tags of the first story of its file, and what only proves
 * something is filtered out.
 */
function hiddenPage(file: string): string[] {
  const stories = `${ui}src/${file.replace(/\.mdx$/, '.stories.tsx')}`;
  if (!existsSync(stories)) return [];
  const { tags, stories: told } = readStories(stories);
  const isProof = [...tags, ...(told[0]?.tags ?? [])].includes(PROOF);
  return isProof && !read(`${ui}src/${file}`).includes(`tags={['!${PROOF}']}`)
    ? [`${file}: its first story is a proof, which hides the page; give its Meta tags={['!${PROOF}']}`]
    : [];
}

/** Story files outside of the sidebar's groups: they would come after all of them, under a heading of their own. */
const lostStories = (): string[] =>
  globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root })
    .map((file) => [file, readStories(`${root}/${file}`).title.split('/')[0] ?? ''] as const)
    .filter(([, group]) => ![...GROUPS, 'Comece aqui', 'Padrões', 'Telas'].includes(group))
    .map(([file, group]) => `${file}: the sidebar has no group '${group}'`);

/** Words in braces that a page's prose would run as code, and fail to be drawn at all. */
const runWords = (file: string): string[] =>
  [
    ...read(`${ui}src/${file}`)
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`|<[A-Z][^>]*>/g, '')
      .matchAll(/\{\p{L}+\}/gu),
  ].map(([words]) => `${file}: ${words} is run as code; say it in words or between backticks`);

/** What the folder of one component lacks. */
function lacks({ name, path }: Component): string[] {
  const here = `${folder}${path}/`;
  const found: string[] = [];
  for (const file of [`${name}.tsx`, `${name}.stories.tsx`, `${name}.mdx`, 'index.ts'])
    if (!existsSync(here + file)) found.push(`${name}/${file} is missing`);
  if (existsSync(`${here}${name}.logic.ts`) && !existsSync(`${here}${name}.logic.test.ts`))
    found.push(`${name}/${name}.logic.test.ts is missing: logic without a test`);

  const page = read(`${here}${name}.mdx`);
  for (const heading of ['Quando não usar', 'Teclado', 'Leitor de tela'])
    if (page !== '' && section(page, heading).trim() === '')
      found.push(`${name}/${name}.mdx: no section "${heading}"`);

  for (const file of globSync('*.stories.tsx', { cwd: here })) {
    const { title, tags, stories } = readStories(here + file);
    for (const { name: story, tags: own, hasPlay } of stories)
      if (own.includes('recursos') && !hasPlay)
        found.push(`${name}: the story ${story} shows a feature (recursos) and has no play function`);
    if (file !== `${name}.stories.tsx`) continue;
    if (!stories.some(({ name: story, tags: own }) => story === 'Galeria' && own.includes('galeria')))
      found.push(`${name}: the story Galeria is missing`);
    if (!tags.some((tag) => LIFECYCLE.includes(tag)))
      found.push(`${name}: the stories carry no lifecycle tag (${LIFECYCLE.join(', ')})`);
    if (title.split('/').length !== 2) found.push(`${name}: the title is not 'Grupo/${name}'`);
  }
  return found;
}

const pathExport = (path: string) => ({
  '@apto/source': `./src/components/${path}/index.ts`,
  types: `./dist/components/${path}/index.d.ts`,
  default: `./dist/components/${path}/index.js`,
});

/** Hooks that screens use as well. */
const publicHooks = ['useFocusHandover', 'usePageVisit'];
const wantedIndex = [
  ...components.map(({ path }) => `export * from './components/${path}/index.ts';`),
  ...publicHooks.map((name) => `export * from './hooks/${name}.ts';`),
  '',
].join('\n');
const manifest = JSON.parse(read(`${ui}package.json`)) as { exports: Record<string, unknown> };
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
  './en': {
    '@apto/source': './src/texts/en.ts',
    types: './dist/texts/en.d.ts',
    default: './dist/texts/en.js',
  },
  './fonts/inter-latin.woff2': {
    '@apto/source': './src/theme/fonts/inter-latin.woff2',
    default: './dist/styles/fonts/inter-latin.woff2',
  },
  './styles.css': './dist/styles/todos.css',
  './tokens/*.json': './dist/tokens/*.json',
  ...Object.fromEntries(components.map(({ name, path }) => [`./${kebab(name)}`, pathExport(path)])),
  './package.json': './package.json',
};

const problems = [
  ...components.flatMap(lacks),
  ...globSync('**/*.mdx', { cwd: `${ui}src` }).flatMap((file) => [
    ...deadLinks(file),
    ...runWords(file),
    ...hiddenPage(file),
  ]),
  ...lostStories(),
];
if (isWriting) {
  writeFileSync(`${ui}src/index.ts`, wantedIndex);
  manifest.exports = wantedExports;
  writeFileSync(`${ui}package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
} else {
  const hint = 'run `node scripts/gates/components.ts --write`';
  if (read(`${ui}src/index.ts`) !== wantedIndex) problems.push(`src/index.ts is out of date: ${hint}`);
  if (JSON.stringify(manifest.exports) !== JSON.stringify(wantedExports))
    problems.push(`the exports of package.json are out of date: ${hint}`);
}

for (const problem of problems) console.error(problem);
console.log(`${components.length} components, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
