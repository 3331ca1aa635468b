import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ChipSearch } from '../ChipSearch/index.ts';
import { FilterBar, type FilterBarProps } from './index.ts';

const ACTIVE = [
  { id: 'status:8', name: 'Status', label: 'Agendado' },
  { id: 'status:17', name: 'Status', label: 'Depósito antecipado' },
  { id: 'periodo', name: 'Período', label: '01/11/2026 a 30/11/2026' },
];

function Controlled(props: FilterBarProps) {
  const [active, setActive] = useState(props.active);
  const [terms, setTerms] = useState<readonly string[]>([]);
  return (
    <FilterBar
      {...props}
      active={active}
      onRemove={(id) => {
        setActive(active.filter((item) => item.id !== id));
        props.onRemove(id);
      }}
      onClear={() => {
        setActive([]);
        props.onClear();
      }}
      search={
        <ChipSearch
          label="Buscar por nome"
          isLabelHidden
          placeholder="Nome do funcionário"
          value={terms}
          onChange={setTerms}
        />
      }
    >
      <Button icon={<ListFilter />}>Filtros</Button>
      <Button icon={<Download />}>Exportar planilha</Button>
    </FilterBar>
  );
}

const meta = {
  title: 'Dados/FilterBar',
  component: FilterBar,
  tags: ['estavel'],
  args: { active: ACTIVE, onRemove: fn(), onClear: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComFiltros: Story = { tags: ['estados'] };
export const SemFiltros: Story = { tags: ['estados'], args: { active: [] } };

export const RetiraELimpa: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    // The chips are no rows: a table under the bar is the page's only grid.
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Status: Agendado' }));
    await expect(args.onRemove).toHaveBeenCalledWith('status:8');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remover Status: Depósito antecipado' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Filtro Agendado removido.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument();
    // What was pressed is gone; Tab goes on from the bar.
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Buscar por nome' })).toHaveFocus();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
