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

interface SearchTexts<T> {
  readonly textOf: (item: T) => string;
  /** What is looked at of each item, in the items' order, as far as it is made. */
  readonly texts: string[];
}
const known = new WeakMap<readonly unknown[], SearchTexts<never>>();

/** Items whose texts are made in one go, in a quiet moment. */
const SLICE = 500;

function extend<T>(items: readonly T[], textOf: (item: T) => string, count: number): readonly string[] {
  const before = known.get(items) as SearchTexts<T> | undefined;
  const { texts } = before && before.textOf === textOf ? before : { texts: [] as string[] };
  known.set(items, { textOf, texts });
  const end = Math.min(texts.length + count, items.length);
  for (let i = texts.length; i < end; i += 1) {
    const text = textOf(items[i] as T);
    texts.push(FOREIGN.test(text) ? normalize(text) : text);
  }
  return texts;
}

/**
 * Makes the texts in quiet moments, a slice at a time; whoever types before that pays for what is left of them, which
 * is little.
 * @returns stops it
 */
export function prepareSearch<T>(items: readonly T[], textOf: (item: T) => string): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const work = (deadline: IdleDeadline): void => {
    let made = 0;
    do made = extend(items, textOf, SLICE).length;
    while (made < items.length && deadline.timeRemaining() > 8);
    if (made < items.length) handle = requestIdleCallback(work);
  };
  let handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/**
 * Items with every word of the text, in any order, whatever their accents and case.
 * @param textOf keep it stable: outside of the component
 */
export function searchItems<T>(items: readonly T[], textOf: (item: T) => string, text: string): readonly T[] {
  const patterns = wordsOf(text).map(patternOf);
  if (patterns.length === 0 || items.length === 0) return items;
  const texts = extend(items, textOf, items.length);
  return items.filter((_, i) => patterns.every((pattern) => pattern.test(texts[i] ?? '')));
}
