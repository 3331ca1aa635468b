import { listRegistry, registryOptions, type Answer, type getProfile, type getUser } from '@apto/api-client';
import { onePage, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../../shared/stories/data.ts';
import { withApp } from '../../../shared/stories/decorator.tsx';
import { seen } from '../../../shared/stories/seen.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { USER } from './user.fixture.ts';
import { UserPage } from './UserPage.tsx';

type User = Answer<typeof getUser>;
type Profile = Answer<typeof getProfile>;

const LOADS = { timeout: 10_000 };
const PROFILE: Profile = {
  id: 8,
  name: 'Atendimento',
  descricao: 'Marca e acompanha',
  ativo: true,
  administrador: false,
  version: 2,
  permissoes: ['estrutura_cliente'],
  users: [],
  totalUsers: 0,
  proprio: false,
};

/** The record as it stands; null: as it was opened. */
let stands: User | Profile | null = null;
/** What was sent once it was saved. */
let sent: Readonly<Record<string, unknown>> = {};

/** Somebody saves the record between its opening and the first save of this screen. */
function overtaken<R extends User | Profile>(path: string, begun: R, theirs: Partial<R>) {
  return [
    simulate(registryOptions, { items: [{ id: 3, name: 'Leitura' }], meta: onePage(1) }),
    simulate(listRegistry, storyPage([])),
    http.get(`*/api${path}`, () => HttpResponse.json((stands ?? begun) as JsonBodyType)),
    http.patch(`*/api${path}`, async ({ request }) => {
      stands ??= { ...begun, ...theirs, version: 5 };
      if (request.headers.get('if-match') === `"${stands.version}"`) {
        sent = (await request.json()) as typeof sent;
        stands = { ...stands, version: 6 };
        return HttpResponse.json(stands as JsonBodyType);
      }
      return HttpResponse.json(
        { message: 'Este registro foi alterado.', codigo: 'VERSAO_DESATUALIZADA', requestId: 'r' },
        { status: 409 },
      );
    }),
  ];
}

const meta = {
  title: 'Telas/Acessos/Duas pessoas',
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/users/70' },
  },
  decorators: [withApp],
  beforeEach: () => {
    stands = null;
    sent = {};
  },
  render: () => (
    <>
      <UserPage id={70} />
      <ToastRegion />
    </>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const versions = async () => {
  const group = await screen.findByRole('group', { name: 'Duas versões do registro' }, LOADS);
  await waitFor(() => expect(group).toHaveFocus());
  return within(group);
};
const choose = async (group: ReturnType<typeof within>, label: string, answer: RegExp) =>
  userEvent.click(
    within(group.getByRole('radiogroup', { name: label })).getByRole('radio', { name: answer }),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A right that another changed meanwhile waits for a choice, also where this person left it alone (issue 11). */
export const AcessosDeUmUsuario: Story = {
  parameters: {
    msw: overtaken('/users/70', USER, {
      phone: '11933334444',
      profileId: 9,
      profileName: 'Administrador',
      acessoTodosClientes: true,
      clientes: [],
    }),
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }, LOADS), ' da Silva');
    await press('Salvar');
    const group = await versions();
    for (const each of group.getAllByRole('radio')) await expect(each).not.toBeChecked();
    await seen(group.findByText('Administrador'));
    await seen(group.findByText('Todos os clientes'));
    await seen(group.findByText('Padaria Aurora'));
    // What is no right and only the other changed stands, and is said.
    await seen(group.findByText('(11) 93333-4444'));
  },
};

export const NadaSegueSemEscolha: Story = {
  tags: ['interacoes'],
  parameters: AcessosDeUmUsuario.parameters,
  play: async (context) => {
    await AcessosDeUmUsuario.play!(context);
    await press('Continuar');
    const group = within(screen.getByRole('group', { name: 'Duas versões do registro' }));
    await waitFor(() => expect(group.getAllByText('Escolha qual das duas versões fica.')).toHaveLength(2));
    const profile = group.getByRole('radiogroup', { name: 'Perfil' });
    await waitFor(() => expect(profile).toContainElement(document.activeElement as HTMLElement));
    await choose(group, 'Perfil', /Manter a minha/);
    await choose(group, 'Clientes', /Usar a da outra pessoa/);
    await press('Continuar');
    await seen(screen.findByText('As duas versões foram juntadas. Confira e salve.', {}, LOADS));
    await expect(screen.getByRole('checkbox', { name: 'Todos os clientes' })).toBeChecked();
    await press('Salvar');
    await seen(screen.findByText('Registro salvo com sucesso!', {}, LOADS));
    await expect(sent).toMatchObject({
      name: 'Nova Pessoa da Silva',
      phone: '11933334444',
      profileId: 3,
      acessoTodosClientes: true,
    });
  },
};

/** What a profile permits is one choice, told by what each version gives and takes. */
export const PermissoesDeUmPerfil: Story = {
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/profiles/8' },
    msw: overtaken('/profiles/8', PROFILE, {
      permissoes: ['estrutura_cliente', 'estrutura_cliente:editar'],
    }),
  },
  render: () => (
    <>
      <ProfilePage id={8} copyOf={null} />
      <ToastRegion />
    </>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }, LOADS), ' 2');
    await press('Salvar');
    const group = await versions();
    await seen(group.findByText('Como estava'));
    await seen(group.findByText('Dá: Clientes: editar.'));
    await choose(group, 'Permissões', /Usar a da outra pessoa/);
    await press('Continuar');
    await seen(screen.findByText('As duas versões foram juntadas. Confira e salve.', {}, LOADS));
    await press('Salvar');
    await seen(screen.findByText('Registro salvo com sucesso!', {}, LOADS));
    await expect(sent).toMatchObject({
      name: 'Atendimento 2',
      permissoes: ['estrutura_cliente', 'estrutura_cliente:editar'],
    });
  },
};
