import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { besideDisabled, chooseAndReset } from '../Form/Form.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Formulários/RadioGroup',
  component: RadioGroup,
  tags: ['estavel'],
  args: {
    label: 'Período',
    onChange: fn(),
    options: [
      { value: 'MANHA', label: 'Manhã' },
      { value: 'TARDE', label: 'Tarde', disabledReason: 'A clínica atende só de manhã na sexta-feira.' },
      { value: 'DIA', label: 'Dia todo', description: 'Qualquer horário serve.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = { tags: ['estados'] };
export const Horizontal: Story = {
  tags: ['estados'],
  args: { orientation: 'horizontal', defaultValue: 'MANHA' },
};
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha o período.', isRequired: true },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: 'MANHA' } };

export const SetasEscolhem: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Manhã' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('MANHA');
    await userEvent.keyboard('{ArrowDown}');
    const blocked = canvas.getByRole('radio', { name: 'Tarde' });
    await expect(blocked).toHaveFocus();
    await expect(blocked).toHaveAccessibleDescription('A clínica atende só de manhã na sexta-feira.');
    await expect(blocked).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Dia todo' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A form gets the chosen value, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'a', defaultValue: 'MANHA' },
  render: besideDisabled(RadioGroup, { label: 'Outro', name: 'b' }),
  play: async ({ canvas }) => {
    await chooseAndReset(canvas, {
      label: 'Período',
      first: { a: 'MANHA' },
      second: { a: 'DIA' },
      choose: () => canvas.getAllByRole('radio', { name: 'Dia todo' })[0],
    });
    await expect(canvas.getAllByRole('radio', { name: 'Manhã' })[0]).toBeChecked();
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { defaultValue: 'DIA', isRequired: true } };
