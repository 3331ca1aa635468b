/** Page count: total divided by page size, rounded up (doc1 §9). An empty list still has one page. */
export function pageCount(totalItems: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalItems / pageSize));
}

/** `{last}` of 'Mostrando {last} de {totalRecords} registros': the number of the last record shown. */
export function lastShown(page: number, pageSize: number, totalItems: number): number {
  return Math.min(page * pageSize, totalItems);
}

/** A typed page number, or null when it is not a whole number. Out of range goes to the nearest end. */
export function typedPage(text: string, pages: number): number | null {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return null;
  return Math.min(pages, Math.max(1, Number(trimmed)));
}

/** The page that keeps the first record shown in sight when the page size changes. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}
