import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { columns, rows as all, type Row } from './DataTable.fixture.tsx';
import { DataTable } from './index.ts';

const meta = { title: 'Dados/DataTable/Foco', tags: ['novo'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cancels a row by a dialog; the list comes back without it, before or after the dialog has gone. */
function Cancelling({ delay }: { delay: number }) {
  const [rows, setRows] = useState(all.slice(0, 3));
  const [open, setOpen] = useState<Row | null>(null);
  return (
    <>
      <DataTable
        label="Agendamentos"
        columns={[
          ...columns,
          {
            id: 'acoes',
            header: 'Ações',
            isFixed: true,
            width: 64,
            cell: (row) => (
              <IconButton
                icon={<span>×</span>}
                label={`Cancelar ${row.funcionario}`}
                onPress={() => setOpen(row)}
              />
            ),
          },
        ]}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={({ funcionario }) => funcionario}
      />
      <Dialog
        isOpen={open !== null}
        onOpenChange={() => setOpen(null)}
        title="Cancelar agendamento"
        footer={
          <Button
            onPress={() => {
              const { id } = open ?? {};
              setTimeout(() => setRows((before) => before.filter((row) => row.id !== id)), delay);
              setTimeout(() => setOpen(null), 100);
            }}
          >
            Confirmar
          </Button>
        }
      >
        O agendamento será cancelado.
      </Dialog>
    </>
  );
}

const play: Story['play'] = async ({ canvas }) => {
  const cancel = async (name: string) => {
    await userEvent.click(canvas.getByRole('button', { name: `Cancelar ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(canvas.queryByText(name)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await cancel('Ana Souza');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Cancelar Bruno Carvalho Teixeira' })).toHaveFocus(),
  );
  // The last row has none after it: the one before it takes over.
  await cancel('Carla Dias');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Cancelar Bruno Carvalho Teixeira' })).toHaveFocus(),
  );
  // None is left: the table itself, which says so.
  await cancel('Bruno Carvalho Teixeira');
  await waitFor(() => expect(canvas.getByRole('table', { name: 'Agendamentos' })).toHaveFocus());
};

export const ALinhaSaiDepoisDoDialogo: Story = {
  tags: ['interacoes'],
  render: () => <Cancelling delay={400} />,
  play,
};

export const ALinhaSaiAntesDoDialogo: Story = {
  tags: ['interacoes'],
  render: () => <Cancelling delay={20} />,
  play,
};
