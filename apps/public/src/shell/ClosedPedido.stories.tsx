import { whoInvites } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Gate } from '../Gate.tsx';
import { rememberBrand } from '../shared/brand.ts';
import { session } from '../shared/session/index.ts';
import { storeInvite } from '../shared/session/invitation.ts';
import { withStore } from '../shared/stories/decorator.tsx';
import { ON_PHONE } from '../shared/stories/parameters.ts';

const meta = {
  title: 'Telas/Autoagendamento/Pedido encerrado',
  component: Gate,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [withStore],
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
    // The request may have ended with the last day of the link alone, while the page stood open over midnight.
    await expect(canvas.getByText(/^O prazo para agendar terminou, ou o pedido foi concluído/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar com outro token' }));
    await expect(await canvas.findByRole('textbox', { name: /Token/ })).toBeVisible();
    await expect(canvas.queryByText('Sua sessão expirou')).toBeNull();
  },
};

/** The login is in the company's colour already: nothing changes colour on the way in. */
export const CorDaEmpresaNoLogin: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(whoInvites, {
        cliente: { name: 'Metalúrgica Aurora', urlLogo: null, corMarca: '#8a3b12' },
        solicitante: { name: null, phone: null },
        agendado: false,
      }),
    ],
  },
  beforeEach: () => {
    storeInvite('8K2M-P4TX-0000-0000-0000-0000-0000');
    return () => {
      storeInvite('');
      rememberBrand(null);
    };
  },
  play: async ({ canvas }) => {
    const enter = await canvas.findByRole('button', { name: 'Entrar' });
    const before = getComputedStyle(enter).backgroundColor;
    await canvas.findByText('Metalúrgica Aurora');
    await waitFor(() => expect(getComputedStyle(enter).backgroundColor).not.toBe(before));
  },
};
