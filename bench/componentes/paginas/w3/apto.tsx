import '@apto/ui/theme';
import { AptoProvider } from '@apto/ui/apto-provider';
import { DataTable, NOTHING_SELECTED, type DataTableColumn, type TableSort } from '@apto/ui/data-table';
import { useMemo, useState } from 'react';
import type { CasoTabela } from '../contrato.ts';
import { acharPorTexto } from '../achar.ts';
import { colunas, detalhe, ordenar, ORDENADA, type Exame } from '../dados.ts';

const columns: readonly DataTableColumn<Exame>[] = colunas.map(({ chave, titulo }) => ({
  id: chave,
  header: titulo,
  cell: (exame) => exame[chave],
  sortKey: chave,
  ...(chave === ORDENADA ? { isRowHeader: true } : {}),
}));
const getRowId = ({ id }: Exame): string => id;
const getRowLabel = ({ funcionario }: Exame): string => funcionario;
const renderDetail = (exame: Exame) => <div data-detalhe>{detalhe(exame)}</div>;

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const direction = sort?.direction ?? null;
  const rows = useMemo(() => ordenar(linhas, direction), [linhas, direction]);
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

export const caso: CasoTabela = {
  Peca,
  linha: 'tbody tr',
  ordena: () => acharPorTexto('thead button', 'funcionário'),
  expande: 'button[aria-expanded]',
  seleciona: 'thead [role=checkbox], thead input[type=checkbox]',
  caixa: 'tbody [role=checkbox], tbody input[type=checkbox]',
};
