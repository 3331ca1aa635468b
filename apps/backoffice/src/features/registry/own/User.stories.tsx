import {
  changeUser,
  createUser,
  endUserSessions,
  getUser,
  listUserSessions,
  registryOptions,
  resetSecondFactor,
  sendInvitation,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storySession } from '../../../shared/stories/data.ts';
import { down, showsFailure, showsWaiting, unanswered } from '../../../shared/stories/faces.ts';
import { withApp } from '../../../shared/stories/decorator.tsx';
import { asksBeforeSaving } from './ownAccess.fixture.ts';
import { USER } from './user.fixture.ts';
import { UserPage } from './UserPage.tsx';

const page = {
  items: [{ id: 3, name: 'Leitura' }],
  meta: onePage(1),
};
const responses = [
  simulate(getUser, USER),
  simulate(registryOptions, page),
  simulate(sendInvitation, {
    ...USER,
    version: 3,
    convite: { state: 'PENDENTE', expiraEm: '2026-11-27T13:00:00.000Z' },
  }),
];
const LOADS = { timeout: 10_000 };
const PART = storySession(EVERY_PERMISSION);
const SEES_ALL = { ...PART, profile: { ...PART.profile, clientes: [] } };

const meta = {
  title: 'Telas/Usuário',
  component: UserPage,
  tags: ['estavel'],
  args: { id: 70 },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/users/70' },
    msw: responses,
  },
  decorators: [withApp],
} satisfies Meta<typeof UserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Convidado: Story = {
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Enviar outro convite' }, LOADS);
    await expect(canvas.getByText(/Vale até 26\/11\/2026/)).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByText(/Vale até 27\/11\/2026/, {}, LOADS)).toBeVisible();
  },
};

