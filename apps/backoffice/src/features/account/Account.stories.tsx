import {
  beginSecondFactor,
  changeMyProfile,
  confirmSecondFactor,
  endMyOtherSessions,
  endMySession,
  endSecondFactor,
  listMySessions,
  myProfile,
  mySecondFactor,
  renewRecoveryCodes,
  type Answer,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { liveSession } from '../../shared/session/index.ts';
import { AccountPage } from './AccountPage.tsx';

const PROFILE: Answer<typeof myProfile> = {
  name: 'Marina Teixeira',
  email: 'atendente@apto.test',
  phone: '11987654321',
  profileName: 'Atendente',
  version: 3,
};
const OWN = {
  id: 31,
  aparelho: 'Chrome no Windows',
  ip: '200.148.12.7',
  inicio: '2026-11-23T11:02:00.000Z',
  ultimoUso: '2026-11-23T13:00:00.000Z',
  atual: true,
};
const OTHER = {
  ...OWN,
  id: 30,
  aparelho: 'Safari no iPhone',
  ip: '177.33.204.91',
  inicio: '2026-11-23T09:40:00.000Z',
  ultimoUso: '2026-11-23T12:31:00.000Z',
  atual: false,
};
const OLD = { ...OTHER, id: 29, aparelho: 'Firefox no Linux', ip: null, inicio: '2026-11-23T08:15:00.000Z' };
const OFF = { ativo: false, desde: null, codigosRestantes: 0, exigidoPor: [] };
const ON = { ativo: true, desde: '2026-10-05T12:00:00.000Z', codigosRestantes: 9, exigidoPor: [] };
const CODES = Array.from({ length: 10 }, (_unused, i) => `ABCD-EFGH-IJKL-MN${'234567QRST'[i]}7`);
const responses = [
  simulate(mySecondFactor, OFF),
  simulate(beginSecondFactor, {
    segredo: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
    endereco:
      'otpauth://totp/Apto:atendente%40apto.test?issuer=Apto&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  }),
  simulate(confirmSecondFactor, { codigos: CODES }),
  simulate(myProfile, PROFILE),
  simulate(listMySessions, { items: [OWN, OTHER, OLD] }),
  simulate(endMySession, { ok: true }),
  simulate(endMyOtherSessions, { encerradas: 2 }),
  simulate(changeMyProfile, { ...PROFILE, name: 'Marina T. Alves', version: 4 }),
];
const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Meu perfil',
  component: AccountPage,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { address: '/profile' }, msw: responses },
  decorators: [withApp],
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completo: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail', {}, LOADS)).toHaveAttribute('readonly');
    const list = await canvas.findByRole('list', { name: 'Sessões abertas' }, LOADS);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('Esta sessão')).toBeVisible();
  },
};

/** The name is the app's from then on, without another sign-in. */
export const Salvar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nome/ }, LOADS);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await userEvent.type(name, 'Marina T. Alves');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(liveSession.current()?.profile.name).toBe('Marina T. Alves'));
  },
};

export const DadosMudaram: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        changeMyProfile,
        new SimulatedError(409, { message: 'Outra versão.', codigo: 'VERSAO_DESATUALIZADA' }),
      ),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome/ }, LOADS), ' Alves');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('button', { name: 'Recarregar' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Marina Teixeira Alves');
  },
};

export const EncerrarSessao: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Encerrar a sessão: Safari no iPhone/ }, LOADS),
    );
    const dialog = within(await screen.findByRole('dialog', {}, LOADS));
    await waitFor(() => expect(dialog.getByText(/precisa entrar de novo/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar sessão' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SoAqui: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listMySessions, { items: [OWN] }), ...responses] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A sua conta só está aberta aqui.', {}, LOADS)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull();
  },
};

const down = new SimulatedError(503, { message: 'O sistema está indisponível no momento.' });

export const NaoCarregou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [simulate(myProfile, down), simulate(listMySessions, down), simulate(mySecondFactor, down)],
  },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(3),
      LOADS,
    );
  },
};

const dialog = async () => within(await screen.findByRole('dialog', {}, LOADS));

