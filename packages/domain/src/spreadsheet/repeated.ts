/** Rows that share a key and are told by their number, at most: a sheet may have the same key in every row. */
export const MAX_REPEATED_TOLD = 20;

/**
 * Of a key that other rows have too.
 * @param rows the others, from the first; the first {@link MAX_REPEATED_TOLD} are named
 */
export function repeatedText(keyName: string, rows: readonly number[]): string {
  const told = rows.slice(0, MAX_REPEATED_TOLD);
  return `${keyName} repetido ${told.length === 1 ? `na linha ${told[0]}` : `nas linhas ${told.join(', ')}`}`;
}
