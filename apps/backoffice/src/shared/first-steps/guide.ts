import { readJson, storeJson } from '@apto/api-client/session';
import { atom } from 'jotai';

const NAME = 'apto.primeiros-passos';

const keptAtom = atom(readJson(NAME) === true);

/** Whether this browser is led through the first steps: what comes next stands above every screen. */
export const guideAtom = atom(
  (get) => get(keptAtom),
  (_get, set, isLed: boolean) => {
    set(keptAtom, isLed);
    storeJson(NAME, isLed);
  },
);
