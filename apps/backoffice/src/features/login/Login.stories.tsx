import { signIn } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { storySession } from '../../shared/stories/data.ts';
import { Component as Login, loader } from './route.tsx';

const meta = {
  title: 'Telas/Entrar',
  component: Login,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { session: null, address: '/login' } },
  decorators: [withApp],
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillForm: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('E-mail'), 'ana@exemplo.com.br');
  await userEvent.type(canvas.getByLabelText('Senha'), 'quase-certa');
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
};

export const Galeria: Story = { tags: ['galeria'] };

export const SessaoExpirada: Story = {
  tags: ['estados'],
  parameters: { app: { address: '/login?redirect=%2Fx&tokenExpirado=true' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sua sessão expirou/)).toBeVisible();
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

export const SenhaErrada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        signIn,
        new SimulatedError(401, { message: 'Usuário ou senha inválidos.', codigo: 'CREDENCIAIS_INVALIDAS' }),
      ),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Usuário ou senha inválidos.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com.br');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('');
    await expect(canvas.getByLabelText('Senha')).toHaveFocus();
  },
};

export const TentativasDemais: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      http.post('*/api/auth/login', () =>
        HttpResponse.json(
          {
            message: 'Muitas tentativas. Aguarde 15 minutos e tente novamente.',
            codigo: 'MUITAS_TENTATIVAS',
            requestId: 'r1',
          },
          { status: 429, headers: { 'retry-after': '900' } },
        ),
      ),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aguarde 15 minutos');
    await expect(await canvas.findByText(/Tente novamente em 1[45] min/)).toBeVisible();
    await expect(canvas.getByLabelText('Senha')).toHaveValue('quase-certa');
  },
};

export const ServidorFora: Story = {
  tags: ['interacoes'],
  parameters: { msw: [http.post('*/api/auth/login', () => HttpResponse.error())] },
  play: async (context) => {
    await fillForm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível falar com o servidor.',
    );
    await expect(context.canvas.getByLabelText('Senha')).toHaveValue('quase-certa');
  },
};

export const SemPermissao: Story = {
  tags: ['estados'],
  parameters: {
    app: {
      session: storySession(['gestamedica_painel_deposito_antecipado']),
      address: '/login?redirect=%2Fgestao-medica-v3%2Fagendamentos&semPermissao=true',
      loader,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sem permissão' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sair e entrar com outra conta' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const WRONG_CODE = 'Código inválido ou já usado. Confira no aplicativo e digite o código atual.';

export const SegundaEtapa: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      http.post('*/api/auth/login', async ({ request }) => {
        const { codigo: code } = (await request.json()) as { codigo?: string };
        const answer =
          code === undefined
            ? { message: 'Digite o código do seu aplicativo autenticador.', codigo: 'SEGUNDO_FATOR' }
            : { message: WRONG_CODE, codigo: 'CREDENCIAIS_INVALIDAS' };
        return HttpResponse.json({ ...answer, requestId: 'r1' }, { status: 401 });
      }),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    const { canvas } = context;
    const code = await canvas.findByLabelText(/^Código do aplicativo/, {}, { timeout: 10_000 });
    await expect(code).toHaveFocus();
    await userEvent.type(code, '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(WRONG_CODE);
    await expect(code).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Estou sem o celular' }));
    await expect(canvas.getByLabelText(/^Código de recuperação/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar com outra conta' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
