/**
 * A text of at most `limit` units; a longer one ends with '…' inside the limit. For texts whose characters are one unit
 * each, as those of Portuguese are; `truncate` counts any.
 */
export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, Math.max(0, limit - 1)).trimEnd()}…` : text;
