import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Formulários/PasswordField',
  component: PasswordField,
  tags: ['estavel'],
  args: { label: 'Senha', width: 'lg' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazia: Story = { tags: ['estados'] };
export const Invalida: Story = { tags: ['estados'], args: { errorMessage: 'Senha incorreta.' } };
export const Desabilitada: Story = { tags: ['estados'], args: { isDisabled: true } };

export const MostraEOculta: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Senha');
    await userEvent.type(input, 'segredo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar o que foi digitado' })).toHaveFocus();
    await expect(canvas.getByText('Texto visível')).toHaveAttribute('role', 'status');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Capital letters that are locked are seen and said while the field has the focus, and nowhere else. */
export const CapsLock: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    // One user, whose keyboard remembers what is locked.
    const user = userEvent.setup();
    await user.click(canvas.getByLabelText('Senha'));
    await user.keyboard('{CapsLock}a');
    const hint = canvas.getByText('Caps Lock ligado');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveAttribute('role', 'status');
    await user.keyboard('{CapsLock}a');
    await expect(canvas.queryByText('Caps Lock ligado')).not.toBeInTheDocument();
    await user.keyboard('{CapsLock}a');
    await user.tab();
    await expect(canvas.queryByText('Caps Lock ligado')).not.toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <PasswordField label="Senha" defaultValue="Apto-demo-1" />
      <PasswordField label="Nova senha" autoComplete="new-password" description="Ao menos 8 caracteres." />
      <PasswordField label="Senha" errorMessage="Senha incorreta." />
    </div>
  ),
};
