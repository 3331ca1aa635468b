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
import { acharPorTexto } from '../achar.ts';
import type { CasoTabela } from '../contrato.ts';
import { colunas, detalhe, ORDENADA, type Exame } from '../dados.ts';
import { useTabela } from './estado.ts';

const tema = createTheme({}, ptBR);

const Linha = memo(function Linha(props: {
  exame: Exame;
  aberta: boolean;
  escolhida: boolean;
  abrir: (id: string) => void;
  escolher: (id: string) => void;
}) {
  const { exame, aberta, escolhida, abrir, escolher } = props;
  return (
    <TableRow data-linha hover selected={escolhida}>
      <TableCell padding="checkbox">
        <IconButton
          size="small"
          aria-expanded={aberta}
          aria-label={`Detalhe de ${exame.funcionario}`}
          onClick={() => abrir(exame.id)}
        >
          {aberta ? '▾' : '▸'}
        </IconButton>
      </TableCell>
      <TableCell padding="checkbox">
        <Checkbox
          slotProps={{ input: { 'aria-label': `Selecionar ${exame.funcionario}` } }}
          checked={escolhida}
          onChange={() => escolher(exame.id)}
        />
      </TableCell>
      {colunas.map(({ chave }) => (
        <TableCell key={chave}>{exame[chave]}</TableCell>
      ))}
    </TableRow>
  );
});

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const tabela = useTabela(linhas);
  return (
    <ThemeProvider theme={tema}>
      <TableContainer sx={{ maxHeight: 600 }}>
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              <TableCell aria-label="Detalhe" />
              <TableCell padding="checkbox">
                <Checkbox
                  slotProps={{ input: { 'aria-label': 'Selecionar todas' } }}
                  checked={tabela.todas}
                  indeterminate={tabela.algumas}
                  onChange={tabela.escolherTodas}
                />
              </TableCell>
              {colunas.map(({ chave, titulo }) => (
                <TableCell key={chave}>
                  {chave === ORDENADA ? (
                    <TableSortLabel
                      active={tabela.sentido !== null}
                      direction={tabela.sentido ?? 'asc'}
                      onClick={tabela.inverter}
                    >
                      {titulo}
                    </TableSortLabel>
                  ) : (
                    titulo
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {tabela.ordenadas.map((exame) => (
              <Fragment key={exame.id}>
                <Linha
                  exame={exame}
                  aberta={tabela.abertas.has(exame.id)}
                  escolhida={tabela.escolhidas.has(exame.id)}
                  abrir={tabela.abrir}
                  escolher={tabela.escolher}
                />
                {tabela.abertas.has(exame.id) ? (
                  <TableRow>
                    <TableCell colSpan={colunas.length + 2}>
                      <div data-detalhe>{detalhe(exame)}</div>
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

export const caso: CasoTabela = {
  Peca,
  linha: 'tr[data-linha]',
  ordena: () => acharPorTexto('.MuiTableSortLabel-root', 'funcionário'),
  expande: 'button',
  seleciona: 'thead input',
  caixa: 'tbody input',
};
