import { isPortuguese, wordsOf } from './language.ts';
import { readGlossary, type Glossary } from './glossary.ts';
import { readWireNames } from './wire.ts';

/** A property may be a field of the wire; what a program calls its own values and files is its own choice. */
export type Role = 'property' | 'binding' | 'path';

export interface Vocabulary extends Glossary {
  readonly wire: ReadonlySet<string>;
}

export function readVocabulary(): Vocabulary {
  const glossary = readGlossary();
  return { ...glossary, wire: new Set([...readWireNames(), ...glossary.wireNames]) };
}

const startsWith = (words: readonly string[], noun: readonly string[], at: number): boolean =>
  noun.every((word, index) => words[at + index] === word);

/**
 * The Portuguese words of a name that nothing allows. A wire name is allowed whole (`dataSugestaoInicial`): as a
 * property always, as a variable when it is a code (`AGENDADO`) or more than one word, because `nome` and `campo`
 * have English names.
 */
export function foreignWords(name: string, role: Role, { nouns, wire }: Vocabulary): string[] {
  const words = wordsOf(name);
  const isWhole =
    role === 'property' || (role === 'binding' && (words.length > 1 || name === name.toUpperCase()));
  if (isWhole && wire.has(name)) return [];
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const noun = nouns.find((candidate) => startsWith(words, candidate, at));
    if (noun) at += noun.length - 1;
    else if (isPortuguese(words[at]!)) found.push(words[at]!);
  }
  return found;
}