export const ConviteVencido: Story = {
  parameters: {
    msw: [
      simulate(getUser, { ...USER, convite: { state: 'VENCIDO', expiraEm: '2026-11-20T13:00:00.000Z' } }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O convite venceu/, {}, LOADS)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancelar convite' })).toBeNull();
  },
};

/** The address of whoever entered is theirs. */
export const QuemEntrou: Story = {
  parameters: {
    msw: [simulate(getUser, { ...USER, convite: { state: 'ACEITO', expiraEm: null } }), ...responses],
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' }, LOADS);
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Enviar outro convite' })).toBeNull();
  },
};

/** Issue 11: nobody gives or takes what they lack, so whoever has more is read, and nothing is offered that is refused. */
export const QuemTemMais: Story = {
  parameters: {
    msw: [
      simulate(getUser, {
        ...USER,
        convite: { state: 'ACEITO', expiraEm: null },
        impedimento: 'Este perfil tem permissões que você não tem: Grupos: acessar.',
      }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este perfil tem permissões/, {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('readonly');
    for (const name of ['Salvar', 'Salvar e voltar', 'Inativar'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Sessões abertas' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de Nova Pessoa' }));
    await expect(await screen.findByRole('menuitem', { name: 'Histórico de ação' }, LOADS)).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
  },
};

export const Novo: Story = {
  args: { id: null },
  parameters: {
    app: { session: SEES_ALL, address: '/users/new' },
    msw: [
      simulate(
        createUser,
        new SimulatedError(403, { message: 'Este perfil tem permissões que você não tem: Grupos: acessar.' }),
      ),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nome' }, LOADS), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e convidar' }));
    await waitFor(() =>
      expect(canvas.getByText('Escolha ao menos um cliente, ou dê acesso a todos')).toBeVisible(),
    );
  },
};

const ABOVE = 'Este perfil tem permissões que você não tem: Grupos: acessar.';

/** What saving would refuse is not to be chosen, and says why before anything was typed for it. */
export const PerfilAcima: Story = {
  args: { id: null },
  parameters: {
    app: { session: SEES_ALL, address: '/users/new' },
    msw: [
      simulate(registryOptions, {
        items: [
          { id: 1, name: 'Administrador', bloqueio: ABOVE },
          { id: 3, name: 'Leitura' },
        ],
        meta: onePage(2),
      }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('combobox', { name: 'Perfil' }, LOADS);
    await userEvent.click(profile);
    await userEvent.click(await screen.findByRole('option', { name: /^Administrador/ }, LOADS));
    await waitFor(() => expect(screen.getByText(ABOVE)).toBeVisible());
    await expect(profile).toHaveValue('');
    await userEvent.click(screen.getByRole('option', { name: 'Leitura' }));
    await waitFor(() => expect(profile).toHaveValue('Leitura'));
  },
};

/** Whoever sees a part of the company cannot say what others see: nothing is asked that would be refused. */
export const QuemVeParte: Story = {
  args: { id: null },
  parameters: { app: { session: PART, address: '/users/new' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Só quem vê todos os clientes/, {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Salvar e convidar' })).toBeNull();
  },
};

/** What is wrong stands above a long form, with the way to each field, and goes as soon as it is right. */
export const OQueFalta: Story = {
  args: { id: null },
  tags: ['interacoes'],
  parameters: { app: { session: SEES_ALL, address: '/users/new' } },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Salvar e convidar' }, LOADS);
    await userEvent.click(save);
    const [summary] = await canvas.findAllByRole('alert', {}, LOADS);
    await expect(within(summary!).getByRole('button', { name: /^Nome: / })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'Ana');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
    await userEvent.click(save);
    const customers = canvas.getByRole('combobox', { name: 'Clientes' });
    const said = 'Escolha ao menos um cliente, ou dê acesso a todos';
    await waitFor(() => expect(customers).toHaveAccessibleDescription(said), LOADS);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Todos os clientes' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Todos os clientes' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Clientes' }));
    await userEvent.click((await screen.findAllByRole('option', {}, LOADS))[0]!);
    await waitFor(() => expect(canvas.queryByText(said)).toBeNull(), LOADS);
  },
};

const changed = fn<() => void>();

/** What one takes from oneself, one cannot give back: it is asked before, and of nothing else. */
export const OProprioAcesso: Story = {
  args: { id: SEES_ALL.profile.id },
  tags: ['interacoes'],
  parameters: {
    app: { session: SEES_ALL, address: `/users/${SEES_ALL.profile.id}` },
    msw: [
      simulate(getUser, {
        ...USER,
        id: SEES_ALL.profile.id,
        profileId: 1,
        profileName: 'Administrador',
        acessoTodosClientes: true,
        clientes: [],
        convite: { state: 'ACEITO', expiraEm: null },
      }),
      simulate(changeUser, () => {
        changed();
        return { ...USER, id: SEES_ALL.profile.id };
      }),
      ...responses,
    ],
  },
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('combobox', { name: 'Perfil' }, LOADS);
    await userEvent.click(profile);
    await userEvent.click(await screen.findByRole('option', { name: 'Leitura' }, LOADS));
    await asksBeforeSaving(canvas, changed);
  },
};

/** Whoever lost phone and codes asks whoever administers. */
export const DuasEtapas: Story = {
  parameters: {
    msw: [
      simulate(getUser, { ...USER, segundoFator: true, convite: { state: 'ACEITO', expiraEm: null } }),
      simulate(resetSecondFactor, { ...USER, convite: { state: 'ACEITO', expiraEm: null } }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redefinir' }, LOADS));
    const asked = within(await screen.findByRole('dialog', {}, LOADS));
    await userEvent.click(asked.getByRole('button', { name: 'Redefinir' }));
    await waitFor(() => expect(canvas.queryByText('Entra com verificação em duas etapas.')).toBeNull());
  },
};

const ENTERED = { ...USER, convite: { state: 'ACEITO', expiraEm: null } } as const;
const SESSIONS = ['Chrome no Windows', 'Safari no iPhone'].map((device, index) => ({
  id: index + 1,
  aparelho: device,
  ip: '189.40.12.7',
  inicio: '2026-11-26T11:00:00.000Z',
  ultimoUso: '2026-11-26T12:30:00.000Z',
}));
let open = SESSIONS;

/** Issue 11: who administers sees where somebody is signed in, and ends it. */
export const SessoesDoUsuario: Story = {
  name: 'Sessões do usuário',
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getUser, ENTERED),
      simulate(listUserSessions, () => ({ items: open })),
      simulate(endUserSessions, () => {
        open = [];
        return { encerradas: 2 };
      }),
      ...responses,
    ],
  },
  beforeEach: () => {
    open = SESSIONS;
  },
  play: async ({ canvas }) => {
    const sessions = await canvas.findByRole('list', { name: 'Sessões abertas' }, LOADS);
    await expect(within(sessions).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar todas' }));
    const asked = within(
      await screen.findByRole('dialog', { name: 'Encerrar todas as sessões de Nova Pessoa?' }, LOADS),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Encerrar todas' }));
    await expect(await canvas.findByText('Nenhuma sessão aberta.', {}, LOADS)).toBeVisible();
  },
};

export const SessoesNaoAbriram: Story = {
  name: 'Sessões não abriram',
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getUser, ENTERED),
      simulate(listUserSessions, new SimulatedError(503, { message: 'O sistema está indisponível.' })),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar as sessões.', {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(getUser, unanswered), ...responses.slice(1)] },
  play: showsWaiting,
};
export const ComErro: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(getUser, down()), ...responses.slice(1)] },
  play: showsFailure,
};
