import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List, MapPin } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Formulários/SegmentedControl',
  component: SegmentedControl,
  tags: ['estavel'],
  args: {
    label: 'Situação',
    onChange: fn(),
    options: [
      { value: 'pendente', label: 'Pendente', count: 1234 },
      { value: 'concluido', label: 'Concluído', count: 87 },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dois: Story = { tags: ['estados'] };
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true } };
export const LarguraToda: Story = {
  tags: ['recursos'],
  args: { isFullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    const widths = canvas.getAllByRole('radio').map((each) => each.closest('label') ?? each);
    const total = widths.reduce((sum, each) => sum + each.getBoundingClientRect().width, 0);
    await expect(total).toBeGreaterThan(canvasElement.clientWidth * 0.8);
  },
};

export const SetasTrocam: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pendente 1.234' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Concluído 87' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('concluido');
    // Round the end, to both ends, and never by Enter; one stop of Tab for all.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pendente 1.234' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('radio', { name: 'Concluído 87' })).toBeChecked();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Pendente 1.234' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    // Up and down as well, as in every group of radios.
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Concluído 87' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pendente 1.234' })).toHaveFocus();
    await expect(canvas.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
};

/** What cannot be chosen is reached by the arrows and says why; the view stays as it was. */
export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  args: {
    options: [
      { value: 'pendente', label: 'Pendente' },
      { value: 'concluido', label: 'Concluído', disabledReason: 'Nenhum depósito foi concluído.' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const off = canvas.getByRole('radio', { name: 'Concluído' });
    await expect(off).toHaveFocus();
    await expect(off).not.toBeChecked();
    await expect(off).toHaveAccessibleDescription('Nenhum depósito foi concluído.');
    await expect(canvas.getByRole('radio', { name: 'Pendente' })).toBeChecked();
    await userEvent.click(off);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** On a phone: one row that scrolls sideways; the chosen one is brought into sight, and the page stays. */
export const Chips: Story = {
  tags: ['recursos'],
  args: {
    label: 'Filtros rápidos',
    look: 'chips',
    defaultValue: 'canceladas',
    options: [
      { value: 'todas', label: 'Todas' },
      { value: 'minhas', label: 'Minhas', count: 544 },
      { value: 'pendencias', label: 'Pendências', count: 154 },
      { value: 'abertas', label: 'Em aberto', count: 731 },
      { value: 'canceladas', label: 'Canceladas', count: 12 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 254 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('radiogroup', { name: 'Filtros rápidos' });
    const frame = row.getBoundingClientRect();
    await expect(frame.width).toBe(254);
    const isInSight = (name: string): boolean => {
      const { left, right } = canvas.getByRole('radio', { name }).getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    };
    await expect(isInSight('Canceladas 12')).toBe(true);
    await expect(isInSight('Todas')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('todas');
    await waitFor(() => expect(isInSight('Todas')).toBe(true));
    await expect(
      canvas
        .getAllByRole('radio')
        .every((each) => each.offsetTop === (row.firstElementChild as HTMLElement).offsetTop),
    ).toBe(true);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} look="chips" />
      <SegmentedControl
        label="Visão"
        defaultValue="lista"
        options={[
          { value: 'lista', label: 'Lista', icon: <List /> },
          { value: 'semana', label: 'Semana', icon: <CalendarDays /> },
          { value: 'mapa', label: 'Mapa', icon: <MapPin />, disabledReason: 'Nenhuma clínica com endereço.' },
        ]}
      />
      <SegmentedControl {...args} label="Desabilitado" isDisabled />
    </div>
  ),
};