export const AtivarDuasEtapas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ativar' }, LOADS));
    const opened = await dialog();
    // It was opened to be filled in: the keyboard is where the filling begins.
    await waitFor(() => expect(opened.getByLabelText('Senha atual')).toHaveFocus(), LOADS);
    await userEvent.keyboard('a-minha-senha');
    await userEvent.click(opened.getByRole('button', { name: 'Continuar' }));
    await expect(await opened.findByRole('img', { name: /^Código QR/ })).toBeVisible();
    const code = await opened.findByRole('textbox', { name: /^Código do aplicativo/ });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.click(opened.getByRole('button', { name: 'Ativar' }));
    await expect(await opened.findByText('Campo obrigatório')).toBeVisible();
    await userEvent.type(code, '123456');
    await userEvent.click(opened.getByRole('button', { name: 'Ativar' }));
    const codes = await opened.findByRole('list', { name: 'Códigos de recuperação' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    // Nothing that another Enter would press: they are shown this once.
    await waitFor(() =>
      expect(opened.getByRole('group', { name: 'Guarde estes códigos agora' })).toHaveFocus(),
    );
    await userEvent.click(opened.getByRole('button', { name: 'Guardei os códigos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const NOT_IT = 'A senha atual não confere.';

/** doc3 §9: the focus is in the field that was refused all along, where a screen reader hears nothing of itself: it is said. */
export const SenhaErradaAoAtivar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        beginSecondFactor,
        new SimulatedError(422, {
          message: NOT_IT,
          codigo: 'CREDENCIAIS_INVALIDAS',
          details: { response: { message: NOT_IT, campos: [{ campo: 'senhaAtual', mensagem: NOT_IT }] } },
        }),
      ),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ativar' }, LOADS));
    const opened = await dialog();
    const field = opened.getByLabelText('Senha atual');
    await waitFor(() => expect(field).toHaveFocus(), LOADS);
    await userEvent.keyboard('{Enter}');
    await expect(await opened.findByRole('alert')).toHaveTextContent('Campo obrigatório');
    await userEvent.keyboard('errada');
    await waitFor(() => expect(opened.queryByRole('alert')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await opened.findByRole('alert')).toHaveTextContent(NOT_IT);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(NOT_IT);
    // The focus comes to it from the button: it is read there, and not twice.
    await userEvent.click(opened.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(opened.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const TrocarSenha: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar senha' }, LOADS));
    const opened = await dialog();
    await waitFor(() => expect(opened.getByLabelText('Senha atual')).toHaveFocus(), LOADS);
  },
};

const WRONG = 'Código inválido ou já usado. Confira no aplicativo e digite o código atual.';

export const DesativarDuasEtapas: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(mySecondFactor, ON),
      simulate(
        endSecondFactor,
        new SimulatedError(422, {
          message: WRONG,
          codigo: 'CREDENCIAIS_INVALIDAS',
          details: { response: { message: WRONG, campos: [{ campo: 'codigo', mensagem: WRONG }] } },
        }),
      ),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Restam 9 códigos/, {}, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar' }));
    const opened = await dialog();
    await waitFor(() => expect(opened.getByLabelText('Senha atual')).toHaveFocus(), LOADS);
    await userEvent.keyboard('a-minha-senha');
    await userEvent.type(opened.getByRole('textbox', { name: /^Código/ }), '000000');
    await userEvent.click(opened.getByRole('button', { name: 'Desativar' }));
    await expect(await opened.findByText(WRONG)).toBeVisible();
    await expect(opened.getByLabelText('Senha atual')).toHaveValue('a-minha-senha');
  },
};

export const PoucosCodigos: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(mySecondFactor, { ...ON, codigosRestantes: 1 }),
      simulate(renewRecoveryCodes, { codigos: CODES }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Resta 1 código/, {}, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novos códigos' }));
    const opened = await dialog();
    await userEvent.type(await opened.findByLabelText('Senha atual'), 'a-minha-senha');
    await userEvent.type(opened.getByRole('textbox', { name: /^Código/ }), '123456');
    await userEvent.click(opened.getByRole('button', { name: 'Gerar códigos' }));
    await expect(await opened.findByText('Guarde estes códigos agora')).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(myProfile, unanswered), ...responses] },
  play: showsWaiting,
};
