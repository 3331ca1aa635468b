import { signInPrestador } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { clinicSession } from '../../shared/clinic/session.ts';
import { withStore } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { ClinicLogin } from './ClinicLogin.tsx';

const OPEN = 'x.e30.x';

const meta = {
  title: 'Telas/Portal do prestador/1 Entrar',
  component: ClinicLogin,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [withStore],
  beforeEach: () => {
    clinicSession.simulate(null);
    clinicSession.forgetExit();
  },
} satisfies Meta<typeof ClinicLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillForm: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('E-mail'), 'clinica@exemplo.com.br');
  await userEvent.type(canvas.getByLabelText('Senha'), 'quase-certa');
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
};

export const Vazio: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      `${window.location.origin}/recuperar`,
    );
  },
};

export const SessaoExpirada: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    clinicSession.simulate({ token: OPEN, expiresAt: null });
    clinicSession.expire(OPEN);
    await expect(await canvas.findByText('Sua sessão expirou')).toBeVisible();
  },
};

export const CamposVazios: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findAllByText('Campo obrigatório')).toHaveLength(2);
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

/** A member of the staff is told where the other door is; the e-mail stays. */
export const OutraPorta: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        signInPrestador,
        new SimulatedError(401, {
          codigo: 'OUTRA_PORTA',
          message: 'Esta conta é da equipe e não de um prestador. Entre em /login.',
        }),
      ),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Entre em /login.');
    await expect(canvas.getByRole('link', { name: 'Ir para essa entrada' })).toHaveAttribute(
      'href',
      `${window.location.origin}/login`,
    );
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('clinica@exemplo.com.br');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('');
    await expect(canvas.getByLabelText('Senha')).toHaveFocus();
  },
};

export const Entra: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(signInPrestador, ({ body }) =>
        (body as { username: string }).username === 'clinica@exemplo.com.br'
          ? { access_token: OPEN }
          : new SimulatedError(401),
      ),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    await waitFor(() => expect(clinicSession.current()?.token).toBe(OPEN));
  },
  // Unlike the other stories' sessions this one was stored.
  afterEach: () => clinicSession.terminate('left'),
};
