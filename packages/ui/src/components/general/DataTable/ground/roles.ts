/**
 * The roles of table markup, said aloud. Where rows become cards their cells are laid out as blocks, and browsers then
 * drop the implicit roles; with these the list stays a table for a screen reader at every width.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
