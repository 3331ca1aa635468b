import type { SomeTexts, Texts } from '../internal/texts.types.ts';
import { over } from './over.ts';
import type { AllTexts } from './registry.ts';
import { useTexts } from './useTexts.ts';

/** `useTexts` of a part that has a `texts` prop, which goes over those of the page. */
export function useOwnTexts<Part extends keyof AllTexts, T extends Partial<AllTexts[Part]>>(
  part: Part,
  defaults: T,
  own: SomeTexts<Texts<T>> | undefined,
): Texts<T> {
  return over(useTexts(part, defaults) as object, own as object | undefined) as Texts<T>;
}
