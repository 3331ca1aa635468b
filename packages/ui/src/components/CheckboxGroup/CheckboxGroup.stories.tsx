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

export const Galeria: Story = {
  tags: ['galeria'],
  args: { defaultValue: ['email'], description: 'Pode ser mais de um.' },
};
