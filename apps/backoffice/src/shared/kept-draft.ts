import type { Location } from 'react-router-dom';

/** The router gives it back as the location's own state. */
interface Entry {
  readonly usr?: { readonly draft?: unknown } | null;
}

/** What was being looked for when this entry of the history was left. */
export function draftOf({ state }: Location): string {
  const kept = (state as Entry['usr'])?.draft;
  return typeof kept === 'string' ? kept : '';
}

/**
 * Keeps what is being looked for beside the address: whoever opens a row and comes back finds the list as they left it. It is
 * of this visit alone, so that it is no part of the link; and the router is not asked, because nothing is gone to.
 */
export function keepDraft(draft: string | null): void {
  const entry = window.history.state as Entry | null;
  if ((entry?.usr?.draft ?? null) === draft) return;
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, draft } }, '');
}
