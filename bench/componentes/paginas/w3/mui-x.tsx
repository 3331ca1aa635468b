import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { CasoTabela } from '../contrato.ts';
import { colunas, comparar, ORDENADA, type Exame } from '../dados.ts';

const tema = createTheme({}, ptBR);
const columns: readonly GridColDef<Exame>[] = colunas.map(({ chave, titulo }) => ({
  field: chave,
  headerName: titulo,
  width: 140,
  sortable: chave === ORDENADA,
  sortComparator: comparar,
}));

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  return (
    <ThemeProvider theme={tema}>
      <div style={{ blockSize: 600 }}>
        <DataGrid rows={linhas} columns={columns} checkboxSelection hideFooter disableColumnMenu />
      </div>
    </ThemeProvider>
  );
}

export const caso: CasoTabela = {
  Peca,
  linha: '.MuiDataGrid-row',
  ordena: () => document.querySelector('.MuiDataGrid-columnHeader[data-field=funcionario]'),
  seleciona: '.MuiDataGrid-columnHeaderCheckbox input',
  caixa: '.MuiDataGrid-row .MuiDataGrid-cellCheckbox input',
};
