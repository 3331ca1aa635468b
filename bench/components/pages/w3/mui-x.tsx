import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { TableCase } from '../contract.ts';
import { columns as tableColumns, compare, SORTED_COLUMN, type Exame } from '../data.ts';

const theme = createTheme({}, ptBR);
const columns: readonly GridColDef<Exame>[] = tableColumns.map(({ key, title }) => ({
  field: key,
  headerName: title,
  width: 140,
  sortable: key === SORTED_COLUMN,
  sortComparator: compare,
}));

function Part({ rows }: { rows: readonly Exame[] }) {
  return (
    <ThemeProvider theme={theme}>
      <div style={{ blockSize: 600 }}>
        <DataGrid rows={rows} columns={columns} checkboxSelection hideFooter disableColumnMenu />
      </div>
    </ThemeProvider>
  );
}

export const testCase: TableCase = {
  Part,
  row: '.MuiDataGrid-row',
  sortHeader: () => document.querySelector('.MuiDataGrid-columnHeader[data-field=funcionario]'),
  selectAllBox: '.MuiDataGrid-columnHeaderCheckbox input',
  box: '.MuiDataGrid-row .MuiDataGrid-cellCheckbox input',
};
