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

/** How a letter may be marked. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  a: ['á', 'â', 'ã'],
  e: ['é', 'ê'],
  i: ['í'],
  o: ['ó', 'ô', 'õ'],
  u: ['ú'],
  c: ['ç'],
};
/** These are meant as they stand, though each is another word with a mark. */
const MEANT = new Set(['caracteres', 'espera', 'trocada']);

/**
 * The nouns that a verb without their mark hides from the dictionary: 'deposito' is also what I do. A mark on the last
 * syllable ('recusá') makes a form of the verb itself, which no name has.
 */
function markedTwins(word: string): string[] {
  if (word.length < 5 || MEANT.has(word) || /[^a-z]/.test(word)) return [];
  const end = /[aeiou][^aeiou]*$/.exec(word)?.index ?? word.length;
  return [...word.slice(0, end).matchAll(/[aeiouc]/g)].flatMap(({ 0: letter, index }) =>
    (MARKS[letter] ?? [])
      .map((marked) => word.slice(0, index) + marked + word.slice(index + 1))
      .filter(isSpelledInPortuguese),
  );
}

describe('the names that the sidebar shows', () => {
  it.each([
    ['Sem Permissao', 'Sem permissão'],
    ['Com CPF', 'Com CPF'],
    ['Ultima Pagina', 'Última página'],
    ['Aguarda O Deposito', 'Aguarda o depósito'],
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

  it('have the accent that tells a noun from a verb', () => {
    const words = new Set(specimens.flatMap((name) => storyName(name).toLowerCase().split(' ')));
    expect([...words].flatMap(markedTwins)).toEqual([]);
  });
});
