/**
 * Which companies and branches the user is looking at. Empty lists mean all that the user may see; the lists only
 * ever narrow it (decision 34).
 */
export interface Scope {
  readonly clientes: readonly number[];
  readonly unidades: readonly number[];
}

export const FULL_SCOPE: Scope = { clientes: [], unidades: [] };

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];

/** A scope from what was stored; anything strange is left out. */
export function scopeFrom(value: unknown): Scope {
  if (typeof value !== 'object' || value === null) return FULL_SCOPE;
  const { clientes, unidades } = value as { clientes?: unknown; unidades?: unknown };
  return { clientes: ids(clientes), unidades: ids(unidades) };
}

/** Whether something is left out of what the user may see. */
export const isScopeRestricted = (scope: Scope): boolean =>
  scope.clientes.length > 0 || scope.unidades.length > 0;
