import {
  Checkbox,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { ptBR } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Fragment, memo } from 'react';
import { findByText } from '../locate.ts';
import type { TableCase } from '../contract.ts';
import { columns, detail, SORTED_COLUMN, type Exame } from '../data.ts';
import { useTable } from './state.ts';

const theme = createTheme({}, ptBR);

const Row = memo(function Row(props: {
  exame: Exame;
  isOpen: boolean;
  chosen: boolean;
  openUp: (id: string) => void;
  choose: (id: string) => void;
}) {
  const { exame, isOpen, chosen, openUp, choose } = props;
  return (
    <TableRow data-row hover selected={chosen}>
      <TableCell padding="checkbox">
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={`Detalhe de ${exame.funcionario}`}
          onClick={() => openUp(exame.id)}
        >
          {isOpen ? '▾' : '▸'}
        </IconButton>
      </TableCell>
      <TableCell padding="checkbox">
        <Checkbox
          slotProps={{ input: { 'aria-label': `Selecionar ${exame.funcionario}` } }}
          checked={chosen}
          onChange={() => choose(exame.id)}
        />
      </TableCell>
      {columns.map(({ key }) => (
        <TableCell key={key}>{exame[key]}</TableCell>
      ))}
    </TableRow>
  );
});

function Part({ rows }: { rows: readonly Exame[] }) {
  const table = useTable(rows);
  return (
    <ThemeProvider theme={theme}>
      <TableContainer sx={{ maxHeight: 600 }}>
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              <TableCell aria-label="Detalhe" />
              <TableCell padding="checkbox">
                <Checkbox
                  slotProps={{ input: { 'aria-label': 'Selecionar todas' } }}
                  checked={table.all}
                  indeterminate={table.someChosen}
                  onChange={table.chooseAll}
                />
              </TableCell>
              {columns.map(({ key, title }) => (
                <TableCell key={key}>
                  {key === SORTED_COLUMN ? (
                    <TableSortLabel
                      active={table.sortDirection !== null}
                      direction={table.sortDirection ?? 'asc'}
                      onClick={table.reverse}
                    >
                      {title}
                    </TableSortLabel>
                  ) : (
                    title
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.sorted.map((exame) => (
              <Fragment key={exame.id}>
                <Row
                  exame={exame}
                  isOpen={table.openOnes.has(exame.id)}
                  chosen={table.chosenItems.has(exame.id)}
                  openUp={table.openUp}
                  choose={table.choose}
                />
                {table.openOnes.has(exame.id) ? (
                  <TableRow>
                    <TableCell colSpan={columns.length + 2}>
                      <div data-detail>{detail(exame)}</div>
                    </TableCell>
                  </TableRow>
                ) : null}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ThemeProvider>
  );
}

export const testCase: TableCase = {
  Part,
  row: 'tr[data-row]',
  sortHeader: () => findByText('.MuiTableSortLabel-root', 'funcionário'),
  expander: 'button',
  selectAllBox: 'thead input',
  box: 'tbody input',
};
