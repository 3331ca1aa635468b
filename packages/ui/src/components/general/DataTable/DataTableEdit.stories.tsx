import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pagination } from '../Pagination/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { columns, rows as initialRows, type Row } from './DataTable.fixture.tsx';
import { DataTable, useRowEdit, type RowErrors } from './index.ts';

const idOf = (row: Row) => row.id;
const nameOf = (row: Row) => row.funcionario;
const visible = columns.filter(({ id }) => id !== 'cidade');

interface Draft {
  cliente: string;
  tipo: string;
}
const TYPES = ['Periódico', 'Admissional', 'Demissional', 'Retorno ao trabalho'];

interface Args {
  /** Called with what goes to the server. */
  onSave: (row: Row, draft: Draft, cells: readonly string[]) => Promise<RowErrors<Draft> | void>;
  /** Each cell by itself. */
  savesCells?: boolean;
  /** These rows are known to be wrong; saved right, the next of them follows. */
  wrong?: readonly string[];
  /** Opens this row from the start. */
  opens?: string;
  /** How many rows a page has. */
  perPage?: number;
}

function WithEdit({ onSave, savesCells = false, wrong = [], opens, perPage = 5 }: Args) {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState(initialRows.slice(0, 5));
  const rowEdit = useRowEdit<Row, Draft>({
    savesCells,
    choices: ['tipo'],
    getRowId: idOf,
    getRowLabel: nameOf,
    toDraft: ({ cliente, tipo: type }) => ({ cliente, tipo: type }),
    fields: {
      cliente: ({ label, ...editField }) => <TextField label={label} isLabelHidden {...editField} />,
      tipo: ({ label, value, onChange, errorMessage, isReadOnly }) => (
        <Select
          label={label}
          isLabelHidden
          value={value}
          onChange={(type) => onChange(type ?? '')}
          options={TYPES.map((type) => ({ value: type, label: type }))}
          errorMessage={errorMessage}
          isDisabled={isReadOnly}
        />
      ),
    },
    validate: ({ cliente }) => (cliente.trim() === '' ? { cliente: 'Informe o cliente.' } : {}),
    known: ({ id }) => (wrong.includes(id) ? { tipo: 'Tipo desconhecido.' } : {}),
    onSave: async (row, draft, cells) => {
      const refusal = await onSave(row, draft, cells);
      if (refusal) return refusal;
      setRows((before) => before.map((each) => (each.id === row.id ? { ...each, ...draft } : each)));
      const next = rows.find(({ id }) => id !== row.id && wrong.includes(id));
      return next ? { next } : undefined;
    },
  });
  return (
    <>
      <DataTable
        label="Pré-solicitações"
        columns={visible}
        rows={rows.slice((page - 1) * perPage, page * perPage)}
        getRowId={idOf}
        getRowLabel={nameOf}
        edit={rowEdit}
        footer={
          perPage < 5 ? (
            <Pagination page={page} pageSize={perPage} totalItems={5} onPageChange={setPage} />
          ) : undefined
        }
      />
      {opens === undefined || rowEdit.editingId !== null ? null : (
        <button
          type="button"
          onClick={() => {
            const row = rows.find(({ id }) => id === opens);
            if (row) rowEdit.start(row);
          }}
        >
          Abrir pela tela
        </button>
      )}
    </>
  );
}

const meta = {
  title: 'Dados/DataTable/Edição na linha',
  component: WithEdit,
  tags: ['novo'],
  args: { onSave: fn(async () => undefined) },
  beforeEach: ({ args }) => {
    (args.onSave as ReturnType<typeof fn>).mockReset();
    (args.onSave as ReturnType<typeof fn>).mockResolvedValue(undefined);
  },
} satisfies Meta<typeof WithEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

const editField = 'Cliente: Ana Souza';

export const EmRepouso: Story = { tags: ['estados'] };

export const Editando: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Bruno Carvalho Teixeira' }));
    await expect(canvas.getByRole('textbox', { name: 'Cliente: Bruno Carvalho Teixeira' })).toBeVisible();
    // Beside each other, in the order of the dialogs.
    const cancel = canvas.getByRole('button', { name: /^Cancelar/ }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: /^Salvar/ }).getBoundingClientRect();
    await expect(cancel.top).toBe(save.top);
    await expect(cancel.right).toBeLessThanOrEqual(save.left);
  },
};

/** Enter on 'Editar', type, Enter: the focus goes into the row, and comes back to 'Editar'. */
export const EditaPeloTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Editar Ana Souza' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: editField });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Clínica Nova{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ id: '1' }),
      { cliente: 'Clínica Nova', tipo: 'Periódico' },
      ['cliente'],
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar Ana Souza' })).toHaveFocus());
    await expect(canvas.getByText('Clínica Nova')).toBeVisible();
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Ana Souza: alterações salvas.',
    );
  },
};

