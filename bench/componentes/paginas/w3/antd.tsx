import { ConfigProvider, Table, type TableColumnsType } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import { useState, type Key } from 'react';
import { acharPorTexto } from '../achar.ts';
import type { CasoTabela } from '../contrato.ts';
import { colunas, comparar, detalhe, ORDENADA, type Exame } from '../dados.ts';

const columns: TableColumnsType<Exame> = colunas.map(({ chave, titulo }) => ({
  key: chave,
  dataIndex: chave,
  title: titulo,
  width: 160,
  ...(chave === ORDENADA
    ? { sorter: (a: Exame, b: Exame) => comparar(a[ORDENADA], b[ORDENADA]), showSorterTooltip: false }
    : {}),
}));

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const [escolhidas, setEscolhidas] = useState<Key[]>([]);
  const virtual = linhas.length > 100;
  return (
    <ConfigProvider locale={ptBR} theme={{ token: { motion: false } }}>
      <Table<Exame>
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={linhas}
        pagination={false}
        virtual={virtual}
        scroll={virtual ? { y: 600, x: 1400 } : { y: 600 }}
        expandable={{ expandedRowRender: (exame) => <div data-detalhe>{detalhe(exame)}</div> }}
        rowSelection={{ selectedRowKeys: escolhidas, onChange: setEscolhidas }}
      />
    </ConfigProvider>
  );
}

export const caso: CasoTabela = {
  Peca,
  linha: '.ant-table-row',
  ordena: () => acharPorTexto('th.ant-table-column-has-sorters', 'funcionário'),
  expande: '.ant-table-row-expand-icon',
  seleciona: '.ant-table-thead input[type=checkbox]',
  caixa: '.ant-table-row input[type=checkbox]',
};
