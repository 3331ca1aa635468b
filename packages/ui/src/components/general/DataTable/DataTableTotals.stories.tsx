import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MoneyText } from '../MoneyText/index.ts';
import { DataTable, tableTotals, type DataTableColumn, type DataTableProps } from './index.ts';

interface Exam {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly price: number;
}
const EXAMS: readonly Exam[] = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  name: ['Exame clínico', 'Audiometria', 'Acuidade visual', 'Hemograma'][index % 4] ?? '',
  count: (index % 5) + 1,
  price: 3500 + index * 150,
}));
const COLUMNS: readonly DataTableColumn<Exam>[] = [
  { id: 'exame', header: 'Exame', isRowHeader: true, width: 220, cell: ({ name }) => name },
  {
    id: 'count',
    header: 'Quantidade',
    isNumeric: true,
    align: 'end',
    width: 140,
    cell: ({ count }) => count,
  },
  {
    id: 'price',
    header: 'Valor',
    isNumeric: true,
    align: 'end',
    width: 160,
    cell: ({ price }) => <MoneyText value={price} />,
  },
  { id: 'obs', header: 'Observação', isGrow: true, width: 200, cell: () => '' },
];
const sum = (of: (exam: Exam) => number) => EXAMS.reduce((total, exam) => total + of(exam), 0);

const meta = {
  title: 'Dados/DataTable/Totais',
  component: DataTable<Exam>,
  tags: ['experimental'],
  args: {
    label: 'Exames do mês',
    columns: COLUMNS,
    rows: EXAMS,
    getRowId: ({ id }) => id,
    getRowLabel: ({ name }) => name,
    maxHeight: '320px',
    storageKey: 'historias:totais',
    foot: tableTotals({
      label: 'Total do mês',
      of: {
        count: sum(({ count }) => count),
        price: <MoneyText value={sum(({ price }) => price)} />,
      },
    }),
  } satisfies DataTableProps<Exam>,
  beforeEach: () => {
    localStorage.removeItem('historias:totais');
  },
} satisfies Meta<typeof DataTable<Exam>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The totals are the table's last line, under their columns, and in sight however far one has scrolled. */
export const FicamAVista: Story = {
  name: 'Ficam à vista',
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Exames do mês' });
    const line = within(table).getAllByRole('row').at(-1);
    if (!line) throw new Error('no totals');
    await expect(within(line).getByRole('rowheader')).toHaveTextContent('Total do mês');
    await expect(within(line).getByText('60')).toBeVisible();
    await expect(line).toHaveTextContent('R$ 985,00');
    const scroller = table.parentElement;
    if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    const bottom = () => within(line).getByRole('rowheader').getBoundingClientRect().bottom;
    const before = bottom();
    await expect(Math.abs(before - scroller.getBoundingClientRect().bottom)).toBeLessThan(24);
    scroller.scrollTop = 200;
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100));
    await expect(Math.abs(bottom() - before)).toBeLessThan(2);
  },
};

/** A column that is hidden takes its total with it; where there are no rows there is nothing to add up. */
export const SegueAsColunas: Story = {
  name: 'Segue as colunas',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas da tabela' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Quantidade' }));
    await waitFor(() => expect(canvas.queryByText('60')).toBeNull());
    await expect(canvas.getByText('Total do mês')).toBeVisible();
  },
};

export const SemRegistros: Story = {
  name: 'Sem registros',
  tags: ['interacoes'],
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nenhum registro encontrado.')[0]).toBeVisible();
    await expect(canvas.queryByText('Total do mês')).toBeNull();
  },
};

export const Comum: Story = { tags: ['estados'] };
