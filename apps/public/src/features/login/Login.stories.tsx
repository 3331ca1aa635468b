import { entrarAutoagendamento } from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { semSessao } from '../../shared/historias/decorador.tsx';
import { NO_CELULAR } from '../../shared/historias/parametros.ts';
import { loja } from '../../shared/loja.ts';
import { conviteAtom, guardarConvite } from '../../shared/sessao/convite.ts';
import { sessao } from '../../shared/sessao/sessao.ts';
import { Login } from './Login.tsx';

const TOKEN = '74KZ-8SV5-9FFH-WR6A-VH9G-V83J-GB5S';
const ABERTO = 'x.e30.x';
const recusa = new ErroSimulado(401, { codigo: 'CREDENCIAIS_INVALIDAS', message: 'CPF ou token inválidos.' });

const meta = {
  title: 'Telas/Autoagendamento/1 Entrar',
  component: Login,
  tags: ['novo'],
  ...NO_CELULAR,
  decorators: [semSessao],
  args: { preparar: fn(async () => undefined) },
  beforeEach: () => guardarConvite(''),
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

async function preencher(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: /CPF/ }), '390.533.447-05');
  await userEvent.click(canvas.getByRole('textbox', { name: /Token/ }));
  await userEvent.paste(TOKEN.replaceAll('-', ' – '));
  await userEvent.click(canvas.getByRole('checkbox'));
}

export const Vazio: Story = { tags: ['galeria'] };

export const ComTokenDoLink: Story = {
  tags: ['recursos'],
  beforeEach: () => guardarConvite(TOKEN),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Token/ })).toHaveValue(TOKEN);
  },
};

export const FaltaTudo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByRole('textbox', { name: /CPF/ })).toHaveFocus();
    await expect(canvas.getByText('É necessário aceitar os termos para continuar')).toBeVisible();
  },
};

export const Recusado: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simular(entrarAutoagendamento, recusa)] },
  play: async ({ canvas }) => {
    await preencher(canvas);
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
      simular(
        entrarAutoagendamento,
        new ErroSimulado(429, {
          codigo: 'MUITAS_TENTATIVAS',
          message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await preencher(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText(/Tente novamente em/)).toBeVisible();
  },
};

export const ForaDoAr: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simular(
        entrarAutoagendamento,
        new ErroSimulado(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await preencher(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('req-historia');
  },
};

export const Entra: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simular(entrarAutoagendamento, ({ body }) => {
        const enviado = body as { username: string; password: string; termoAceito: boolean };
        return enviado.username === '39053344705' && enviado.password === TOKEN && enviado.termoAceito
          ? { access_token: ABERTO }
          : recusa;
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await preencher(canvas);
    await expect(args.preparar).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(sessao.atual()?.token).toBe(ABERTO));
    // The token of the link opens one session: it is not kept for another form.
    await expect(loja.get(conviteAtom)).toBe('');
  },
  // Unlike the other stories' sessions this one was stored.
  afterEach: () => sessao.encerrar('saiu'),
};

/** Without the terms, or with another token, no session begins. */
export const NaoEntra: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simular(entrarAutoagendamento, recusa)] },
  play: async ({ canvas }) => {
    await preencher(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await canvas.findByRole('alert');
    await expect(sessao.atual()).toBeNull();
  },
};

export const Termos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ler os termos' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Termos de uso e de privacidade' });
    await expect(dialogo).toHaveTextContent('LGPD, art. 11');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Li e aceito' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
};
