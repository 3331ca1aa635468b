import { firstSteps, me, readNotifications, switchCompany } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { FIRST_STEP_IDS, type FirstStepId } from '@apto/domain/first-use';
import { useApi } from '@apto/api-client/react';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { Button } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import CompanyMenu from '../../shell/CompanyMenu.tsx';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { storySession } from '../../shared/stories/data.ts';
import { storySelf } from '../../shared/stories/self.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import FirstStepsBanner from '../../shared/first-steps/FirstStepsBanner.tsx';
import { FirstStepsPage } from './FirstStepsPage.tsx';

const LOADS = { timeout: 10_000 };
const state = (
  done: readonly FirstStepId[],
  prestadorId: number | null = null,
  agendaId: number | null = null,
) => ({
  feitos: Object.fromEntries(FIRST_STEP_IDS.map((id) => [id, done.includes(id)])) as Record<
    FirstStepId,
    boolean
  >,
  prestadorId,
  agendaId,
  empresaId: 1,
});

const meta = {
  title: 'Telas/Primeiros passos',
  component: FirstStepsPage,
  tags: ['novo'],
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/primeiros-passos' },
    msw: [simulate(firstSteps, state(['company', 'customer', 'branch']))],
  },
  decorators: [withApp],
} satisfies Meta<typeof FirstStepsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMeio: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Ir para Setor' }, LOADS);
    await expect(next).toHaveAttribute('href', '/department/new');
    await expect(canvas.getByText('3 de 17')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Conferir: Empresa' })).toHaveAttribute(
      'href',
      '/companies/1',
    );
    await expect(canvas.getByRole('link', { name: 'Adicionar: Unidade' })).toHaveAttribute(
      'href',
      '/branch/new',
    );
    for (const [step, path] of [
      ['Riscos', '/riscos/new'],
      ['Exames por risco', '/risco-procedimento/new'],
      ['Descrição dos riscos', '/descricao-risco/new'],
      ['Riscos do cargo', '/perfil-exposicao/new'],
    ])
      await expect(canvas.getByRole('link', { name: `Ir para ${step}` })).toHaveAttribute('href', path);
    // A price is of a clinic: without one there is nowhere to go, and it says so.
    await expect(canvas.getAllByText('Primeiro cadastre a clínica.')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Ir para Exames e preços da clínica' })).toBeNull();
  },
};

export const ComClinica: Story = {
  parameters: {
    msw: [simulate(firstSteps, state(['company', 'customer', 'branch', 'procedure', 'clinic'], 7))],
  },
  play: async ({ canvas }) => {
    const prices = await canvas.findByRole('link', { name: 'Ir para Exames e preços da clínica' }, LOADS);
    await expect(prices).toHaveAttribute('href', '/supplier/7/procedures');
  },
};

/** The clinic is there and its street is not: it is filled in, and not another clinic made. */
export const ClinicaSemLogradouro: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [simulate(firstSteps, state(['company', 'customer', 'branch', 'procedure'], 7))],
  },
  play: async ({ canvas }) => {
    const clinic = await canvas.findByRole('link', { name: 'Ir para Clínica' }, LOADS);
    await expect(clinic).toHaveAttribute('href', '/supplier/7');
    await expect(canvas.getByText('Falta o logradouro da clínica cadastrada.')).toBeVisible();
  },
};

/** An agenda is there and its week is not: that is what is missing, and not another agenda. */
export const SemanaPorDesenhar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [simulate(firstSteps, state(['company', 'customer', 'branch', 'procedure', 'clinic'], 7, 4))],
  },
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('link', { name: 'Ir para Agenda da clínica' }, LOADS);
    await expect(week).toHaveAttribute('href', '/agenda/4/grade');
  },
};

export const TudoPronto: Story = {
  parameters: { msw: [simulate(firstSteps, state(FIRST_STEP_IDS, 7))] },
  play: async ({ canvas }) => {
    await canvas.findByText('Tudo pronto: o primeiro exame já pode ser pedido.', {}, LOADS);
    await expect(canvas.getByRole('link', { name: 'Novo agendamento' })).toBeVisible();
  },
};

const done: FirstStepId[] = [];

function Saving() {
  const api = useApi();
  return <Button onPress={() => void api.invoke(readNotifications, { body: [1] })}>Salvar</Button>;
}

/** What comes next stands above every screen in whichever browser, and follows what is saved on that screen. */
export const NasTelas: Story = {
  name: 'Nas telas',
  tags: ['interacoes'],
  beforeEach: () => {
    done.splice(0, done.length, 'company');
    localStorage.removeItem('apto.primeiros-passos');
  },
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/customers/new' },
    msw: [
      simulate(firstSteps, () => state(done)),
      simulate(readNotifications, () => {
        done.push('customer');
        return { lidas: 1 };
      }),
    ],
  },
  render: () => (
    <>
      <FirstStepsBanner />
      <Saving />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Primeiros passos: 1 de 17. A seguir: Cliente.', {}, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await canvas.findByText('Primeiros passos: 2 de 17. A seguir: Unidade.', {}, LOADS);
  },
};

export const Falhou: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simulate(firstSteps, new SimulatedError(503, { message: 'Serviço indisponível' }))] },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler os primeiros passos.', {}, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  },
};

export const Carregando: Story = {
  parameters: { msw: [simulate(firstSteps, () => delay('infinite').then(() => state([])))] },
};

const HERE = { id: 1, name: 'Apto Saúde Ocupacional' };
const OTHER = { id: 2, name: 'Apto Campinas' };
const inHere = storySession(EVERY_PERMISSION);
const asked: string[] = [];

/** The change ends the session that asked for it: what is read again with it is a 401. */
export const TrocarDeEmpresa: Story = {
  tags: ['interacoes'],
  render: () => (
    <>
      <CompanyMenu />
      <FirstStepsBanner />
    </>
  ),
  parameters: {
    app: {
      session: { ...inHere, profile: { ...inHere.profile, companies: [HERE, OTHER] } },
      address: '/customers/new',
      routes: [{ path: HOME_ROUTE, element: <CompanyMenu /> }],
    },
    msw: [
      simulate(firstSteps, () => {
        asked.push('passos');
        return state(['company']);
      }),
      simulate(switchCompany, () => {
        asked.push('troca');
        return { access_token: 'x.e30.x' };
      }),
      simulate(me, { ...storySelf(OTHER), companies: [HERE, OTHER] }),
    ],
  },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Primeiros passos' }, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Trocar de empresa/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: OTHER.name }, LOADS));
    await canvas.findByRole('button', { name: `Trocar de empresa. Você está em ${OTHER.name}` }, LOADS);
    await expect(asked.slice(asked.indexOf('troca'))).toEqual(['troca']);
  },
};