/** What is known to be wrong stands under its field from the start, and the next wrong row follows a saved one. */
export const ErrosConhecidos: Story = {
  tags: ['interacoes'],
  args: { wrong: ['1', '2'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    const type = canvas.getByRole('combobox');
    await waitFor(() => expect(type).toHaveFocus());
    await expect(canvas.getByText('Tipo desconhecido.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: editField }), ' 2');
    await expect(canvas.getByText('Tipo desconhecido.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('textbox', { name: 'Cliente: Bruno Carvalho Teixeira' }),
    ).toBeVisible();
    await expect(canvas.getByText('Tipo desconhecido.')).toBeVisible();
  },
};

/** What has the focus stands in a cell that no sticky column covers, not even by its edge (WCAG 2.4.11). */
export const CampoNuncaSobAsColunasPresas: Story = {
  tags: ['interacoes'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Editar ${initialRows[0]?.funcionario}` }));
    for (const field of [canvas.getByRole('textbox'), canvas.getByRole('combobox')]) {
      field.blur();
      field.focus();
      await waitFor(async () => {
        const cell = field.closest('td');
        const { left, right, top, height } = cell!.getBoundingClientRect();
        for (const x of [left + 2, right - 2])
          await expect(document.elementFromPoint(x, top + height / 2)?.closest('td')).toBe(cell);
      });
    }
  },
};

/** Esc gives back what was there. */
export const EscCancela: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    await userEvent.type(canvas.getByRole('textbox', { name: editField }), ' mudado');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar Ana Souza' })).toHaveFocus());
    await expect(canvas.queryByText(/mudado/)).not.toBeInTheDocument();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Ana Souza: edição cancelada.',
    );
  },
};

/** A wrong field keeps what was typed, says what is wrong and gets the focus; the server's refusal does the same. */
export const ErroNoCampo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    (args.onSave as ReturnType<typeof fn>).mockResolvedValueOnce({
      fields: { cliente: 'Cliente inativo.' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    const field = canvas.getByRole('textbox', { name: editField });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Ana Souza' }));
    await expect(await canvas.findByText('Informe o cliente.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Velha Ltda{Enter}');
    await expect(await canvas.findByText('Cliente inativo.')).toBeVisible();
    await expect(field).toHaveValue('Velha Ltda');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar Ana Souza' })).toHaveFocus());
  },
};

/** While it saves the button shows it and a second press does nothing; a failure is said under the row. */
export const FalhaAoSalvar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    let refuse = (_error: Error): void => undefined;
    (args.onSave as ReturnType<typeof fn>).mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    const field = canvas.getByRole('textbox', { name: editField });
    await userEvent.type(field, ' 2{Enter}');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /Salvar Ana Souza/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    refuse(new Error('O servidor não respondeu.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('O servidor não respondeu.');
    await expect(field).toHaveValue('Metalúrgica Três Rios 2');
    await expect(field).toHaveFocus();
  },
};

/** One row at a time: with something not saved, another row waits, and says what for. */
export const UmaLinhaDeCadaVez: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    // Nothing typed yet: the other row simply opens.
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Carla Dias' }));
    const field = canvas.getByRole('textbox', { name: 'Cliente: Carla Dias' });
    await expect(canvas.queryByRole('textbox', { name: editField })).not.toBeInTheDocument();
    await userEvent.type(field, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Salve ou cancele as alterações de Carla Dias antes de editar Ana Souza.',
    );
    await expect(field).toHaveValue('Transportes Aliança 2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar Carla Dias' })).toHaveFocus());
  },
};

/** A row that left the page with its changes locks nothing: it is saved or given up from a line over the table. */
export const LinhaQueSaiDaPagina: Story = {
  tags: ['interacoes'],
  args: { perPage: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    await userEvent.type(canvas.getByRole('textbox', { name: editField }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'As alterações de Ana Souza não foram salvas, e esta linha não está à vista.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Carla Dias' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Salve ou cancele as alterações de Ana Souza antes de editar Carla Dias.',
    );
    const save = canvas.getByRole('button', { name: 'Salvar Ana Souza' });
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ id: '1' }),
      expect.objectContaining({ cliente: 'Metalúrgica Três Rios 2' }),
      ['cliente'],
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Pré-solicitações' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Editar Carla Dias' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Cliente: Carla Dias' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Carla Dias' }));
    await expect(await canvas.findByText(/Informe o cliente\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar as alterações de Carla Dias' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    await expect(canvas.getByRole('textbox', { name: editField })).toHaveValue('Metalúrgica Três Rios 2');
  },
};

/** A press on a cell opens the row in it; leaving it saves it alone, and so does a choice. 'Concluir' ends the edit. */
export const CadaCelulaSeSalva: Story = {
  tags: ['interacoes'],
  args: { savesCells: true },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Ana Souza/ }));
    await userEvent.click(row.getByText('Metalúrgica Três Rios'));
    const field = canvas.getByRole('textbox', { name: editField });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' 2');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ id: '1' }),
        { cliente: 'Metalúrgica Três Rios 2', tipo: 'Periódico' },
        ['cliente'],
      ),
    );
    await userEvent.click(row.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Demissional' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: '1' }),
        { cliente: 'Metalúrgica Três Rios 2', tipo: 'Demissional' },
        ['tipo'],
      ),
    );
    await userEvent.click(await row.findByRole('button', { name: 'Concluir a edição de Ana Souza' }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar Ana Souza' })).toHaveFocus());
  },
};

/** What is refused of a cell stands in it with what was typed, the focus goes on, and 'Salvar' tries again. */
export const CelulaRecusada: Story = {
  tags: ['interacoes'],
  args: { savesCells: true },
  play: async ({ canvas, args }) => {
    const save = args.onSave as ReturnType<typeof fn>;
    save.mockRejectedValueOnce(new Error('O servidor não respondeu.'));
    const row = within(canvas.getByRole('row', { name: /Ana Souza/ }));
    await userEvent.click(row.getByRole('button', { name: 'Editar Ana Souza' }));
    const field = canvas.getByRole('textbox', { name: editField });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(await row.findByText('Informe o cliente.')).toBeVisible();
    await expect(row.getByRole('combobox')).toHaveFocus();
    await userEvent.type(field, 'Velha Ltda');
    await expect(row.queryByText('Informe o cliente.')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await row.findByText('O servidor não respondeu.')).toBeVisible();
    await expect(field).toHaveValue('Velha Ltda');
    // Another row waits, and leaving once more does not ask again by itself.
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Carla Dias' }));
    await expect(save).toHaveBeenCalledOnce();
    await userEvent.click(row.getByRole('button', { name: 'Salvar Ana Souza' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar Ana Souza' })).toBeVisible());
  },
};

/** A promise of the server's, and what ends it. */
function held() {
  let answer = (): void => undefined;
  let refuse = (_error: Error): void => undefined;
  const pending = new Promise<void>((resolve, reject) => {
    answer = () => resolve();
    refuse = reject;
  });
  return { pending, answer: () => answer(), refuse: (error: Error) => refuse(error) };
}

/** Esc while a cell is being saved, then the row again: it opens once that is known, with what was saved. */
export const ReabreComOQueFoiSalvo: Story = {
  tags: ['interacoes'],
  args: { savesCells: true },
  play: async ({ canvas, args }) => {
    const save = args.onSave as ReturnType<typeof fn>;
    const { pending, answer } = held();
    save.mockReturnValueOnce(pending);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    await userEvent.type(canvas.getByRole('textbox', { name: editField }), ' 2');
    await userEvent.tab();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Ana Souza' }));
    await expect(canvas.queryByRole('textbox', { name: editField })).not.toBeInTheDocument();
    answer();
    await expect(await canvas.findByRole('textbox', { name: editField })).toHaveValue(
      'Metalúrgica Três Rios 2',
    );
    // Nothing of it is unsaved: nothing is written back.
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir a edição de Ana Souza' }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

/** Enter waits for every cell that is being saved, also one that one left meanwhile: a refusal keeps the row open. */
export const EnterEsperaAsCelulas: Story = {
  tags: ['interacoes'],
  args: { savesCells: true },
  play: async ({ canvas, args }) => {
    const save = args.onSave as ReturnType<typeof fn>;
    const [first, second] = [held(), held()];
    save.mockReturnValueOnce(first.pending).mockReturnValueOnce(second.pending);
    const row = within(canvas.getByRole('row', { name: /Ana Souza/ }));
    await userEvent.click(row.getByRole('button', { name: 'Editar Ana Souza' }));
    await userEvent.click(row.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Demissional' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const field = canvas.getByRole('textbox', { name: editField });
    await userEvent.type(field, ' 2{Enter}');
    // Tab would go to the row's buttons, where what was typed is not yet left.
    field.blur();
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    first.answer();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    second.refuse(new Error('O servidor não respondeu.'));
    await expect(await row.findByText('O servidor não respondeu.')).toBeVisible();
    await expect(field).toHaveValue('Metalúrgica Três Rios 2');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(save).toHaveBeenCalledTimes(2);
  },
};

/** In cards each field stands under the row's name, and the buttons at its end. */
export const EmCartoes: Story = {
  tags: ['recursos'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Souza' }));
    const row = canvas.getByRole('row', { name: /Ana Souza/ });
    await expect(within(row).getByRole('button', { name: 'Salvar Ana Souza' })).toBeVisible();
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(320);
  },
};
