/** Without accents and case: 'São João' and 'sao joao' are the same to whoever searches. */
export const normalize = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface SearchIndex<T> {
  readonly textOf: (item: T) => string;
  /** The normalised text of each item, in the items' order, as far as it is made. */
  readonly texts: string[];
}

const indexes = new WeakMap<readonly unknown[], SearchIndex<never>>();

/** Items whose texts are made in one go, in a quiet moment. */
const SLICE = 500;

function indexOf<T>(items: readonly T[], textOf: (item: T) => string): SearchIndex<T> {
  const known = indexes.get(items) as SearchIndex<T> | undefined;
  if (known && known.textOf === textOf) return known;
  const made: SearchIndex<T> = { textOf, texts: [] };
  indexes.set(items, made);
  return made;
}

/** One long text is normalised many times faster than its lines one by one. */
function extend<T>(items: readonly T[], { textOf, texts }: SearchIndex<T>, count: number): void {
  const slice = items.slice(texts.length, texts.length + count);
  if (slice.length === 0) return;
  const joined = slice.map((item) => textOf(item).replaceAll('\n', ' ')).join('\n');
  for (const text of normalize(joined).split('\n')) texts.push(text);
}

/**
 * Makes the index in quiet moments, a slice at a time, so that the first letter finds it made and nobody waits for it.
 * @returns stops it
 */
export function prepareSearch<T>(items: readonly T[], textOf: (item: T) => string): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const index = indexOf(items, textOf);
  const work = (deadline: IdleDeadline): void => {
    do extend(items, index, SLICE);
    while (index.texts.length < items.length && deadline.timeRemaining() > 8);
    if (index.texts.length < items.length) handle = requestIdleCallback(work);
  };
  let handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Words of a search; what stands between them in a label that was pasted ('-', '|') is none. */
const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}][^\s]*/gu) ?? [];

/**
 * Items with every word of the text, in any order. The normalised texts are made once for each array of items and
 * kept as long as the array is.
 * @param textOf keep it stable: outside of the component
 */
export function searchItems<T>(items: readonly T[], textOf: (item: T) => string, text: string): readonly T[] {
  const [first, ...others] = wordsOf(text);
  if (first === undefined || items.length === 0) return items;
  const index = indexOf(items, textOf);
  extend(items, index, items.length);
  const { texts } = index;
  const found: T[] = [];
  for (let i = 0; i < items.length; i += 1) {
    const each = texts[i] ?? '';
    if (each.includes(first) && others.every((word) => each.includes(word))) found.push(items[i] as T);
  }
  return found;
}
