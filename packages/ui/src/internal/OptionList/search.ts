/** Without accents and case: 'São João' and 'sao joao' are the same to whoever searches. */
export const normalize = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface SearchIndex<T> {
  readonly textOf: (item: T) => string;
  /** The normalised text of each item, in the items' order. */
  readonly texts: readonly string[];
}

const indexes = new WeakMap<readonly unknown[], SearchIndex<never>>();

/** One pass over one long text: normalising ten thousand labels one by one costs many times as much. */
function indexOf<T>(items: readonly T[], textOf: (item: T) => string): readonly string[] {
  const known = indexes.get(items) as SearchIndex<T> | undefined;
  if (known && known.textOf === textOf) return known.texts;
  const texts = normalize(items.map((item) => textOf(item).replaceAll('\n', ' ')).join('\n')).split('\n');
  indexes.set(items, { textOf, texts });
  return texts;
}

/** Makes the index before it is asked for, so that the first key does not wait for it. */
export function prepareSearch<T>(items: readonly T[], textOf: (item: T) => string): void {
  indexOf(items, textOf);
}

/**
 * Items with every word of the text, in any order. The normalised texts are made once for each array of items and
 * kept as long as the array is.
 * @param textOf keep it stable: outside of the component
 */
export function searchItems<T>(items: readonly T[], textOf: (item: T) => string, text: string): readonly T[] {
  const words = normalize(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 || items.length === 0) return items;
  const texts = indexOf(items, textOf);
  const [first = '', ...others] = words;
  const found: T[] = [];
  for (let i = 0; i < items.length; i += 1) {
    const each = texts[i] ?? '';
    if (each.includes(first) && others.every((word) => each.includes(word))) found.push(items[i] as T);
  }
  return found;
}
