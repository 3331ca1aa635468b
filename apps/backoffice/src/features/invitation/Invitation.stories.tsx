import { CenteredPage } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InvitationForm } from './InvitationForm.tsx';

const accept = fn(() => Promise.resolve());

const Screen = () => (
  <CenteredPage title="Boas-vindas ao Apto">
    <InvitationForm name="Nova Pessoa" email="nova@exemplo.com.br" accept={accept} />
  </CenteredPage>
);

const meta = {
  title: 'Telas/Convite',
  component: Screen,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SenhasDiferentes: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Senha'), 'uma-senha-boa-e-longa');
    await userEvent.type(canvas.getByLabelText('Confirme a senha'), 'outra');
    await userEvent.click(canvas.getByRole('button', { name: 'Começar a usar o Apto' }));
    await waitFor(() => expect(canvas.getByText('As senhas não conferem')).toBeVisible());
    await expect(accept).not.toHaveBeenCalled();
  },
};
