import { signIn } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { liveSession } from '../../shared/session/index.ts';
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
  parameters: {
    app: { session: storySession(), address: '/login?redirect=%2Fx&tokenExpirado=true' },
    msw: [simulate(signIn, new SimulatedError(401))],
  },
  play: async (context) => {
    const { canvas } = context;
    liveSession.terminate('expired');
    await expect(await canvas.findByText(/^Sua sessão expirou/)).toBeVisible();
    // One message at a time: once one has tried, only what came of it.
    await fillForm(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByText(/^Sua sessão expirou/)).not.toBeInTheDocument();
  },
  afterEach: () => liveSession.forgetExit(),
};

/** issue 11: a session that was ended elsewhere did not run out, and the door says which it was. */
export const SessaoEncerrada: Story = {
  tags: ['estados'],
  parameters: {
    app: { session: storySession(), address: '/login?redirect=%2Fx&tokenExpirado=true' },
  },
  play: async ({ canvas }) => {
    liveSession.expire(storySession().token, { codigo: 'SESSAO_ENCERRADA' });
    await expect(
      await canvas.findByText(/^Sua sessão foi encerrada: por você, em outro aparelho/),
    ).toBeVisible();
    await expect(canvas.queryByText(/expirou/)).toBeNull();
  },
  afterEach: () => liveSession.forgetExit(),
};

/** doc3 §2.2 gives a first visit the same address; nothing of it has expired. */
export const PrimeiraVez: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: '/login?redirect=%2F&tokenExpirado=true' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toBeVisible();
    await expect(canvas.queryByText(/expirou/)).not.toBeInTheDocument();
  },
};

/** issue 12 Staff 7: who is at the wrong door is led to the right one. */
export const OutraPorta: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        signIn,
        new SimulatedError(401, {
          codigo: 'OUTRA_PORTA',
          message:
            'Esta conta é de um prestador. Entre pelo portal do prestador: /confirmacao-prestador/login.',
        }),
      ),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('link', { name: 'Ir para essa entrada' })).toHaveAttribute(
      'href',
      `${window.location.origin}/confirmacao-prestador/login`,
    );
    // One message at a time: the next try says only what it lacks itself.
    await userEvent.clear(canvas.getByLabelText('Senha'));
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

const asked = fn();

/** A CPF is no e-mail: whose it is is told where the employees enter, and no try is counted. */
export const CpfNestaPorta: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(signIn, () => {
        asked();
        return new SimulatedError(401);
      }),
    ],
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await userEvent.type(canvas.getByLabelText('E-mail'), '529.982.247-25');
    await userEvent.type(canvas.getByLabelText('Senha'), 'ABCD1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Com CPF e código entra quem vai fazer o exame',
    );
    await expect(canvas.getByRole('link', { name: 'Ir para essa entrada' })).toHaveAttribute(
      'href',
      `${window.location.origin}/autoagendamento/login`,
    );
    await expect(asked).not.toHaveBeenCalled();
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
    // Nobody is left with the way out alone.
    await expect(canvas.getByRole('link', { name: 'Ir para Cadastros' })).toHaveAttribute(
      'href',
      '/cadastros',
    );
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
