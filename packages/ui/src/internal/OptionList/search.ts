/** Without accents and case: 'São João' and 'sao joao' are the same to whoever searches. */
export const normalize = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The letters of Portuguese and its neighbours (Basic Latin to Latin Extended-A), one character each: a text of these is
 * searched as it is, which costs a tenth of folding it first.
 */
const PLAIN_END = 0x17f;
const FOREIGN = /[\u0180-\uffff]/;

/** Of each folded letter, all plain characters that fold to it: 'a' of 'aAàÀáÁ…'. Made when somebody first searches. */
let variants: ReadonlyMap<string, string> | undefined;
function variantsOf(letter: string): string {
  variants ??= Array.from({ length: PLAIN_END + 1 }, (_, code) => String.fromCodePoint(code)).reduce(
    (found, each) => found.set(normalize(each), (found.get(normalize(each)) ?? '') + each),
    new Map<string, string>(),
  );
  return variants.get(letter) ?? letter;
}

/** Finds a folded word in a text as it was written. */
const patternOf = (word: string): RegExp =>
  new RegExp(
    word
      .split('')
      .map((letter) => `[${variantsOf(letter).replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]`)
      .join(''),
  );

/** Words of a search; what stands between them in a label that was pasted ('-', '|') is none. */
const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}][^\s]*/gu) ?? [];

interface SearchTexts {
  readonly textOf: (item: never) => string;
  readonly texts: readonly string[];
}
const known = new WeakMap<readonly unknown[], SearchTexts>();

/** What is looked at of each item, made once for each array and kept as long as the array is. */
function textsOf<T>(items: readonly T[], textOf: (item: T) => string): readonly string[] {
  const before = known.get(items);
  if (before && before.textOf === textOf) return before.texts;
  const texts = items.map((item) => {
    const text = textOf(item);
    return FOREIGN.test(text) ? normalize(text) : text;
  });
  known.set(items, { textOf, texts });
  return texts;
}

/**
 * Items with every word of the text, in any order, whatever their accents and case.
 * @param textOf keep it stable: outside of the component
 */
export function searchItems<T>(items: readonly T[], textOf: (item: T) => string, text: string): readonly T[] {
  const patterns = wordsOf(text).map(patternOf);
  if (patterns.length === 0 || items.length === 0) return items;
  const texts = textsOf(items, textOf);
  return items.filter((_, i) => patterns.every((pattern) => pattern.test(texts[i] ?? '')));
}
