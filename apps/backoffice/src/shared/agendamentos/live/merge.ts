import type { AgendamentoRow } from '@apto/api-client';

/** Puts fresh rows where the old ones were. A fresh row that is older than the one shown is left out. */
export function mergeRows(
  rows: readonly AgendamentoRow[],
  freshRows: readonly AgendamentoRow[],
): AgendamentoRow[] {
  const byId = new Map(freshRows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const freshRow = byId.get(row.id);
    return freshRow && freshRow.version >= row.version ? freshRow : row;
  });
}

/** Rows that differ between two loads of the same list: what to highlight after it was loaded again. */
export function changedRows(before: readonly AgendamentoRow[], after: readonly AgendamentoRow[]): number[] {
  const versions = new Map(before.map((row) => [row.id, row.version]));
  return after.filter((row) => versions.get(row.id) !== row.version).map((row) => row.id);
}
