import { store } from '@apto/api-client/react';
import { atom } from 'jotai';
import { sessionAtom } from '../session/session.ts';
import { FULL_SCOPE, type Scope } from './choice.ts';
import { createStoredScope } from './stored.ts';

const stored = createStoredScope();
const chosen = atom<{ userId: number; scope: Scope } | null>(null);

/** The signed-in user's scope, kept per user in this browser; everything until `openScope` has read it. */
export const scopeAtom = atom(
  (get): Scope => {
    const current = get(chosen);
    return current && current.userId === get(sessionAtom)?.profile.id ? current.scope : FULL_SCOPE;
  },
  (get, set, scope: Scope) => {
    const userId = get(sessionAtom)?.profile.id;
    if (userId === undefined) return;
    set(chosen, { userId, scope });
    void stored.keep(userId, scope);
  },
);

/** Brings back what the signed-in user chose at an earlier visit. Does nothing when it is known already. */
export async function openScope(): Promise<void> {
  const userId = store.get(sessionAtom)?.profile.id;
  if (userId === undefined || store.get(chosen)?.userId === userId) return;
  const scope = await stored.read(userId);
  // Somebody chose, or left, while it was being read.
  if (store.get(sessionAtom)?.profile.id !== userId || store.get(chosen)?.userId === userId) return;
  store.set(chosen, { userId, scope });
}
