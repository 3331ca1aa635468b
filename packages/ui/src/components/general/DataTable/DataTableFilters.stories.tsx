import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { COLUMNS, EXAMS, idOf } from './exams.fixture.tsx';
import { DataTable, useClientTable } from './index.ts';

/** All rows are here: filters, orders and pages are the browser's. */
function Exams() {
  const table = useClientTable({
    columns: COLUMNS,
    rows: EXAMS,
    getRowId: idOf,
    canSortByMany: true,
    defaultPageSize: 10,
  });
  return (
    <DataTable
      label="Exames"
      getRowLabel={({ name }) => name}
      {...table.props}
      storageKey="historias:filtros"
    />
  );
}

const meta = {
  title: 'Dados/DataTable/Filtros e ordens',
  component: Exams,
  tags: ['novo'],
  beforeEach: () => {
    localStorage.removeItem('historias:filtros');
  },
} satisfies Meta<typeof Exams>;
export default meta;
type Story = StoryObj<typeof meta>;

const openFilters = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filtros/ }));
  const panel = await screen.findByRole('dialog', { name: 'Filtrar colunas' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
const found = (canvas: ReturnType<typeof within>, count: number) =>
  waitFor(() => expect(canvas.getByText(new RegExp(` de ${count} registros$`))).toBeVisible());

/** Words, choices and limits, each by its column; what is narrowed says so, and one button lets everything through again. */
export const FiltraColunas: Story = {
  name: 'Filtra colunas',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await found(canvas, 35);
    const panel = await openFilters(canvas);
    const clear = panel.getByRole('button', { name: 'Limpar filtros' });
    await expect(clear).toHaveAccessibleDescription('Nenhuma coluna está filtrada.');
    await userEvent.type(panel.getByRole('textbox', { name: 'Exame' }), 'TONAL audio');
    await found(canvas, 7);
    await userEvent.clear(panel.getByRole('textbox', { name: 'Exame' }));
    await found(canvas, 35);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Clínico' }));
    await found(canvas, 7);
    const price = within(panel.getByRole('group', { name: 'Valor (R$)' }));
    await userEvent.type(price.getByRole('textbox', { name: 'De' }), '60{Tab}');
    await found(canvas, 3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtros (2)' })).toHaveFocus());
    await expect(canvas.getByRole('columnheader', { name: /Tipo.*filtrada/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /Cidade.*filtrada/ })).toBeNull();
    const again = await openFilters(canvas);
    await userEvent.click(again.getByRole('button', { name: 'Limpar filtros' }));
    await found(canvas, 35);
  },
};

/** Shift and a press on a header, by pointer or keyboard, order what is equal in the first; the order is numbered and said. */
export const OrdenaPorVarias: Story = {
  name: 'Ordena por várias colunas',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const lines = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );
    await userEvent.click(canvas.getByRole('button', { name: 'Tipo' }));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Valor (R$)' }));
    await user.click(canvas.getByRole('button', { name: /^Valor/ }));
    await user.keyboard('{/Shift}');
    await expect(
      lines()
        .slice(0, 7)
        .map(([kind]) => kind),
    ).toEqual(Array(7).fill('Clínico'));
    await expect(lines()[0]?.[2]).toMatch(/60,00/);
    await expect(lines()[6]?.[2]).toMatch(/35,00/);
    await expect(canvas.getByRole('columnheader', { name: /Tipo.*1ª/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    // One header alone has the order that assistive technology is told by the attribute; the words tell the others.
    await expect(canvas.getByRole('columnheader', { name: /Valor.*2ª/ })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(
        'Ordenado por Tipo, crescente; depois por Valor (R$), decrescente.',
      ),
    );
    // Without Shift a column stands alone again.
    await userEvent.click(canvas.getByRole('button', { name: 'Cidade' }));
    await expect(canvas.queryByText('1ª')).toBeNull();
    await expect(lines()[0]?.[1]).toBe('Campinas');
  },
};

export const PainelDeFiltros: Story = {
  name: 'Painel de filtros',
  tags: ['estados'],
  play: async ({ canvas }) => {
    const panel = await openFilters(canvas);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Complementar' }));
    await found(canvas, 28);
  },
};
