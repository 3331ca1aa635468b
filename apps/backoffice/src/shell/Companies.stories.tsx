import { me } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '@apto/ui';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import { withApp } from '../shared/stories/decorator.tsx';
import { frameResponses } from '../shared/stories/responses.ts';
import { storySelf } from '../shared/stories/self.ts';
import { Frame } from './Frame.tsx';

const self = storySelf();

const meta = {
  title: 'Telas/Moldura/Empresas',
  component: Frame,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: { address: HOME_ROUTE },
    msw: [
      simulate(me, { ...self, companies: [...self.companies, { id: 2, name: 'Apto Campinas' }] }),
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
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole(
        'button',
        { name: 'Trocar de empresa. Você está em Apto Saúde Ocupacional' },
        { timeout: 10_000 },
      ),
    ).toBeVisible();
  },
};
