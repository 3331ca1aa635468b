import { resetPassword } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { DEAD_RECOVERY_TEXT } from '@apto/domain/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { Component as NewPassword } from './new-password.tsx';

/** What the link's token led to. */
const opened = (token: string) => ({ session: null, address: '/password/forgot', loader: () => token });

const meta = {
  title: 'Telas/Nova senha',
  component: NewPassword,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: opened('x'.repeat(43)) },
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

export const SemLink: Story = {
  tags: ['estados'],
  parameters: { app: opened('') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DEAD_RECOVERY_TEXT)).toBeVisible();
  },
};
