import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List, MapPin } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <SegmentedControl {...args} />
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
