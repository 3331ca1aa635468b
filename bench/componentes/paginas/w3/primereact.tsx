import 'primereact/resources/themes/lara-light-blue/theme.css';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { useState } from 'react';
import { acharPorTexto } from '../achar.ts';
import type { CasoTabela } from '../contrato.ts';
import { colunas, detalhe, ordenar, ORDENADA, type Exame } from '../dados.ts';

const desenharDetalhe = (exame: Exame) => <div data-detalhe>{detalhe(exame)}</div>;

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const [abertas, setAbertas] = useState<Record<string, boolean>>({});
  const [escolhidas, setEscolhidas] = useState<Exame[]>([]);
  const virtual = linhas.length > 100;
  return (
    <DataTable
      dataKey="id"
      value={linhas as Exame[]}
      scrollable
      scrollHeight="600px"
      {...(virtual ? { virtualScrollerOptions: { itemSize: 46 } } : {})}
      expandedRows={abertas}
      onRowToggle={(event) => setAbertas(event.data as Record<string, boolean>)}
      rowExpansionTemplate={desenharDetalhe}
      selectionMode="checkbox"
      selection={escolhidas}
      onSelectionChange={(event) => setEscolhidas(event.value)}
    >
      <Column expander style={{ width: 48 }} />
      <Column selectionMode="multiple" style={{ width: 48 }} />
      {colunas.map(({ chave, titulo }) => (
        <Column
          key={chave}
          field={chave}
          header={titulo}
          sortable={chave === ORDENADA}
          // The same plain order for all; its own is by collator.
          sortFunction={({ data, order }) => [...ordenar(data as Exame[], order === -1 ? 'desc' : 'asc')]}
        />
      ))}
    </DataTable>
  );
}

export const caso: CasoTabela = {
  Peca,
  linha: 'tr[data-pc-section="bodyrow"]',
  ordena: () => acharPorTexto('th.p-sortable-column', 'funcionário'),
  expande: '.p-row-toggler',
  seleciona: 'thead .p-checkbox input',
  caixa: 'tbody .p-checkbox input',
};
