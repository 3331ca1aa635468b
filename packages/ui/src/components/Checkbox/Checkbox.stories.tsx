import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Formulários/Checkbox',
  component: Checkbox,
  tags: ['estavel'],
  args: { children: 'Li e aceito os termos', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desmarcada: Story = { tags: ['estados'] };
export const Marcada: Story = { tags: ['estados'], args: { defaultSelected: true } };
export const Parcial: Story = {
  tags: ['estados'],
  args: { isIndeterminate: true, children: 'Todas as unidades' },
};
export const Invalida: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Aceite os termos para entrar.', isRequired: true },
};
export const Desabilitada: Story = { tags: ['estados'], args: { isDisabled: true } };

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Li e aceito os termos' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Li e aceito os termos'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const DizPorQueNaoPode: Story = {
  tags: ['interacoes'],
  args: { children: 'Notificar por WhatsApp', disabledReason: 'O funcionário não tem celular.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Notificar por WhatsApp' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('O funcionário não tem celular.');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack gap="x2">
      <Checkbox>Desmarcada</Checkbox>
      <Checkbox defaultSelected description="Com ajuda embaixo.">
        Marcada
      </Checkbox>
      <Checkbox isIndeterminate>Parcial</Checkbox>
      <Checkbox isRequired errorMessage="Aceite os termos para entrar.">
        Inválida
      </Checkbox>
      <Checkbox isDisabled defaultSelected>
        Desabilitada
      </Checkbox>
      <Checkbox disabledReason="O funcionário não tem celular.">Indisponível</Checkbox>
    </Stack>
  ),
};
