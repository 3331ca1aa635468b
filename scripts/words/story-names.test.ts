import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isSpelledInPortuguese } from './language.ts';
import { storyName } from '../../.storybook/story-name.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the sidebar shows: everything but the stories that only prove something. */
const specimens = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], {
  cwd: root,
}).flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split(/^export const (?=[A-Z])/m)
    .slice(1)
    .filter((story) => !/^\s+tags: \['interacoes'/m.test(story))
    .map((story) =>
      (/^\w+/.exec(story)?.[0] ?? '').replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '),
    ),
);

describe('the names that the sidebar shows', () => {
  it.each([
    ['Sem Permissao', 'Sem permissão'],
    ['Com CPF', 'Com CPF'],
    ['Ultima Pagina', 'Última página'],
  ])('%s is shown as %s', (name, shown) => {
    expect(storyName(name)).toBe(shown);
  });

  it('are Portuguese, with their accents', () => {
    const words = new Set(specimens.flatMap((name) => storyName(name).toLowerCase().split(' ')));
    const unknown = [...words].filter(
      (word) =>
        !isSpelledInPortuguese(word) && !/^(?:link|tablet|token|soc|pcd|cep|cpf|pdf|de40)$/.test(word),
    );
    expect(unknown).toEqual([]);
  });
});
