import '@apto/ui/theme';
import { AptoProvider } from '@apto/ui/apto-provider';
import { DataTable, NOTHING_SELECTED, type DataTableColumn, type TableSort } from '@apto/ui/data-table';
import { useMemo, useState } from 'react';
import type { TableCase } from '../contract.ts';
import { findByText } from '../locate.ts';
import { columns as tableColumns, detail, sort as sortBy, SORTED_COLUMN, type Exame } from '../data.ts';

const columns: readonly DataTableColumn<Exame>[] = tableColumns.map(({ key, title }) => ({
  id: key,
  header: title,
  cell: (exame) => exame[key],
  sortKey: key,
  ...(key === SORTED_COLUMN ? { isRowHeader: true } : {}),
}));
const getRowId = ({ id }: Exame): string => id;
const getRowLabel = ({ funcionario }: Exame): string => funcionario;
const renderDetail = (exame: Exame) => <div data-detail>{detail(exame)}</div>;

function Part({ rows: tableRows }: { rows: readonly Exame[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const direction = sort?.direction ?? null;
  const rows = useMemo(() => sortBy(tableRows, direction), [tableRows, direction]);
  return (
    <AptoProvider theme="light">
      <DataTable
        label="Exames"
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        sort={sort}
        onSortChange={setSort}
        renderDetail={renderDetail}
        selection={selection}
        onSelectionChange={setSelection}
        maxHeight="600px"
      />
    </AptoProvider>
  );
}

export const testCase: TableCase = {
  Part,
  row: 'tbody tr',
  sortHeader: () => findByText('thead button', 'funcionário'),
  expander: 'button[aria-expanded]',
  selectAllBox: 'thead [role=checkbox], thead input[type=checkbox]',
  box: 'tbody [role=checkbox], tbody input[type=checkbox]',
};
