import { changeProfile, createProfile, getProfile, registryOptions, type Answer } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { FULL_PROFILE_TEXT, LACKED_TEXT, OFFERED_PERMISSIONS } from '@apto/domain/profiles';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyPage, storySession } from '../../../shared/stories/data.ts';
import { down, showsFailure, showsWaiting, unanswered } from '../../../shared/stories/faces.ts';
import { withApp } from '../../../shared/stories/decorator.tsx';
import { asksBeforeSaving } from './ownAccess.fixture.ts';
import { ProfilePage } from './ProfilePage.tsx';

const PROFILE: Answer<typeof getProfile> = {
  id: 7,
  name: 'Atendente',
  descricao: 'Quem marca exames',
  ativo: true,
  administrador: false,
  version: 3,
  permissoes: ['gestao_medica_v3:view', 'gestamedica_agendamentos:criar', 'estrutura_cliente'],
  users: ['Ana Atendente', 'Bruno Barros'],
  totalUsers: 2,
  proprio: false,
};
const responses = [simulate(getProfile, PROFILE)];
const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Perfil',
  component: ProfilePage,
  tags: ['estavel'],
  args: { id: 7, copyOf: null },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/profiles/7' },
    msw: responses,
  },
  decorators: [withApp],
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxNamed = (name: string) => screen.findByRole('checkbox', { name }, LOADS);

export const Aberto: Story = {
  play: async ({ canvas }) => {
    await expect(await boxNamed('Clientes: Acessar')).toBeChecked();
    await expect(canvas.getByText(`3 de ${OFFERED_PERMISSIONS.length} permissões`)).toBeVisible();
    await expect(canvas.getByText('Ana Atendente, Bruno Barros.')).toBeVisible();
  },
};

/** 'Criar' brings 'Acessar'; without 'Acessar' nothing is left of the area. */
export const CriarTrazAcessar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await boxNamed('Grupos: Criar'));
    await expect(await boxNamed('Grupos: Acessar')).toBeChecked();
    await expect(canvas.getByText(`5 de ${OFFERED_PERMISSIONS.length} permissões`)).toBeVisible();
    await userEvent.click(await boxNamed('Grupos: Acessar'));
    await expect(await boxNamed('Grupos: Criar')).not.toBeChecked();
  },
};

const changed = fn<() => void>();

/** What one takes from one's own profile, only somebody else can give back. */
export const PerderUmaPermissao: Story = {
  name: 'Perder uma permissão',
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getProfile, { ...PROFILE, proprio: true }),
      simulate(changeProfile, () => {
        changed();
        return { ...PROFILE, proprio: true };
      }),
    ],
  },
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await boxNamed('Clientes: Acessar'));
    await asksBeforeSaving(canvas, changed);
  },
};

export const PesquisaPorNome: Story = {
  play: async ({ canvas }) => {
    await boxNamed('Grupos: Criar');
    const search = canvas.getByRole('searchbox', { name: 'Pesquisar área' });
    await userEvent.type(search, 'funcionarios');
    await boxNamed('Funcionários: Criar');
    await expect(canvas.queryByRole('checkbox', { name: 'Grupos: Criar' })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, 'nada disso');
    await waitFor(() => expect(canvas.getByText('Nenhuma área com este nome.')).toBeVisible());
    // What is not shown is kept.
    await expect(canvas.getByText(`3 de ${OFFERED_PERMISSIONS.length} permissões`)).toBeVisible();
  },
};

let saved: unknown;

/** Areas without a screen are not offered; what the profile holds of them is kept when it is saved. */
export const TelasQueNaoExistem: Story = {
  parameters: {
    msw: [
      simulate(getProfile, { ...PROFILE, permissoes: [...PROFILE.permissoes, 'indicadores_cliente'] }),
      simulate(changeProfile, ({ body }) => {
        saved = body;
        return PROFILE;
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await boxNamed('Grupos: Acessar'));
    await expect(canvas.queryByRole('checkbox', { name: 'Indicadores: Acessar' })).toBeNull();
    await expect(canvas.queryByText(/ainda não existe/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(saved).toMatchObject({ permissoes: expect.arrayContaining(['indicadores_cliente']) }),
    );
  },
};

/** Nobody gives what they lack: the box says why. */
export const SemAPermissao: Story = {
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION.filter((p) => !p.startsWith('estrutura_grupos'))),
      address: '/profiles/7',
    },
  },
  play: async ({ canvas }) => {
    const box = await boxNamed('Grupos: Criar');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(canvas.getByText(LACKED_TEXT)).toBeVisible();
  },
};

