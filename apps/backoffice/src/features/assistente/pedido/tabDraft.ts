import type { Draft } from './pedido.ts';

/** Which draft this tab has, for its reload; a browser that keeps nothing has none to reload. */
const NAME = 'apto.rascunho.aba';

/** Remembers the draft of this tab. */
export function setTabDraft({ userId, id }: Pick<Draft, 'userId' | 'id'>): void {
  try {
    sessionStorage.setItem(NAME, `${userId}.${id}`);
  } catch {
    // Then the latest draft is meant.
  }
}

/** The draft that this tab had before it was loaded, if it is this person's. */
export function tabDraft(userId: number): string | undefined {
  try {
    const [owner, id] = sessionStorage.getItem(NAME)?.split('.') ?? [];
    return owner === String(userId) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The tab has no draft any more. */
export function forgetTabDraft(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // There is nothing to forget.
  }
}
