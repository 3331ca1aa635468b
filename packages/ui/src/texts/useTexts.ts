// No 'use client' of its own: a part that asks for its texts has to have one, and the packages gate finds who has not.
import { createContext, useContext } from 'react';
import type { Texts } from '../internal/texts.types.ts';
import type { AllTexts } from './registry.ts';

/** The texts of a part as the page says them. */
export type Dictionary = (part: keyof AllTexts, defaults: object) => object;

/** The dictionary of the page; absent: every part speaks Portuguese. What merges comes with `AptoProvider`. */
export const TextsContext = createContext<Dictionary | undefined>(undefined);
/** The language of the page, which numbers and times are written in. */
export const LocaleContext = createContext('pt-BR');

/** The language of the page (BCP 47), for the `Intl` formats of a part. */
export const useAppLocale = (): string => useContext(LocaleContext);

/**
 * The texts of a part: its Portuguese ones, under those of the page's dictionary. The same object for as long as the
 * dictionary is the same one.
 */
export function useTexts<Part extends keyof AllTexts, T extends Partial<AllTexts[Part]>>(
  part: Part,
  defaults: T,
): Texts<T> {
  return (useContext(TextsContext)?.(part, defaults) ?? defaults) as Texts<T>;
}
