import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
    const chip = canvas.getByRole('row', { name: 'Status: Agendado' });
    await userEvent.click(within(chip).getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledWith('status:8');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: 'Status: Agendado' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Filtro Agendado removido.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
