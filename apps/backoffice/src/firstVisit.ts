import { loginTo } from './shared/session/index.ts';

/** Addresses that only lead to the list (doc3 §2.1). */
export const LIST_SHORTCUTS = ['/', '/painel', '/gestao-medica-v3'] as const;

/** Paths below these need an internal session. */
const INTERNAL_AREAS = ['/gestao-medica-v3/', '/painel-agendamento/'];

/**
 * Where a first visit without a session really goes. Decided before the router starts, so that it does not fetch the
 * code of a screen that is not going to be shown. Null: stay.
 */
export function firstVisitDestination(path: string, query: string): string | null {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const isInternal =
    LIST_SHORTCUTS.some((shortcut) => shortcut === withoutSlash) ||
    INTERNAL_AREAS.some((area) => path.startsWith(area));
  return isInternal ? loginTo(path + query) : null;
}