export const Administrador: Story = {
  parameters: {
    msw: [
      simulate(getProfile, { ...PROFILE, administrador: true, permissoes: [...EVERY_PERMISSION] }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await boxNamed('Todas as áreas: marcar tudo')).toBeChecked();
    await expect(canvas.getAllByText(FULL_PROFILE_TEXT)[0]).toBeVisible();
  },
};

export const CopiaDeOutro: Story = {
  args: { id: null, copyOf: 7 },
  parameters: { app: { session: storySession(EVERY_PERMISSION), address: '/profiles/new?copia=7' } },
  play: async ({ canvas }) => {
    await expect(await boxNamed('Clientes: Acessar')).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  },
};

/** A new one begins with what another may do, and keeps what was typed; nobody gives what they lack. */
export const CopiarDe: Story = {
  name: 'Copiar de',
  tags: ['interacoes'],
  args: { id: null },
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION.filter((p) => p !== 'estrutura_cliente')),
      address: '/profiles/new',
    },
    msw: [simulate(registryOptions, storyPage([{ id: 7, name: 'Atendente' }])), ...responses],
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nome' }, LOADS);
    await userEvent.type(name, 'Recepção');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Copiar de' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Atendente' }, LOADS));
    await canvas.findByText(`2 de ${OFFERED_PERMISSIONS.length} permissões`, {}, LOADS);
    await expect(await boxNamed('Clientes: Acessar')).not.toBeChecked();
    await expect(name).toHaveValue('Recepção');
  },
};

let answerFirst = (): void => undefined;

/** Of two that are chosen one after the other the second holds, whichever answer comes first. */
export const CopiarDeOutro: Story = {
  name: 'Copiar de outro',
  tags: ['interacoes'],
  args: { id: null },
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/profiles/new' },
    msw: [
      simulate(
        registryOptions,
        storyPage([
          { id: 7, name: 'Atendente' },
          { id: 8, name: 'Consulta' },
        ]),
      ),
      simulate(getProfile, async ({ params }) => {
        if (params['id'] === '8') return { ...PROFILE, id: 8, permissoes: ['gestao_medica_v3:view'] };
        await new Promise<void>((resolve) => (answerFirst = resolve));
        return PROFILE;
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Nome' }, LOADS);
    for (const name of ['Atendente', 'Consulta']) {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Copiar de' }));
      await userEvent.click(await screen.findByRole('option', { name }, LOADS));
    }
    const held = `1 de ${OFFERED_PERMISSIONS.length} permissões`;
    await canvas.findByText(held, {}, LOADS);
    answerFirst();
    // An answer that was asked for later is there: so is the first.
    await (await fetch(`/api${getProfile.path.replace(':id', '8')}`)).json();
    await userEvent.click(await boxNamed('Grupos: Acessar'));
    await canvas.findByText(`2 de ${OFFERED_PERMISSIONS.length} permissões`, {}, LOADS);
    await expect(await boxNamed('Clientes: Acessar')).not.toBeChecked();
  },
};

export const NomeRepetido: Story = {
  args: { id: null },
  parameters: {
    msw: [
      simulate(
        createProfile,
        new SimulatedError(400, {
          message: 'name: Já existe um perfil com este nome.',
          details: {
            response: {
              message: 'Já existe um perfil com este nome.',
              campos: [{ campo: 'name', mensagem: 'Já existe um perfil com este nome.' }],
            },
          },
        }),
      ),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nome' }, LOADS);
    await userEvent.type(name, 'Atendente');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Já existe um perfil com este nome.'));
  },
};

export const OutraPessoaAlterou: Story = {
  parameters: {
    msw: [
      simulate(
        changeProfile,
        new SimulatedError(409, {
          codigo: 'VERSAO_DESATUALIZADA',
          message: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
        }),
      ),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await boxNamed('Grupos: Acessar'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const again = await canvas.findByRole('button', { name: 'Recarregar' }, LOADS);
    await waitFor(() => expect(again).toBeVisible());
    // What was chosen is still there.
    await expect(await boxNamed('Grupos: Acessar')).toBeChecked();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(getProfile, unanswered)] },
  play: showsWaiting,
};
export const ComErro: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(getProfile, down())] },
  play: showsFailure,
};
