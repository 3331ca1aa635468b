import { readJson, storeJson } from '@apto/api-client/session';
import { atom } from 'jotai';

const NAME = 'apto.lotes';

const idsFrom = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];

/** Begun on this page: its end is told here, however soon it comes. */
export const startedHere = new Set<number>();

const storedAtom = atom(idsFrom(readJson(NAME)));

/**
 * What was set going and is still told of, by its numbers alone: it outlives the screen and the tab. Whose it is the
 * server knows, and who else signs in here is shown nothing.
 */
export const bulksAtom = atom(
  (get) => get(storedAtom),
  (get, set, change: (ids: readonly number[]) => readonly number[]) => {
    const ids = change(get(storedAtom));
    set(storedAtom, ids);
    storeJson(NAME, ids);
  },
);
