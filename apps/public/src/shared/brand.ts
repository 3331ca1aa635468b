import { store } from '@apto/api-client/react';
import { atom } from 'jotai';

const COLOR = /^#[\da-f]{6}$/i;

/** A company's colour as the theme takes it; undefined where it has none, or none that is one. */
export const brandOf = (color: string | null): string | undefined =>
  color !== null && COLOR.test(color) ? color : undefined;

const known = atom<string | undefined>(undefined);
/** The colour of the company whose link was opened, from the login on: it does not change on the way in. */
export const brandAtom = atom((get) => get(known));

export const rememberBrand = (color: string | null): void => store.set(known, brandOf(color));
