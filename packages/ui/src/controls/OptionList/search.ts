import { plainText } from '../../internal/plainText.ts';

/**
 * The letters of Portuguese and its neighbours (Basic Latin to Latin Extended-A), one character each: a text of these is
 * searched as it is, which costs a tenth of folding it first.
 */
const PLAIN_END = 0x17f;
const FOREIGN = /[\u0180-\uffff]/;

/** Folded in one go: a call for each letter would cost the first key more than the search itself. */
const SEPARATOR = '\u0000';
function foldPlainLetters(): ReadonlyMap<string, string> {
  const plain = Array.from({ length: PLAIN_END }, (_, i) => String.fromCodePoint(i + 1));
  const folded = plainText(plain.join(SEPARATOR)).split(SEPARATOR);
  return plain.reduce(
    (found, each, i) => found.set(folded[i] ?? each, (found.get(folded[i] ?? each) ?? '') + each),
    new Map([[SEPARATOR, SEPARATOR]]),
  );
}

/** Of each folded letter, all plain characters that fold to it: 'a' of 'aAàÀáÁ…'. Made when a list first opens. */
let variants: ReadonlyMap<string, string> | undefined;
function variantsOf(letter: string): string {
  variants ??= foldPlainLetters();
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
const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}][^\s]*/gu) ?? [];

interface SearchTexts<T> {
  readonly textOf: (item: T) => string;
  /** What is looked at of each item, in the items' order, as far as it is made. */
  readonly texts: string[];
  /** What was found last. */
  found?: Found;
}

interface Found {
  readonly words: readonly string[];
  /** Places among the items. */
  readonly places: readonly number[];
}
const known = new WeakMap<readonly unknown[], SearchTexts<never>>();

/** Items whose texts are made in one go, in a quiet moment. */
const SLICE = 500;

function extend<T>(items: readonly T[], textOf: (item: T) => string, count: number): SearchTexts<T> {
  const before = known.get(items) as SearchTexts<T> | undefined;
  const kept: SearchTexts<T> = before?.textOf === textOf ? before : { textOf, texts: [] };
  if (kept !== before) known.set(items, kept);
  const { texts } = kept;
  const end = Math.min(texts.length + count, items.length);
  for (let i = texts.length; i < end; i += 1) {
    const text = textOf(items[i] as T);
    texts.push(FOREIGN.test(text) ? plainText(text) : text);
  }
  return kept;
}

/**
 * Makes the texts in quiet moments, a slice at a time; whoever types before that pays for what is left of them, which
 * is little.
 * @param lists one after the other
 * @returns stops it
 */
export function prepareSearch<T>(lists: readonly (readonly T[])[], textOf: (item: T) => string): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  let at = 0;
  const work = (deadline: IdleDeadline): void => {
    variants ??= foldPlainLetters();
    do {
      const items = lists[at] ?? [];
      if (extend(items, textOf, SLICE).texts.length >= items.length) at += 1;
    } while (at < lists.length && deadline.timeRemaining() > 8);
    if (at < lists.length) handle = requestIdleCallback(work);
  };
  let handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Whatever has the longer words has the shorter ones: another letter looks only at what the last one left. */
const narrows = (words: readonly string[], { words: before }: Found): boolean =>
  before.every((word, i) => words[i]?.startsWith(word));

/**
 * Items with every word of the text, in any order, whatever their accents and case.
 * @param textOf keep it stable: outside of the component
 */
export function searchItems<T>(items: readonly T[], textOf: (item: T) => string, text: string): readonly T[] {
  const words = wordsOf(text);
  if (words.length === 0 || items.length === 0) return items;
  const patterns = words.map(patternOf);
  const kept = extend(items, textOf, items.length);
  const passes = (place: number): boolean =>
    patterns.every((pattern) => pattern.test(kept.texts[place] ?? ''));
  const places: number[] = [];
  if (kept.found && narrows(words, kept.found)) {
    for (const place of kept.found.places) if (passes(place)) places.push(place);
  } else {
    for (let place = 0; place < items.length; place += 1) if (passes(place)) places.push(place);
  }
  kept.found = { words, places };
  return places.map((place) => items[place] as T);
}
