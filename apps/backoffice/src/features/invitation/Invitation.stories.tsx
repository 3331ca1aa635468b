import { acceptInvitation, ApiError, joinByInvitation, readInvitation } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { DEAD_INVITATION_TEXT } from '@apto/domain/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { Component as Invitation } from './route.tsx';

const INVITATION = {
  empresa: 'Clínica Central',
  name: 'Nova Pessoa',
  email: 'nova@exemplo.com.br',
  jaTemConta: false,
};
const TOKEN = 'x'.repeat(43);
const DOWN = { message: 'O sistema está indisponível no momento.' };

/** What the link's token led to. */
const found = (what: typeof INVITATION | 'dead' | ApiError) => ({
  session: null,
  address: '/convite',
  loader: () => ({ token: TOKEN, found: what }),
});

const meta = {
  title: 'Telas/Convite',
  component: Invitation,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: found(INVITATION) },
  decorators: [withApp],
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Senha'), 'uma-senha-boa-e-longa');
  await userEvent.type(canvas.getByLabelText('Confirme a senha'), 'uma-senha-boa-e-longa');
  await userEvent.click(canvas.getByRole('button', { name: 'Começar a usar o Apto' }));
};

export const SenhasDiferentes: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Senha'), 'uma-senha-boa-e-longa');
    await userEvent.type(canvas.getByLabelText('Confirme a senha'), 'outra');
    await userEvent.click(canvas.getByRole('button', { name: 'Começar a usar o Apto' }));
    await expect(await canvas.findByText('As senhas não conferem')).toBeVisible();
  },
};

export const SenhaRecusada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        acceptInvitation,
        new SimulatedError(400, {
          message: 'Esta senha é usada por muitas pessoas.',
          details: {
            response: {
              campos: [{ campo: 'novaSenha', mensagem: 'Esta senha é usada por muitas pessoas.' }],
            },
          },
        }),
      ),
    ],
  },
  play: async (context) => {
    await fill(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Esta senha é usada por muitas pessoas.')).toBeVisible();
    await expect(canvas.getByLabelText('Senha')).toHaveFocus();
    await expect(canvas.getByLabelText('Senha')).toHaveValue('uma-senha-boa-e-longa');
  },
};

/** Who enters by another company accepts without another password. */
export const DeQuemTemConta: Story = {
  name: 'De quem tem conta',
  tags: ['estados', 'interacoes'],
  parameters: {
    app: found({ ...INVITATION, jaTemConta: true }),
    msw: [simulate(joinByInvitation, { ok: true } as const)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Você já entra no Apto com nova@exemplo\.com\.br/)).toBeVisible();
    await expect(canvas.queryByLabelText('Senha')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar convite' }));
    await expect(await canvas.findByRole('heading', { name: 'Convite aceito' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Abrir o Apto' })).toBeVisible();
  },
};

export const ContaServidorFora: Story = {
  name: 'Conta e servidor fora',
  tags: ['interacoes'],
  parameters: {
    app: found({ ...INVITATION, jaTemConta: true }),
    msw: [simulate(joinByInvitation, new SimulatedError(503, DOWN))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar convite' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('indisponível');
    await expect(canvas.getByRole('button', { name: 'Aceitar convite' })).toBeEnabled();
  },
};

export const ConviteQueNaoVale: Story = {
  tags: ['estados'],
  parameters: { app: found('dead') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este convite não vale mais\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para a entrada' })).toBeVisible();
  },
};

/** It ended since it was opened: nothing is left to try again. */
export const VenceuEnquantoSePreenchia: Story = {
  name: 'Venceu enquanto se preenchia',
  tags: ['interacoes'],
  parameters: {
    msw: [simulate(acceptInvitation, new SimulatedError(401, { message: DEAD_INVITATION_TEXT }))],
  },
  play: async (context) => {
    await fill(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(DEAD_INVITATION_TEXT);
    await expect(canvas.queryByLabelText('Senha')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ir para a entrada' })).toHaveFocus());
  },
};

export const NaoAbriu: Story = {
  tags: ['estados', 'interacoes'],
  parameters: {
    app: found(new ApiError({ status: 503, codigo: 'INDISPONIVEL', ...DOWN })),
    msw: [simulate(readInvitation, INVITATION)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('indisponível');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('heading', { name: 'Boas-vindas ao Apto' })).toBeVisible();
  },
};

export const ServidorFora: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simulate(acceptInvitation, new SimulatedError(503, DOWN))] },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('indisponível');
    await expect(context.canvas.getByLabelText('Senha')).toHaveValue('uma-senha-boa-e-longa');
  },
};
