/**
 * Makes the folder of a new component with its whole story, so that none is born without tests and a page.
 *
 *   npm run new:component -- NomeDoComponente Grupo         a general one
 *   npm run new:component -- NomeDoComponente Grupo field   one of the field's own, which knows exams, clinics, slots …
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { ROOMS, listComponents } from './lib/components.ts';
import { GROUPS } from './lib/groups.ts';

const [name = '', group = 'Estrutura', room = 'general'] = process.argv.slice(2);
const components = fileURLToPath(new URL('../packages/ui/src/components/', import.meta.url));

function refuse(message: string): never {
  console.error(
    `${message}\nUso: npm run new:component -- NomeDoComponente [${GROUPS.join(' | ')}] [${ROOMS.join(' | ')}]`,
  );
  process.exit(1);
}
if (!/^[A-Z][A-Za-z\d]+$/.test(name)) refuse(`"${name}" não é um nome de componente (PascalCase).`);
if (!GROUPS.includes(group)) refuse(`"${group}" não é um grupo.`);
if (!ROOMS.includes(room)) refuse(`"${room}" não é uma sala.`);
if (listComponents().some((each) => each.name === name)) refuse(`${name} já existe.`);

const kebab = (text: string) => text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

const files = {
  'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
  'intl/pt-BR.ts': `export const texts = { label: '${name}' };\n`,
  'intl/en.ts': `import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = { label: '${name}' };
`,
  [`${name}.css.ts`]: `import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const root = layered({ color: vars.color.text });
`,
  [`${name}.tsx`]: `'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  readonly children?: ReactNode;
  /** O nome do grupo para leitores de tela. @default '${name}' */
  readonly label?: string;
}

/** Diz em uma linha para que serve. */
export function ${name}({ children, label }: ${name}Props) {
  const texts = useTexts('${name}', defaults);
  return (
    <div className={css.root} role="group" aria-label={label ?? texts.label}>
      {children}
    </div>
  );
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${group}/${name}',
  component: ${name},
  tags: ['experimental'],
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };

export const TemNome: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '${name}' })).toBeVisible();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Status } from '../../../docs/Status.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="Documentação" />

# ${name}

<Status of={stories} />

Quando usar, em uma ou duas frases.

<Canvas of={stories.Galeria} />

## Uso

\`\`\`tsx
import { ${name} } from '@apto/ui/${kebab(name)}';

export function Exemplo() {
  return <${name}>${name}</${name}>;
}
\`\`\`

## Quando não usar

- O caso vizinho: [\`Card\`](?path=/docs/estrutura-card--documentação).

## Teclado

| Tecla | O que faz |
| --- | --- |
| — | Não recebe foco |

## Leitor de tela

O que se ouve, e quando.

## Propriedades

<Controls of={stories.Comum} />
`,
};

for (const [path, text] of Object.entries(files)) {
  const target = `${components}${room}/${name}/${path}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
/** Puts a line before the first that matches, once. */
function insert(file: string, before: RegExp, line: string): void {
  const path = `${components}../texts/${file}`;
  const text = readFileSync(path, 'utf8');
  const at = text.search(before);
  writeFileSync(path, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
}
const intl = `../components/${room}/${name}/intl`;
insert('registry.ts', /^import /m, `import type { texts as ${name} } from '${intl}/pt-BR.ts';`);
insert('registry.ts', /^\}/m, `  ${name}: typeof ${name};`);
insert('en.ts', /^import /m, `import { texts as ${name} } from '${intl}/en.ts';`);
insert('en.ts', /^\};/m, `  ${name},`);
console.log(`packages/ui/src/components/${room}/${name}: ${Object.keys(files).length} arquivos.`);
// The index and the exports are derived from the folders.
spawnSync(process.execPath, [fileURLToPath(new URL('./gates/components.ts', import.meta.url)), '--write'], {
  stdio: 'ignore',
});
