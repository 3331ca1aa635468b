import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { DataTable, type DataTableColumn } from '../../components/general/DataTable/index.ts';
import { EmptyState } from '../../components/general/EmptyState/index.ts';
import { FilterBar } from '../../components/general/FilterBar/index.ts';
import { MoneyText } from '../../components/general/MoneyText/index.ts';
import { Page } from '../../components/general/Page/index.ts';
import { Pagination } from '../../components/general/Pagination/index.ts';
import { PersonCell } from '../../components/general/PersonCell/index.ts';
import { SearchField } from '../../components/general/SearchField/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { StatusTag } from '../../components/field/StatusTag/index.ts';

const meta = { title: 'Padrões/Tabelas', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Row {
  id: string;
  name: string;
  registrationNumber: string;
  status: 'Agendado' | 'Em Aberto';
  value: number;
}

const NAMES = [
  'Ana Souza',
  'Bruno Lima',
  'Carla Dias',
  'Davi Rocha',
  'Elisa Prado',
  'Fábio Nunes',
  'Gilda Alves',
];
const ROWS: readonly Row[] = NAMES.map((name, index) => ({
  id: String(index),
  name,
  registrationNumber: `Matrícula ${String(index + 1).padStart(5, '0')}`,
  status: index % 3 === 0 ? 'Em Aberto' : 'Agendado',
  value: 4_500 + index * 1_250,
}));

/** As the domain's catalogue has them. */
const LOOKS = {
  Agendado: { tone: 'success', icon: 'calendar-check' },
  'Em Aberto': { tone: 'info', icon: 'circle-dot' },
} as const satisfies Record<Row['status'], object>;

const columns: readonly DataTableColumn<Row>[] = [
  {
    id: 'nome',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    cell: ({ name, registrationNumber }) => <PersonCell name={name} detail={registrationNumber} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusTag {...LOOKS[status]}>{status}</StatusTag>,
  },
  {
    id: 'valor',
    header: 'Valor',
    isNumeric: true,
    align: 'end',
    cell: ({ value }) => <MoneyText value={value} />,
  },
];

function List() {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const found = ROWS.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const clear = (): void => {
    setWords('');
    setPage(1);
  };
  return (
    <Page
      title="Agendamentos"
      count={found.length}
      actions={<Button variant="primary">Novo agendamento</Button>}
    >
      <Stack>
        <FilterBar
          search={
            <SearchField
              placeholder="Pesquisar por funcionário"
              value={words}
              onChange={(text) => {
                setWords(text);
                setPage(1);
              }}
            />
          }
          active={words === '' ? [] : [{ id: 'nome', label: `Nome: ${words}` }]}
          onRemove={clear}
          onClear={clear}
        />
        <DataTable
          label="Agendamentos"
          columns={columns}
          rows={found.slice((page - 1) * 5, page * 5)}
          getRowId={({ id }) => id}
          getRowLabel={({ name }) => name}
          empty={
            <EmptyState
              kind="notFound"
              title="Nenhum agendamento com esses filtros"
              action={<Button onPress={clear}>Limpar busca</Button>}
            />
          }
        />
        <Pagination page={page} pageSize={5} totalItems={found.length} onPageChange={setPage} />
      </Stack>
    </Page>
  );
}

/** Search above, what narrows the list as chips, the table, the pages below; nothing found offers the way back. */
export const Lista: Story = {
  tags: ['interacoes'],
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'ana');
    const row = within((await canvas.findByRole('rowheader', { name: /Ana Souza/ })).closest('tr')!);
    // The page keeps its own rules: money at the end of its cell, an icon in each tag.
    await expect(row.getByText(/R\$/).closest('td')).toHaveStyle({ textAlign: 'end' });
    await expect(row.getByText('Em Aberto').parentElement?.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /Bruno Lima/ })).not.toBeInTheDocument();
    await userEvent.type(search, 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }));
    await expect(canvas.getByRole('rowheader', { name: /Bruno Lima/ })).toBeVisible();
  },
};
