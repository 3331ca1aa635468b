import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { columns, makeRows, type Row } from './DataTable.fixture.tsx';
import { DataTable, NOTHING_SELECTED, useClientTable } from './index.ts';

const idOf = (row: Row) => row.id;
const nameOf = (row: Row) => `${row.funcionario}, matrícula ${row.registrationNumber}`;
// Every third detail is as high as five lines: no height is known before it is drawn.
const detail = (row: Row) => (
  <div
    style={{ height: Number(row.id) % 3 === 0 ? 240 : 72 }}
  >{`Detalhes da matrícula ${row.registrationNumber}`}</div>
);

interface Args {
  howMany: number;
  maxHeight?: string;
}

const allOf = new Map<number, readonly Row[]>();
function rowsOf(howMany: number): readonly Row[] {
  const known = allOf.get(howMany) ?? makeRows(howMany);
  allOf.set(howMany, known);
  return known;
}

function ManyRows({ howMany, maxHeight }: Args) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const table = useClientTable({ columns: columns, rows: rowsOf(howMany), getRowId: idOf });
  return (
    <DataTable
      label="Agendamentos"
      getRowLabel={nameOf}
      {...table.props}
      renderDetail={detail}
      selection={selection}
      onSelectionChange={setSelection}
      {...(maxHeight === undefined ? {} : { maxHeight })}
    />
  );
}

const meta = {
  title: 'Dados/DataTable/Muitas linhas',
  component: ManyRows,
  tags: ['novo'],
  args: { howMany: 1_000, maxHeight: '480px' },
} satisfies Meta<typeof ManyRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = (table: HTMLElement): HTMLElement => {
  const frame = table.parentElement;
  if (!frame) throw new Error('no frame');
  return frame;
};

/** Back to the start: a row that is half under the header is half a target. */
const backToStart = async (frame: HTMLElement): Promise<void> => {
  frame.scrollTop = 0;
  await waitFor(() => expect(frame.querySelector('[aria-rowindex="2"]')).toBeVisible());
};

/** Of a thousand rows those in sight are in the document; a screen reader hears which of how many each one is. */
export const MilLinhas: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Agendamentos' });
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
    const header = canvas.getByRole('columnheader', { name: 'Funcionário' });
    const before = header.getBoundingClientRect().top;
    frameOf(table).scrollTop = frameOf(table).scrollHeight;
    const last = await canvas.findByRole('checkbox', { name: 'Selecionar Joana Pires, matrícula 27217' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '1001');
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        frameOf(table).getBoundingClientRect().bottom,
      ),
    );
    await expect(Math.round(header.getBoundingClientRect().top)).toBe(Math.round(before));
    await backToStart(frameOf(table));
  },
};

/** Ten thousand rows cost what one screen of them costs. */
export const DezMilLinhas: Story = {
  tags: ['recursos'],
  args: { howMany: 10_000 },
  play: async ({ canvas }) => {
    const frame = frameOf(canvas.getByRole('table'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    frame.scrollTop = frame.scrollHeight / 2;
    await canvas.findByRole('checkbox', { name: /matrícula 95234/i });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(50);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
    await expect(canvas.getByText('10.000 selecionados', { selector: 'span:not([role])' })).toBeVisible();
    await backToStart(frame);
  },
};

/** By keyboard every row is in reach, also those that are not drawn yet, and the row with the focus is never taken away. */
export const PeloTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const frame = frameOf(canvas.getByRole('table'));
    const first = canvas.getByRole('button', { name: 'Ver detalhes de Ana Souza, matrícula 10234' });
    first.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('button', { name: 'Ver detalhes de Joana Pires, matrícula 27217' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Ver detalhes de Igor Batista, matrícula 27030'),
    );
    frame.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Ver detalhes de Ana Souza, matrícula 10234' });
    await expect(document.activeElement).toHaveAccessibleName(
      'Ver detalhes de Igor Batista, matrícula 27030',
    );
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Selecionar Igor Batista, matrícula 27030');
    await backToStart(frame);
  },
};

/** Open rows may be of any height: what is in sight stays where it is when one above turns out higher. */
export const DetalhesDeAlturaDesconhecida: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const frame = frameOf(table);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ver detalhes de Carla Dias, matrícula 10268' }),
    );
    await expect(canvas.getByText('Detalhes da matrícula 10268')).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', '1002');
    const next = canvas.getByRole('checkbox', { name: 'Selecionar Daniel Nascimento, matrícula 10285' });
    await expect(next.closest('tr')).toHaveAttribute('aria-rowindex', '6');
    await expect(next.closest('tr')?.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Detalhes da matrícula 10268').getBoundingClientRect().top + 200,
    );
    const high = frame.scrollHeight;
    frame.scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByText('Detalhes da matrícula 10268')).not.toBeInTheDocument());
    // Out of the document, and its height still counts.
    await expect(Math.abs(frame.scrollHeight - high)).toBeLessThan(400);
    await backToStart(frame);
  },
};

/** Sorting a thousand rows keeps the place in the list and draws only what is in sight. */
export const OrdenaMil: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Joana Pires'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  },
};

const requested: string[] = [];
const counted: typeof columns = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    isRowHeader: true,
    sortValue: (row) => row.funcionario,
    cell: (row) => {
      requested.push(row.id);
      return row.funcionario;
    },
  },
];

/** Selecting, opening and closing a row ask no column again; sorting a thousand rows asks for those in sight. */
export const DesenhaSoOQueMudou: Story = {
  tags: ['interacoes'],
  render: function Render({ howMany, maxHeight = '480px' }) {
    const [selection, setSelection] = useState(NOTHING_SELECTED);
    const table = useClientTable({ columns: counted, rows: rowsOf(howMany), getRowId: idOf });
    return (
      <DataTable
        label="Agendamentos"
        getRowLabel={nameOf}
        {...table.props}
        // Made anew on each render, as screens do: it must not matter.
        renderDetail={(row) => `Detalhes da matrícula ${row.registrationNumber}`}
        selection={selection}
        onSelectionChange={(next) => setSelection(next)}
        maxHeight={maxHeight}
      />
    );
  },
  play: async ({ canvas }) => {
    requested.length = 0;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Ana Souza, matrícula 10234' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
    await expect(
      canvas.getByRole('checkbox', { name: 'Selecionar Carla Dias, matrícula 10268' }),
    ).toBeChecked();
    const expander = canvas.getByRole('button', { name: 'Ver detalhes de Ana Souza, matrícula 10234' });
    await userEvent.click(expander);
    await expect(canvas.getByText('Detalhes da matrícula 10234')).toBeVisible();
    await userEvent.click(expander);
    // A row that comes into the window is new; those that were there are not asked.
    await expect(requested.filter((id) => Number(id) <= 15)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Funcionário' }));
    await waitFor(() => expect(requested.length).toBeGreaterThan(0));
    await expect(new Set(requested).size).toBeLessThan(50);
  },
};

/** Cards are virtual too, in whatever scrolls them: here a page around the table. */
export const CartoesNaPagina: Story = {
  tags: ['recursos'],
  args: { maxHeight: undefined },
  decorators: [
    (Story) => (
      <div data-testid="pagina" style={{ maxWidth: 358, height: 560, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('pagina');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    page.scrollTop = page.scrollHeight;
    await canvas.findByRole('rowheader', { name: /27217/ });
    await waitFor(() => expect(page.scrollTop + page.clientHeight).toBeGreaterThan(page.scrollHeight - 80));
    await expect(page.scrollWidth).toBeLessThanOrEqual(358);
  },
};
