import { readJson, storeJson } from '@apto/api-client/session';
import { atom } from 'jotai';
import { sessionAtom } from '../session/session.ts';

const NAME = 'apto.primeiros-passos';

const idsIn = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];

/** The companies whose guide was put away in this browser, or is over: they are not asked about again. */
const putAwayAtom = atom(idsIn(readJson(NAME)));

/**
 * Whether the person is led through the first steps of their company. What is missing the server says, in whichever
 * browser; only that somebody wants to see no more of it is this browser's.
 */
export const guideAtom = atom(
  (get) => {
    const id = get(sessionAtom)?.profile.empresa.id;
    return id !== undefined && !get(putAwayAtom).includes(id);
  },
  (get, set, isLed: boolean) => {
    const id = get(sessionAtom)?.profile.empresa.id;
    if (id === undefined) return;
    const others = get(putAwayAtom).filter((each) => each !== id);
    const next = isLed ? others : [...others, id];
    set(putAwayAtom, next);
    storeJson(NAME, next);
  },
);
