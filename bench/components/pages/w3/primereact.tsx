import 'primereact/resources/themes/lara-light-blue/theme.css';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { useState } from 'react';
import { findByText } from '../locate.ts';
import type { TableCase } from '../contract.ts';
import { columns, detail, sort, SORTED_COLUMN, type Exame } from '../data.ts';

const renderDetail = (exame: Exame) => <div data-detail>{detail(exame)}</div>;

function Part({ rows }: { rows: readonly Exame[] }) {
  const [openOnes, setOpenRows] = useState<Record<string, boolean>>({});
  const [chosenItems, setChosen] = useState<Exame[]>([]);
  const virtual = rows.length > 100;
  return (
    <DataTable
      dataKey="id"
      value={rows as Exame[]}
      scrollable
      scrollHeight="600px"
      {...(virtual ? { virtualScrollerOptions: { itemSize: 46 } } : {})}
      expandedRows={openOnes}
      onRowToggle={(event) => setOpenRows(event.data as Record<string, boolean>)}
      rowExpansionTemplate={renderDetail}
      selectionMode="checkbox"
      selection={chosenItems}
      onSelectionChange={(event) => setChosen(event.value)}
    >
      <Column expander style={{ width: 48 }} />
      <Column selectionMode="multiple" style={{ width: 48 }} />
      {columns.map(({ key, title }) => (
        <Column
          key={key}
          field={key}
          header={title}
          sortable={key === SORTED_COLUMN}
          // The same plain order for all; its own is by collator.
          sortFunction={({ data, order }) => [...sort(data as Exame[], order === -1 ? 'desc' : 'asc')]}
        />
      ))}
    </DataTable>
  );
}

export const testCase: TableCase = {
  Part,
  row: 'tr[data-pc-section="bodyrow"]',
  sortHeader: () => findByText('th.p-sortable-column', 'funcionário'),
  expander: '.p-row-toggler',
  selectAllBox: 'thead .p-checkbox input',
  box: 'tbody .p-checkbox input',
};
