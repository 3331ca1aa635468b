import { readFileSync } from 'node:fs';
import { wordsOf } from './language.ts';

const FILE = new URL('../../docs/glossary.md', import.meta.url);

/** The first cells of the table under a heading: what the glossary lists there, one or more terms a row. */
function terms(heading: string, text: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/glossary.md has no section '${heading}'`);
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => (line.split('|')[1] ?? '').split(','))
    .map((term) => term.replaceAll('`', '').trim())
    .filter((term) => term !== '');
}

/** solicitacao → solicitacoes, setor → setores, prestador liberado → prestadores liberados. */
const pluralOf = (word: string): string =>
  word.endsWith('ao')
    ? `${word.slice(0, -2)}oes`
    : word.endsWith('m')
      ? `${word.slice(0, -1)}ns`
      : word.endsWith('l')
        ? `${word.slice(0, -1)}is`
        : /[rz]$/.test(word)
          ? `${word}es`
          : word.endsWith('s')
            ? word
            : `${word}s`;

export interface Glossary {
  /** The nouns' words, longest noun first: `tipoExame` is two words that stay together. */
  readonly nouns: readonly (readonly string[])[];
  /** Names that the table of wire names explains. */
  readonly wireNames: readonly string[];
}

export function readGlossary(text = readFileSync(FILE, 'utf8')): Glossary {
  const nouns = [...terms('Nouns', text), ...terms('Proper names', text)].map(wordsOf);
  const all = nouns.flatMap((noun) => {
    const last = noun.length - 1;
    return [
      noun,
      noun.map(pluralOf),
      noun.with(0, pluralOf(noun[0]!)),
      noun.with(last, pluralOf(noun[last]!)),
    ];
  });
  return { nouns: all.toSorted((a, b) => b.length - a.length), wireNames: terms('Wire names', text) };
}
