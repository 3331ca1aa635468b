import { store } from '@apto/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider as StoreProvider } from 'jotai';
import { expect, userEvent } from 'storybook/test';
import { Gate } from '../Gate.tsx';
import { session } from '../shared/session/index.ts';
import { ON_PHONE } from '../shared/stories/parameters.ts';

const meta = {
  title: 'Telas/Autoagendamento/Pedido encerrado',
  component: Gate,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [
    (Story) => (
      <StoreProvider store={store}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: () => {
    const token = crypto.randomUUID();
    session.simulate({ token, expiresAt: null, invite: null });
    session.expire(token, { codigo: 'PEDIDO_ENCERRADO' });
    return () => session.forgetExit();
  },
} satisfies Meta<typeof Gate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cancelled while the employee was at it: what happened is said, and another token is not in the way. */
export const DuranteOUso: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Este pedido não está mais aberto' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Sua sessão expirou')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar com outro token' }));
    await expect(await canvas.findByRole('textbox', { name: /Token/ })).toBeVisible();
    await expect(canvas.queryByText('Sua sessão expirou')).toBeNull();
  },
};
