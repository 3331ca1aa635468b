import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync as batch } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
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

/** The form's reset brings back what was marked first, all at once, and tells its owner once. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { defaultValue: ['whatsapp'] },
  render: (args) => (
    <form>
      <CheckboxGroup {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const [email, whatsapp] = canvas.getAllByRole('checkbox');
    await userEvent.click(email!);
    await userEvent.click(whatsapp!);
    await expect(args.onChange).toHaveBeenLastCalledWith(['email']);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(whatsapp).toBeChecked());
    await expect(email).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp']);
  },
};

/** Two boxes that change before the next drawing: neither is lost. */
export const DuasDeUmaVez: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('checkbox');
    batch(() => {
      for (const box of boxes) box.click();
    });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['email', 'whatsapp']));
    for (const box of boxes) await expect(box).toBeChecked();
  },
};

/** That it must be answered is no matter of the asterisk alone: the group says so (ARIA has no required group). */
export const ObrigatorioDito: Story = {
  tags: ['interacoes'],
  args: { isRequired: true, description: 'Pode ser mais de um.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notificar por' })).toHaveAccessibleDescription(
      'Pode ser mais de um. Obrigatório.',
    );
  },
};
