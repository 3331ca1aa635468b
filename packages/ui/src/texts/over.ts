import type { AptoTexts } from './registry.ts';
import type { Dictionary } from './useTexts.ts';

const merged = new WeakMap<object, WeakMap<object, object>>();

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of `base` with those that `given` has in their place, group by group. Two objects are merged once. */
export function over(base: object, given: object | undefined): object {
  if (!given) return base;
  let ofBase = merged.get(base);
  if (!ofBase) merged.set(base, (ofBase = new WeakMap()));
  let texts = ofBase.get(given);
  if (!texts) {
    const values = given as Record<string, unknown>;
    texts = Object.fromEntries(
      Object.entries(base).map(([key, text]: [string, unknown]) => {
        const { [key]: other = text } = values;
        return [key, isGroup(text) && isGroup(other) ? over(text, other) : other];
      }),
    );
    ofBase.set(given, texts);
  }
  return texts;
}

/** What `TextsContext` takes, of the texts given. */
export const dictionaryOf =
  (texts: AptoTexts): Dictionary =>
  (part, defaults) =>
    over(defaults, texts[part]);
