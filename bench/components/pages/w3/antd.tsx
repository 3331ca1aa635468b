import { ConfigProvider, Table, type TableColumnsType } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import { useState, type Key } from 'react';
import { findByText } from '../locate.ts';
import type { TableCase } from '../contract.ts';
import { columns as tableColumns, compare, detail, SORTED_COLUMN, type Exame } from '../data.ts';

const columns: TableColumnsType<Exame> = tableColumns.map(({ key, title }) => ({
  key: key,
  dataIndex: key,
  title: title,
  width: 160,
  ...(key === SORTED_COLUMN
    ? {
        sorter: (a: Exame, b: Exame) => compare(a[SORTED_COLUMN], b[SORTED_COLUMN]),
        showSorterTooltip: false,
      }
    : {}),
}));

function Part({ rows }: { rows: readonly Exame[] }) {
  const [chosenItems, setChosen] = useState<Key[]>([]);
  const virtual = rows.length > 100;
  return (
    <ConfigProvider locale={ptBR} theme={{ token: { motion: false } }}>
      <Table<Exame>
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={rows}
        pagination={false}
        virtual={virtual}
        scroll={virtual ? { y: 600, x: 1400 } : { y: 600 }}
        expandable={{ expandedRowRender: (exame) => <div data-detail>{detail(exame)}</div> }}
        rowSelection={{ selectedRowKeys: chosenItems, onChange: setChosen }}
      />
    </ConfigProvider>
  );
}

export const testCase: TableCase = {
  Part,
  row: '.ant-table-row',
  sortHeader: () => findByText('th.ant-table-column-has-sorters', 'funcionário'),
  expander: '.ant-table-row-expand-icon',
  selectAllBox: '.ant-table-thead input[type=checkbox]',
  box: '.ant-table-row input[type=checkbox]',
};
