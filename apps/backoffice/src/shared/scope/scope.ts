import { atom } from 'jotai';
import { storeJson, readJson } from '@apto/api-client/session';
import { sessionAtom } from '../session/session.ts';

/**
 * Which companies and branches the user is looking at. Empty lists mean all that the user may see; the lists only
 * ever narrow it (decision 34).
 */
export interface Scope {
  readonly clientes: readonly number[];
  readonly unidades: readonly number[];
}

export const FULL_SCOPE: Scope = { clientes: [], unidades: [] };

const name = (userId: number) => `apto.escopo.${userId}`;

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];

/** A scope from stored text; anything strange is left out. */
export function scopeFrom(value: unknown): Scope {
  if (typeof value !== 'object' || value === null) return FULL_SCOPE;
  const { clientes, unidades } = value as { clientes?: unknown; unidades?: unknown };
  return { clientes: ids(clientes), unidades: ids(unidades) };
}

const chosen = atom<{ userId: number; scope: Scope } | null>(null);

/** The signed-in user's scope, kept per user in this browser. */
export const scopeAtom = atom(
  (get): Scope => {
    const session = get(sessionAtom);
    if (!session) return FULL_SCOPE;
    const current = get(chosen);
    return current?.userId === session.profile.id
      ? current.scope
      : scopeFrom(readJson(name(session.profile.id)));
  },
  (get, set, scope: Scope) => {
    const session = get(sessionAtom);
    if (!session) return;
    set(chosen, { userId: session.profile.id, scope });
    storeJson(name(session.profile.id), scope);
  },
);

/** Whether something is left out of what the user may see. */
export const isScopeRestricted = (scope: Scope): boolean =>
  scope.clientes.length > 0 || scope.unidades.length > 0;
