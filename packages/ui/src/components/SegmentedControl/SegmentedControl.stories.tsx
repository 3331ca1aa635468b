import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const LarguraToda: Story = { tags: ['recursos'], args: { isFullWidth: true } };

export const SetasTrocam: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pendente 1.234' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Concluído 87' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('concluido');
  },
};

export const Galeria: Story = { tags: ['galeria'] };
