import { recoverPassword } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { Component as Recovery } from './route.tsx';

const meta = {
  title: 'Telas/Recuperar a senha',
  component: Recovery,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { session: null, address: '/recuperar' } },
  decorators: [withApp],
} satisfies Meta<typeof Recovery>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('E-mail'), 'ana@exemplo.com.br');
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
};

export const Vazio: Story = {};

export const Enviado: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(recoverPassword, { ok: true })] },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(/^Se este e-mail entra no Apto/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Enviar de novo' })).toBeEnabled();
  },
};

export const NaoEnviou: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        recoverPassword,
        new SimulatedError(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ],
  },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('indisponível');
    await expect(context.canvas.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com.br');
  },
};

export const SemEmail: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
  },
};
