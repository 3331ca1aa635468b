import { isPortuguese, wordsOf } from './language.ts';
import { readGlossary, type Glossary } from './glossary.ts';
import { readWire } from './wire.ts';

/** A property may be a field of the wire; what a program calls its own values and files is its own choice. */
export type Role = 'property' | 'binding' | 'path';

export interface Vocabulary extends Glossary {
  readonly wire: ReadonlySet<string>;
  /** The keys of every object and table that the wire declares. */
  readonly shapes: readonly ReadonlySet<string>[];
}

export function readVocabulary(): Vocabulary {
  const glossary = readGlossary();
  const { names, shapes } = readWire();
  return { ...glossary, shapes, wire: new Set([...names, ...glossary.wireNames]) };
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

/**
 * The members of an object type that have a field's name of the wire without being that field: `nome` is the wire's in
 * what a call or a table declares, or in a part of it, and a word of ours elsewhere. An object is the wire's when one
 * declaration has all of its single Portuguese words and at least half of its members. What the glossary lists as a
 * wire name stands anywhere.
 */
export function strayMembers(members: readonly string[], vocabulary: Vocabulary): string[] {
  const listed = new Set(vocabulary.wireNames);
  const borrowed = members.filter(
    (name) =>
      !listed.has(name) && vocabulary.wire.has(name) && foreignWords(name, 'binding', vocabulary).length > 0,
  );
  if (borrowed.length === 0) return [];
  const isDeclared = vocabulary.shapes.some(
    (shape) =>
      borrowed.every((name) => shape.has(name)) &&
      members.filter((name) => shape.has(name)).length * 2 >= members.length,
  );
  return isDeclared ? [] : borrowed;
}
