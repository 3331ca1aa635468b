import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MoneyText } from '../MoneyText/index.ts';
import { COLUMNS, EXAMS, idOf, type Exam } from './exams.fixture.tsx';
import { DataTable, tableGroups, useClientTable } from './index.ts';

const BY_CITY = tableGroups<Exam>({
  of: ({ city }) => city,
  summaryOf: (rows) => <MoneyText value={rows.reduce((sum, { price }) => sum + price, 0)} />,
});

function Exams() {
  const table = useClientTable({ columns: COLUMNS, rows: EXAMS, getRowId: idOf, groupBy: 'city' });
  return (
    <DataTable
      label="Exames"
      getRowLabel={({ name }) => name}
      {...table.props}
      groups={BY_CITY}
      maxHeight="420px"
    />
  );
}

const meta = {
  title: 'Dados/DataTable/Grupos',
  component: Exams,
  tags: ['novo'],
} satisfies Meta<typeof Exams>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PorCidade: Story = {
  name: 'Por cidade',
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(
      ['Campinas', 'Curitiba', 'Itu', 'Jundiaí', 'Santos', 'São Paulo', 'Sorocaba'].map(
        (city) => `${city}5 registros`,
      ),
    );
    const campinas = canvas.getByRole('row', { name: /^Campinas/ });
    await expect(campinas).toHaveTextContent(/R\$ 300,00/);
  },
};

/** A group closes and opens by its heading; the order of a column orders within the groups, that of the groups' own turns them around. */
export const FechaEOrdena: Story = {
  name: 'Fecha e ordena',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const heading = (city: string) => canvas.getByRole('button', { name: new RegExp(`^${city}`) });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(35);
    heading('Campinas').focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading('Campinas')).toHaveAttribute('aria-expanded', 'false');
    await expect(heading('Campinas')).toHaveFocus();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(30);
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(35);
    await userEvent.click(canvas.getByRole('button', { name: 'Valor (R$)' }));
    const prices = () =>
      canvas
        .getAllByRole('row')
        .slice(2, 7)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? '');
    await expect(prices()).toEqual([...prices()].toSorted());
    await userEvent.click(canvas.getByRole('button', { name: 'Cidade' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cidade' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^Sorocaba/));
  },
};
