import { ApiError, readRecovery, resetPassword } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { DEAD_RECOVERY_TEXT } from '@apto/domain/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { Component as NewPassword } from './new-password.tsx';

const OWNER = { email: 'ana@exemplo.com.br', conta: 'interna' } as const;
const CLINIC = { email: 'clinica@exemplo.com.br', conta: 'prestador' } as const;
const TOKEN = 'x'.repeat(43);
const DOWN = { message: 'O sistema está indisponível no momento.' };

/** What the link's token led to. */
const opened = (found: typeof OWNER | typeof CLINIC | 'dead' | ApiError) => ({
  session: null,
  address: '/password/forgot',
  loader: () => ({ token: TOKEN, found }),
});

const meta = {
  title: 'Telas/Nova senha',
  component: NewPassword,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: opened(OWNER) },
  decorators: [withApp],
} satisfies Meta<typeof NewPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const change: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Nova senha'), 'uma-senha-boa-e-longa');
  await userEvent.type(canvas.getByLabelText('Confirme a nova senha'), 'uma-senha-boa-e-longa');
  await userEvent.click(canvas.getByRole('button', { name: 'Trocar a senha' }));
};

export const Vazio: Story = {};

/** The button that was pressed is gone with the form: the way on has the focus. */
export const Trocada: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(resetPassword, { ok: true })] },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByText('Senha trocada')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Entrar' })).toHaveFocus());
  },
};

/** Used in another tab meanwhile, replaced by a newer one, or too old: said aloud, with the way to another. */
export const LinkQueNaoValeMais: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(resetPassword, new SimulatedError(401, { message: DEAD_RECOVERY_TEXT }))] },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(DEAD_RECOVERY_TEXT);
    await waitFor(() => expect(context.canvas.getByRole('link', { name: 'Pedir outro link' })).toHaveFocus());
  },
};

/** Clinics have a door of their own. */
export const TrocadaPorUmPrestador: Story = {
  name: 'Trocada por um prestador',
  tags: ['interacoes'],
  parameters: { app: opened(CLINIC), msw: [simulate(resetPassword, { ok: true })] },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('link', { name: 'Entrar' })).toHaveAttribute(
      'href',
      `${window.location.origin}/confirmacao-prestador/login`,
    );
  },
};

/** Nobody types a password first to be told that the link was too old. */
export const LinkAbertoTarde: Story = {
  name: 'Link aberto tarde',
  tags: ['estados'],
  parameters: { app: opened('dead') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DEAD_RECOVERY_TEXT)).toBeVisible();
    await expect(canvas.queryByLabelText('Nova senha')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pedir outro link' })).toBeVisible();
  },
};

export const NaoAbriu: Story = {
  tags: ['estados', 'interacoes'],
  parameters: {
    app: opened(new ApiError({ status: 503, codigo: 'INDISPONIVEL', ...DOWN })),
    msw: [simulate(readRecovery, OWNER)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('indisponível');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText(/^Para entrar com ana@exemplo\.com\.br\./)).toBeVisible();
  },
};
