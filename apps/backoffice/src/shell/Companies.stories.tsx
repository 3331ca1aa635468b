import { me } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { Page } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import { withApp } from '../shared/stories/decorator.tsx';
import { frameResponses } from '../shared/stories/responses.ts';
import { storySelf } from '../shared/stories/self.ts';
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
