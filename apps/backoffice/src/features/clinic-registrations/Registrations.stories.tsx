import {
  getRegistryRecord,
  inviteClinic,
  listRegistrations,
  readRegistration,
  registryOptions,
  requestRegistration,
  type Answer,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { seen } from '../../shared/stories/seen.ts';
import { RegistrationList } from './RegistrationList.tsx';
import { ReviewPage } from './ReviewPage.tsx';

type Row = Answer<typeof listRegistrations>['items'][number];

const ROWS: Row[] = [
  {
    prestador: { id: 7, name: 'Clínica Boa Ltda', code: '7' },
    situacao: 'ENVIADO',
    email: 'contato@clinicaboa.com.br',
    createdAt: '2026-11-20T13:00:00Z',
    enviadoEm: '2026-11-23T13:00:00Z',
  },
  {
    prestador: { id: 8, name: 'Vida Plena Medicina do Trabalho', code: '8' },
    situacao: 'ABERTO',
    email: null,
    createdAt: '2026-11-22T13:00:00Z',
    enviadoEm: null,
  },
];
const page = (items: Row[]) => ({ ...storyPage(items), paraAnalisar: items.length });
const list = simulate(listRegistrations, page(ROWS));
const clinic = simulate(getRegistryRecord, {
  id: 7,
  ativo: true,
  version: 4,
  values: { name: 'Clínica Boa Ltda', email: 'contato@clinicaboa.com.br' },
  labels: {},
});
const cities = simulate(registryOptions, storyPage([{ id: 3509502, name: 'Campinas - SP' }]));
const DOWN = new SimulatedError(503, { message: 'O sistema está indisponível no momento.' });
const NONE = { cadastro: null };
const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Cadastros das clínicas',
  component: RegistrationList,
  tags: ['novo'],
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/supplier/cadastros' },
    msw: [list, cities],
  },
  decorators: [withApp],
} satisfies Meta<typeof RegistrationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '7 - Clínica Boa Ltda' }, LOADS)).toBeVisible();
    await expect(canvas.getByText('A clínica começou sozinha')).toBeVisible();
  },
};

/** doc3 §9: on a phone inviting is an icon beside the title. */
export const ListaNoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const invite = await canvas.findByRole('button', { name: 'Convidar clínica' }, LOADS);
    await expect(invite).toHaveTextContent('');
    await userEvent.click(invite);
    await seen(screen.findByRole('dialog', { name: 'Convidar clínica' }, LOADS));
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listRegistrations, () => delay('infinite').then(() => page([])))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Cadastros das clínicas' }, LOADS)).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Vazia: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listRegistrations, page([])), cities] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum cadastro pedido ainda.', {}, LOADS)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Convidar clínica' })).toHaveLength(2);
  },
};

/** As every list: what is typed is looked for, and an empty box looks for nothing. */
export const Filtrar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(listRegistrations, ({ query }) =>
        page(ROWS.filter(({ prestador: { name } }) => name.includes(query.get('filter') ?? ''))),
      ),
      cities,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '7 - Clínica Boa Ltda' }, LOADS);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'Vida Plena');
    await waitFor(
      () => expect(canvas.queryByRole('link', { name: '7 - Clínica Boa Ltda' })).toBeNull(),
      LOADS,
    );
    await userEvent.clear(search);
    await expect(await canvas.findByRole('link', { name: '7 - Clínica Boa Ltda' }, LOADS)).toBeVisible();
  },
};

let isDown = true;

/** What failed is tried again where it stands. */
export const Falhou: Story = {
  tags: ['estados', 'interacoes'],
  beforeEach: () => {
    isDown = true;
  },
  parameters: { msw: [simulate(listRegistrations, () => (isDown ? DOWN : page(ROWS)))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/indisponível no momento/, {}, LOADS)).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('link', { name: '7 - Clínica Boa Ltda' }, LOADS)).toBeVisible();
  },
};

/** A refusal stays in the dialog, with what was typed. */
export const ConviteFalhou: Story = {
  name: 'Convite falhou',
  tags: ['interacoes'],
  parameters: { msw: [simulate(inviteClinic, DOWN), list, cities] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convidar clínica' }, LOADS));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar clínica' }, LOADS));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Razão social/ })).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: /Razão social/ }), 'Clínica Nova');
    await userEvent.type(dialog.getByRole('textbox', { name: /CNPJ/ }), '11444777000161');
    await userEvent.click(dialog.getByRole('combobox', { name: /Cidade/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Campinas - SP' }, LOADS));
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'contato@nova.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await expect(await dialog.findByRole('alert', {}, LOADS)).toHaveTextContent('indisponível');
    await expect(dialog.getByRole('textbox', { name: /Razão social/ })).toHaveValue('Clínica Nova');
  },
};

const review = (...own: ReturnType<typeof simulate>[]): Partial<Story> => ({
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/supplier/7/cadastro' },
    msw: [...own, clinic],
  },
  render: () => <ReviewPage prestadorId={7} />,
});

/** Nothing was asked of the clinic yet; the request that fails stays in its dialog. */
export const SemPedido: Story = {
  name: 'Sem pedido',
  tags: ['estados', 'interacoes'],
  ...review(simulate(readRegistration, NONE), simulate(requestRegistration, DOWN)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum cadastro pedido a esta clínica.', {}, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir atualização do cadastro' }));
    const dialog = within(await screen.findByRole('dialog', {}, LOADS));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
    await expect(await dialog.findByRole('alert', {}, LOADS)).toHaveTextContent('indisponível');
    await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('contato@clinicaboa.com.br');
  },
};

export const CadastroCarregando: Story = {
  name: 'Cadastro carregando',
  tags: ['estados'],
  ...review(simulate(readRegistration, () => delay('infinite').then(() => NONE))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cadastro de Clínica Boa Ltda' }, LOADS),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const CadastroFalhou: Story = {
  name: 'Cadastro falhou',
  tags: ['estados', 'interacoes'],
  beforeEach: () => {
    isDown = true;
  },
  ...review(simulate(readRegistration, () => (isDown ? DOWN : NONE))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível abrir o cadastro.', {}, LOADS)).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Nenhum cadastro pedido a esta clínica.', {}, LOADS)).toBeVisible();
  },
};
