import '@mantine/core/styles.css';
import { ActionIcon, Checkbox, MantineProvider, ScrollArea, Table, UnstyledButton } from '@mantine/core';
import { Fragment, memo } from 'react';
import { findByText } from '../locate.ts';
import type { TableCase } from '../contract.ts';
import { columns, detail, SORTED_COLUMN, type Exame } from '../data.ts';
import { useTable } from './state.ts';

const Row = memo(function Row(props: {
  exame: Exame;
  isOpen: boolean;
  chosen: boolean;
  openUp: (id: string) => void;
  choose: (id: string) => void;
}) {
  const { exame, isOpen, chosen, openUp, choose } = props;
  return (
    <Table.Tr data-row>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={`Detalhe de ${exame.funcionario}`}
          onClick={() => openUp(exame.id)}
        >
          {isOpen ? '▾' : '▸'}
        </ActionIcon>
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={`Selecionar ${exame.funcionario}`}
          checked={chosen}
          onChange={() => choose(exame.id)}
        />
      </Table.Td>
      {columns.map(({ key }) => (
        <Table.Td key={key}>{exame[key]}</Table.Td>
      ))}
    </Table.Tr>
  );
});

function Part({ rows }: { rows: readonly Exame[] }) {
  const table = useTable(rows);
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
                  checked={table.all}
                  indeterminate={table.someChosen}
                  onChange={table.chooseAll}
                />
              </Table.Th>
              {columns.map(({ key, title }) => (
                <Table.Th key={key}>
                  {key === SORTED_COLUMN ? (
                    <UnstyledButton onClick={table.reverse}>{title}</UnstyledButton>
                  ) : (
                    title
                  )}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
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
                  <Table.Tr>
                    <Table.Td colSpan={columns.length + 2}>
                      <div data-detail>{detail(exame)}</div>
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

export const testCase: TableCase = {
  Part,
  row: 'tr[data-row]',
  sortHeader: () => findByText('thead button', 'funcionário'),
  expander: 'button',
  selectAllBox: 'thead input',
  box: 'tbody input',
};
