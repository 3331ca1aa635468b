import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Formulários/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['estavel'],
  args: {
    label: 'Notificar por',
    onChange: fn(),
    children: [
      <Checkbox key="email" value="email">
        E-mail
      </Checkbox>,
      <Checkbox key="whatsapp" value="whatsapp">
        WhatsApp
      </Checkbox>,
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = { tags: ['estados'] };
export const Horizontal: Story = { tags: ['estados'], args: { orientation: 'horizontal' } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha ao menos um meio.', isRequired: true },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: ['email'] } };

export const EscolheVarios: Story = {
  tags: ['interacoes'],
  args: { description: 'Pode ser mais de um.' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Notificar por' });
    await expect(group).toHaveAccessibleDescription('Pode ser mais de um.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-mail' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'WhatsApp' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'whatsapp']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-mail' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp']);
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp', 'email']);
  },
};

/** Read-only: each box is reached and read, and stays as it is. */
export const SomenteLeitura: Story = {
  tags: ['interacoes'],
  args: { isReadOnly: true, defaultValue: ['email'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { defaultValue: ['email'], description: 'Pode ser mais de um.' },
};
