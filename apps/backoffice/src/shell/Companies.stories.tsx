import { me, switchCompany } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { Page } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import { withApp } from '../shared/stories/decorator.tsx';
import { frameResponses } from '../shared/stories/responses.ts';
import { storySelf } from '../shared/stories/self.ts';
import { storySession } from '../shared/stories/data.ts';
import { holdUnsaved, isUnsavedAnywhere } from '../shared/unsaved.ts';
import './Banners.tsx';
import './CompanyMenu.tsx';
import { Frame } from './Frame.tsx';

/** The server hears that the page asks who it is, and answers when the story lets it. */
let asked = Promise.withResolvers<void>();
let answered = Promise.withResolvers<void>();

const meta = {
  title: 'Telas/Moldura/Empresas',
  component: Frame,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: { address: HOME_ROUTE },
    msw: [
      simulate(me, async () => {
        asked.resolve();
        await answered.promise;
        const self = storySelf();
        return { ...self, companies: [...self.companies, { id: 2, name: 'Apto Campinas' }] };
      }),
      ...frameResponses(),
    ],
  },
  args: { children: <Page title="Agendamentos">A tela.</Page> },
  decorators: [withApp],
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** issue 11: who took an invitation elsewhere since they signed in is offered the company here, without signing in anew. */
export const ConvidadaDepoisDeEntrar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    asked = Promise.withResolvers();
    answered = Promise.withResolvers();
    // The quiet moment in which the page asks comes at once: a busy machine has none for as long as it likes.
    spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })),
    );
    spyOn(globalThis, 'cancelIdleCallback').mockImplementation((handle) => window.clearTimeout(handle));
    return () => answered.resolve();
  },
  play: async ({ canvas }) => {
    const company = 'Trocar de empresa. Você está em Apto Saúde Ocupacional';
    await asked.promise;
    await expect(canvas.queryByRole('button', { name: company })).toBeNull();
    answered.resolve();
    await expect(await canvas.findByRole('button', { name: company })).toBeVisible();
  },
};

const TWO = storySession();
const switched = fn();
let saved = (): void => undefined;

/** What is half typed in another tab goes with the company that all tabs change: it is asked about before. */
export const TrocarComAlteracoesNaoSalvas: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      address: HOME_ROUTE,
      session: {
        ...TWO,
        profile: { ...TWO.profile, companies: [TWO.profile.empresa, { id: 2, name: 'Apto Campinas' }] },
      },
    },
    msw: [
      simulate(switchCompany, () => {
        switched();
        return new SimulatedError(403, { message: 'Só para contar.' });
      }),
      ...frameResponses(),
    ],
  },
  beforeEach: () => {
    switched.mockClear();
    // A lock knows no tab of its own: this stands for a form of another one.
    saved = holdUnsaved();
    return () => saved();
  },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: /^Trocar de empresa\./ });
    await waitFor(async () => expect(await isUnsavedAnywhere()).toBe(true));
    const choose = async (): Promise<void> => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Apto Campinas' }));
    };
    await choose();
    const question = within(await screen.findByRole('dialog', { name: 'Trocar para Apto Campinas?' }));
    await waitFor(() => expect(question.getByText(/alterações que não foram salvas/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Ficar aqui' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(switched).not.toHaveBeenCalled();
    saved();
    await waitFor(async () => expect(await isUnsavedAnywhere()).toBe(false));
    await choose();
    await waitFor(() => expect(switched).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
