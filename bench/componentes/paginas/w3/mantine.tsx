import '@mantine/core/styles.css';
import { ActionIcon, Checkbox, MantineProvider, ScrollArea, Table, UnstyledButton } from '@mantine/core';
import { Fragment, memo } from 'react';
import { acharPorTexto } from '../achar.ts';
import type { CasoTabela } from '../contrato.ts';
import { colunas, detalhe, ORDENADA, type Exame } from '../dados.ts';
import { useTabela } from './estado.ts';

const Linha = memo(function Linha(props: {
  exame: Exame;
  aberta: boolean;
  escolhida: boolean;
  abrir: (id: string) => void;
  escolher: (id: string) => void;
}) {
  const { exame, aberta, escolhida, abrir, escolher } = props;
  return (
    <Table.Tr data-linha>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          aria-expanded={aberta}
          aria-label={`Detalhe de ${exame.funcionario}`}
          onClick={() => abrir(exame.id)}
        >
          {aberta ? '▾' : '▸'}
        </ActionIcon>
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={`Selecionar ${exame.funcionario}`}
          checked={escolhida}
          onChange={() => escolher(exame.id)}
        />
      </Table.Td>
      {colunas.map(({ chave }) => (
        <Table.Td key={chave}>{exame[chave]}</Table.Td>
      ))}
    </Table.Tr>
  );
});

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const tabela = useTabela(linhas);
  return (
    <MantineProvider>
      <ScrollArea h={600}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th aria-label="Detalhe" />
              <Table.Th>
                <Checkbox
                  aria-label="Selecionar todas"
                  checked={tabela.todas}
                  indeterminate={tabela.algumas}
                  onChange={tabela.escolherTodas}
                />
              </Table.Th>
              {colunas.map(({ chave, titulo }) => (
                <Table.Th key={chave}>
                  {chave === ORDENADA ? (
                    <UnstyledButton onClick={tabela.inverter}>{titulo}</UnstyledButton>
                  ) : (
                    titulo
                  )}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
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
                  <Table.Tr>
                    <Table.Td colSpan={colunas.length + 2}>
                      <div data-detalhe>{detalhe(exame)}</div>
                    </Table.Td>
                  </Table.Tr>
                ) : null}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </MantineProvider>
  );
}

export const caso: CasoTabela = {
  Peca,
  linha: 'tr[data-linha]',
  ordena: () => acharPorTexto('thead button', 'funcionário'),
  expande: 'button',
  seleciona: 'thead input',
  caixa: 'tbody input',
};
