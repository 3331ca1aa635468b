// llms.txt: the documentation as plain text, for people without Storybook at hand and for models.
//   node scripts/packages/guide.ts            writes packages/ui/{llms.txt,llms-full.txt,dist/docs}
//   node scripts/packages/guide.ts <folder>   also beside a built Storybook
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOf } from './entries.ts';
import { GROUPS } from '../lib/groups.ts';
import {
  describeEntries,
  withoutCitations,
  type Described,
  type DescribedType,
  type DescribedValue,
} from './props.ts';
import { englishSentences } from '../words/language.ts';
import { listComponents } from '../lib/components.ts';
import { readStories } from '../lib/stories.ts';

const ui = folderOf('@apto/ui');
const source = join(ui, 'src');
const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** A page of Storybook as Markdown: what only Storybook can show goes, words, tables and code stay. */
export function plain(mdx: string): string {
  const parts = withoutCitations(mdx).split(/(^```[^]*?^```$)/m);
  return (
    parts
      .map((part) =>
        part.startsWith('```')
          ? part
          : part
              .replaceAll(/^(?:import|export) [^;]*;\n/gm, '')
              .replaceAll(/\{\/\*[^]*?\*\/\}/g, '')
              // Drawn from the types: the guide has tables of its own for them.
              .replaceAll(/^## Propriedades\n+(?=<Controls\b)/gm, '')
              .replaceAll(
                /^ *<(?:Meta|Canvas|Controls|Status|Story|Source|Unstyled|ArgTypes|Primary|Stories)\b[^]*?\/>\n?/gm,
                '',
              )
              .replaceAll(/^ *<\/?[A-Za-z][^>]*>\n/gm, ''),
      )
      .join('')
      // Links between pages of Storybook, between these pages.
      .replaceAll(/\[([^\]]*)\]\(\?path=[^)]*\)/g, (_, label: string) => {
        const name = label.replaceAll('`', '');
        return listComponents().some((each) => each.name === name) ? `[${label}](${kebab(name)}.md)` : label;
      })
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** The first sentences under the title. */
function lead(page: string): string {
  const [, text = ''] = /^# [^\n]*\n+([^]*?)(?:\n\n|$)/.exec(page) ?? [];
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The text of an exported story, for pages that show no code of their own. */
function storyCode(stories: string, name: string): string {
  const [, code] = stories.match(new RegExp(`^(export const ${name}\\b[^]*?^\\}?;?)$`, 'm')) ?? [];
  return code ? `\n## Exemplo\n\n\`\`\`tsx\n${code}\n\`\`\`\n` : '';
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => (text ? `\`${cell(text)}\`` : '');

const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\`\n`;

function propsTable({ name, doc, text, isUnion, props }: DescribedType): string {
  const head = `### ${name}\n\n${doc ? `${doc}\n\n` : ''}`;
  if (props.length === 0) return head + fence(text);
  const rows = props.map(
    (prop) =>
      `| ${code(prop.name)}${prop.isRequired ? ' (obrigatória)' : ''} | ${code(prop.type)} | ${code(prop.fallback)} | ${cell(prop.doc)} |`,
  );
  return `${head}${isUnion ? `${fence(text)}\n` : ''}| Propriedade | Tipo | Padrão | O que é |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** A function, a hook or a constant: how it is called and what it is for. */
const signature = (value: DescribedValue) =>
  `### ${value.name}\n\n${value.doc ? `${value.doc}\n\n` : ''}${fence(`${value.signature};`)}`;

/** Every component with its group, its sentence and its page. */
function components(described: Record<string, Described>) {
  return listComponents()
    .filter(({ name, path }) => existsSync(join(source, 'components', path, `${name}.mdx`)))
    .flatMap(({ name, path }) => {
      const folder = join(source, 'components', path);
      const entry = `@apto/ui/${kebab(name)}`;
      const published = described[entry];
      if (!published) return [];
      const stories = read(join(folder, `${name}.stories.tsx`));
      const { title, tags } = readStories(join(folder, `${name}.stories.tsx`));
      const [group = 'Outros'] = title.split('/');
      const status = tags.find((tag) => tag in STATUS) ?? 'novo';
      const text = plain(read(join(folder, `${name}.mdx`)));
      const { types, values } = published;
      const callable = values.filter((value) => value.signature);
      const page = [
        text,
        text.includes('```') ? '' : storyCode(stories, 'Galeria'),
        `## Importação\n\n\`import { ${values.map((value) => value.name).join(', ')} } from '${entry}';\`\n`,
        callable.length > 0 ? `## Funções e constantes\n\n${callable.map(signature).join('\n')}` : '',
        types.length > 0 ? `## Propriedades e tipos\n\n${types.map(propsTable).join('\n')}` : '',
      ]
        .filter(Boolean)
        .join('\n\n')
        .replaceAll(/\n{3,}/g, '\n\n');
      return [{ name, group, status, entry, lead: lead(text), page: `${page.trim()}\n`, values }];
    });
}

function foundations() {
  const found: { title: string; slug: string; lead: string; page: string }[] = [];
  const folder = join(source, 'docs');
  for (const file of readdirSync(folder, { recursive: true }).map(String))
    if (file.endsWith('.mdx')) {
      const page = plain(read(join(folder, file)));
      const [, title = file] = /^# ([^\n]+)/m.exec(page) ?? [];
      const slug = kebab(file.replace(/\.mdx$/, '').replaceAll(/[\\/]/g, '-'));
      found.push({ title, slug, lead: lead(page), page: `${page}\n` });
    }
  return found.sort((one, other) => one.slug.localeCompare(other.slug, 'pt-BR'));
}

const STATUS: Readonly<Record<string, string>> = {
  estavel: '',
  novo: ' (novo)',
  experimental: ' (experimental)',
};

/** The files, by their path from the package's folder. */
function makeGuide(): Record<string, string> {
  const all = components(describeEntries());
  const guides = foundations();
  const readme = read(join(ui, 'README.md')).trim();
  const groups = [
    ...GROUPS,
    ...new Set(all.map((each) => each.group).filter((group) => !GROUPS.includes(group))),
  ];
  const list = groups
    .map((group) => ({ group, members: all.filter((each) => each.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(
      ({ group, members }) =>
        `## ${group}\n\n${members
          .map(
            (each) =>
              `- [${each.name}](dist/docs/${kebab(each.name)}.md)${STATUS[each.status] ?? ''} \`${each.entry}\`: ${each.lead}`,
          )
          .join('\n')}`,
    )
    .join('\n\n');
  const head = `# @apto/ui

> Design system em pt-BR para React 19: ${all.length} componentes para agendas, formulários e tabelas, WCAG 2.2 AA, três temas, de 320 px em diante. Cada componente tem a sua entrada (\`@apto/ui/button\`), com o seu CSS, e não pede plug-in de empacotador.

Um aplicativo importa \`@apto/ui/theme\` uma vez, envolve tudo em \`AptoProvider\` (\`@apto/ui/apto-provider\`) e usa os componentes por entrada. Cores e medidas vêm de \`vars\` (\`@apto/ui/theme\`), nunca de valores; os ícones, de \`@apto/ui/icons\`. Nomes de propriedades: \`isDisabled\`, \`isRequired\`, \`onPress\`, \`errorMessage\`, \`tone\`. Datas são textos \`AAAA-MM-DD\`, horários \`HH:mm\`, dinheiro centavos inteiros.`;
  const more = `## Guias

- [Começar](README.md): instalação, temas, cor da empresa, servidor, lint
${guides.map((each) => `- [${each.title}](dist/docs/${each.slug}.md): ${each.lead}`).join('\n')}
- [Tudo em um arquivo](llms-full.txt): todas as páginas, com as tabelas de propriedades`;
  const pages = Object.fromEntries(
    [
      ...all.map((each) => [kebab(each.name), each.page]),
      ...guides.map((each) => [each.slug, each.page]),
    ].map(([slug, page]) => [`dist/docs/${slug}.md`, page]),
  );
  return {
    'llms.txt': `${head}\n\n${more}\n\n${list}\n`,
    'llms-full.txt': `${[head, readme, ...guides.map((each) => each.page), ...all.map((each) => each.page)]
      .join('\n\n---\n\n')
      .replaceAll(/\]\(([\w-]+\.md)\)/g, '](dist/docs/$1)')}\n`,
    ...pages,
  };
}

function writeGuide(folder = ui): number {
  const files = makeGuide();
  rmSync(join(folder, 'dist', 'docs'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist', 'docs'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  if (folder !== ui) cpSync(join(ui, 'README.md'), join(folder, 'README.md'));
  return Object.keys(files).length;
}

/** The index that is checked in. */
export const guideIndex = () => read(join(ui, 'llms.txt'));

/** What the guide lacks for a stranger to build a screen from it; `index` is what was there before the build. */
export function guideProblems(index: string): string[] {
  const problems: string[] = [];
  if (index !== read(join(ui, 'llms.txt')))
    problems.push('packages/ui/llms.txt está velho: rode `npm run docs:llms`');
  const described = describeEntries();
  for (const [entry, { types, values }] of Object.entries(described)) {
    const told = [
      ...types.flatMap(({ name, doc, props }) => [
        [name, doc] as const,
        ...props.map((prop) => [`${name}.${prop.name}`, prop.doc] as const),
      ]),
      ...values.filter(({ signature }) => signature).map(({ name, doc }) => [name, doc] as const),
    ];
    for (const [what, doc] of told)
      for (const sentence of englishSentences(doc))
        problems.push(`${entry} ${what} fala inglês: ${sentence}`);
    // A dictionary's words speak for themselves.
    for (const { name, props } of types.filter((type) => !type.name.endsWith('Texts')))
      for (const prop of props)
        if (prop.doc === '') problems.push(`${entry} ${name}.${prop.name} não diz o que é`);
  }
  const all = components(described);
  for (const each of all) {
    if (each.lead === '') problems.push(`${each.name}: a página não começa dizendo o que é`);
    if (!each.page.includes('```')) problems.push(`${each.name}: a página não mostra código`);
    if (
      !/\| Propriedade \|/.test(each.page) &&
      !/^type \w+/m.test(each.page) &&
      each.values.some(({ name }) => name === each.name)
    )
      problems.push(`${each.name}: a página não tem tabela de propriedades`);
    for (const value of each.values)
      if (/^[a-z]/.test(value.name) && !(value.signature && value.doc))
        problems.push(`${each.name}: \`${value.name}\` não tem assinatura ou não diz para que serve`);
    for (const leftover of each.page
      .replaceAll(/^```[^]*?^```$/gm, '')
      .match(/^<[A-Z]\w+|^import .* from/gm) ?? [])
      problems.push(`${each.name}: sobrou "${leftover}" na página`);
  }
  return problems;
}

if (import.meta.filename === process.argv[1]) {
  console.log(`llms.txt e ${writeGuide() - 2} páginas em packages/ui`);
  const beside = process.argv[2];
  if (beside) writeGuide(resolve(beside));
}
