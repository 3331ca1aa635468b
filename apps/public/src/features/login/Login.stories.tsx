import { signInAutoagendamento, whoInvites } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { samplePicture } from '@apto/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withoutSession } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { store } from '@apto/api-client/react';
import { inviteAtom, storeInvite } from '../../shared/session/invitation.ts';
import { session } from '../../shared/session/session.ts';
import { Login } from './Login.tsx';

const TOKEN = '74KZ-8SV5-9FFH-WR6A-VH9G-V83J-GB5S';
const OPEN = 'x.e30.x';
const refusal = new SimulatedError(401, {
  codigo: 'CREDENCIAIS_INVALIDAS',
  message: 'CPF ou token inválidos.',
});

const meta = {
  title: 'Telas/Autoagendamento/1 Entrar',
  component: Login,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [withoutSession],
  args: { prepare: fn(async () => undefined) },
  beforeEach: () => storeInvite(''),
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillForm(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: /CPF/ }), '390.533.447-05');
  await userEvent.click(canvas.getByRole('textbox', { name: /Token/ }));
  await userEvent.paste(TOKEN.replaceAll('-', ' – '));
  await userEvent.click(canvas.getByRole('checkbox'));
}

export const Vazio: Story = { tags: ['galeria'] };

const AURORA = {
  cliente: { name: 'Metalúrgica Aurora', urlLogo: samplePicture(160, 80), corMarca: '#8a3b12' },
  solicitante: { name: 'Rita Moura', phone: '11992004001' },
  agendado: false,
};

/** The company is named once, beside its logo, and nothing moves when it becomes known. */
export const ComTokenDoLink: Story = {
  tags: ['galeria'],
  beforeEach: () => storeInvite(TOKEN),
  parameters: { msw: [simulate(whoInvites, AURORA)] },
  play: async ({ canvas }) => {
    const token = canvas.getByRole('textbox', { name: /Token/ });
    await expect(token).toHaveValue(TOKEN);
    await expect(canvas.getByText('Exame pedido por')).toBeVisible();
    const before = token.getBoundingClientRect().top;
    await expect(await canvas.findByText('Metalúrgica Aurora')).toBeVisible();
    await expect(canvas.getAllByText(/Metalúrgica Aurora/)).toHaveLength(1);
    // Who cannot get in has somebody to call.
    await expect(canvas.getByText(/Fale com Rita Moura, que pediu o exame/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(11) 99200-4001' })).toHaveAttribute(
      'href',
      'tel:+5511992004001',
    );
    await expect(token.getBoundingClientRect().top).toBe(before);
  },
};

/** A name of two lines has its room too, and so has a link of which nothing is known. */
export const NomeDeDuasLinhas: Story = {
  tags: ['interacoes'],
  beforeEach: () => storeInvite(TOKEN),
  parameters: {
    msw: [
      simulate(whoInvites, {
        cliente: {
          name: 'Metalúrgica Aurora Indústria e Comércio de Peças S.A.',
          urlLogo: null,
          corMarca: null,
        },
        solicitante: { name: null, phone: null },
        agendado: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const token = canvas.getByRole('textbox', { name: /Token/ });
    const before = token.getBoundingClientRect().top;
    await canvas.findByText(/^Metalúrgica Aurora Indústria/);
    await expect(token.getBoundingClientRect().top).toBe(before);
  },
};

/** Issue 12 'A way back': who comes back to what is booked is not asked to book. */
export const DepoisDeAgendar: Story = {
  tags: ['interacoes'],
  beforeEach: () => storeInvite(TOKEN),
  parameters: {
    msw: [
      simulate(whoInvites, {
        cliente: { name: 'Metalúrgica Aurora', urlLogo: null, corMarca: null },
        solicitante: { name: null, phone: null },
        agendado: true,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Veja o seu agendamento' })).toBeVisible();
    await expect(canvas.getByText('Metalúrgica Aurora')).toBeVisible();
  },
};

/** A link that opens nothing any more: the way in stays, and says so when it is tried. */
export const ConviteDesconhecido: Story = {
  tags: ['interacoes'],
  beforeEach: () => storeInvite(TOKEN),
  parameters: {
    msw: [simulate(whoInvites, new SimulatedError(404, { message: 'Registro não encontrado.' }))],
  },
  play: async ({ canvas }) => {
    const token = canvas.getByRole('textbox', { name: /Token/ });
    const before = token.getBoundingClientRect().top;
    await expect(await canvas.findByText('Sua empresa pediu o exame.')).toBeVisible();
    await expect(token.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  },
};

/** The link was sent again while the person was at it: no session expired, and the old token is of no use. */
export const LinkSubstituido: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    session.simulate({ token: OPEN, expiresAt: null, invite: null });
    session.expire(OPEN, { codigo: 'LINK_SUBSTITUIDO' });
    await expect(await canvas.findByText('Um link mais novo foi enviado para você')).toBeVisible();
    await expect(canvas.queryByText('Sua sessão expirou')).toBeNull();
  },
  afterEach: () => session.forgetExit(),
};

export const FaltaTudo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /CPF/ })).toHaveFocus());
    await expect(await canvas.findByText('É necessário aceitar os termos para continuar')).toBeVisible();
  },
};

export const Recusado: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simulate(signInAutoagendamento, refusal)] },
  play: async ({ canvas }) => {
    await fillForm(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('CPF ou token inválidos.');
    // What was typed is kept.
    await expect(canvas.getByRole('textbox', { name: /CPF/ })).toHaveValue('390.533.447-05');
    await expect(canvas.getByRole('textbox', { name: /Token/ })).toHaveValue(TOKEN);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const MuitasTentativas: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        signInAutoagendamento,
        new SimulatedError(429, {
          codigo: 'MUITAS_TENTATIVAS',
          message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await fillForm(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText(/Tente novamente em/)).toBeVisible();
    const enter = canvas.getByRole('button', { name: 'Entrar' });
    await expect(enter).toHaveAttribute('aria-disabled', 'true');
    // A token sent since then opens the lock: it is not made to wait.
    const token = canvas.getByRole('textbox', { name: /Token/ });
    await userEvent.clear(token);
    await userEvent.type(token, `${TOKEN.slice(0, -1)}x`);
    await waitFor(() => expect(enter).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByText(/Tente novamente em/)).toBeNull();
  },
};

export const ForaDoAr: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        signInAutoagendamento,
        new SimulatedError(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await fillForm(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('req-story');
  },
};

export const Entra: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(signInAutoagendamento, ({ body }) => {
        const sent = body as { username: string; password: string; termoAceito: boolean };
        return sent.username === '39053344705' && sent.password === TOKEN && sent.termoAceito
          ? { access_token: OPEN }
          : refusal;
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await fillForm(canvas);
    await expect(args.prepare).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(session.current()?.token).toBe(OPEN));
    // The token of the link opens one session: it is not kept for another form.
    await expect(store.get(inviteAtom)).toBe('');
  },
  // Unlike the other stories' sessions this one was stored.
  afterEach: () => session.terminate('left'),
};

/** Without the terms, or with another token, no session begins. */
export const NaoEntra: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simulate(signInAutoagendamento, refusal)] },
  play: async ({ canvas }) => {
    await fillForm(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await canvas.findByRole('alert');
    await expect(session.current()).toBeNull();
  },
};

export const Termos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ler os termos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Termos de uso e de privacidade' });
    await expect(dialog).toHaveTextContent('LGPD, art. 11');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Li e aceito' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
};
