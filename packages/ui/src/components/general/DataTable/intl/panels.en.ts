import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './panels.pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  filtersTitle: 'Filter columns',
  filterContains: 'Contains',
  filterAny: 'Any',
  filterFrom: 'From',
  filterTo: 'To',
  clearFilters: 'Clear filters',
  noFilters: 'No column is filtered.',
  columnsTitle: 'Columns of the table',
  density: 'Row height',
  compact: 'Compact',
  comfortable: 'Comfortable',
  moveBefore: (column) => `Move ${column} before`,
  moveAfter: (column) => `Move ${column} after`,
  widthOf: (column) => `Width of ${column}`,
  pin: (column) => `Pin ${column} at the start`,
  unpin: (column) => `Unpin ${column}`,
  pinned: (column) => `${column} pinned at the start.`,
  unpinned: (column) => `${column} unpinned.`,
  alwaysVisible: 'Always visible',
  restore: 'Restore defaults',
  restored: 'Columns, widths and height as by default.',
};
