import { SPREADSHEET_COLUMNS, STAFF_COLUMNS, type ColumnId } from './columns.ts';

/** Articles and prepositions that change from sheet to sheet and mean nothing. */
const STOP_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'a', 'o', 'para', 'em']);

/** A header without accents, case, punctuation, what is in brackets, and small words. */
export function normalizeHeader(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .join(' ');
}

const BY_SYNONYM = new Map<string, ColumnId>(
  SPREADSHEET_COLUMNS.flatMap((column) =>
    STAFF_COLUMNS[column].synonyms.map((name): [string, ColumnId] => [name, column]),
  ),
);

/** How good a source a header is among those of its column; lower is better. */
export function headerRank(column: ColumnId, text: string): number {
  const { synonyms }: { synonyms: readonly string[] } = STAFF_COLUMNS[column];
  return synonyms.indexOf(normalizeHeader(text));
}

/** The column that a header means, or null. */
export function recognizeHeader(text: string): ColumnId | null {
  return BY_SYNONYM.get(normalizeHeader(text)) ?? null;
}
