import { checkManual, manualFile } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { storySession } from '../shared/stories/data.ts';
import { withApp } from '../shared/stories/decorator.tsx';
import { Help } from './Help.tsx';
import ManualDialog from './ManualDialog.tsx';
import { seen } from '../shared/stories/seen.ts';

const NONE = { urlGed: null, descricao: null, versao: null };
const FOUND = {
  urlGed: '/api/manuais-sistema/agendamentos/arquivo',
  descricao: 'Manual dos agendamentos',
  versao: '2.1',
};
const EMPTY = 'Esta tela não possui manual cadastrado ainda.';
/** The dialog and the code of the PDF come when they are asked for. */
const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Manual da tela',
  component: ManualDialog,
  tags: ['estavel'],
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(['gestao_medica_v3:view']), address: '/gestao-medica-v3/agendamentos' },
    msw: [simulate(checkManual, NONE)],
  },
  decorators: [withApp],
} satisfies Meta<typeof ManualDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** doc3 §2.9: who may not write manuals is told, and offered nothing. */
export const SemManual: Story = {
  play: async () => {
    await seen(screen.findByText(EMPTY, {}, LOADS));
    await expect(screen.queryByRole('link', { name: 'Cadastrar manual' })).toBeNull();
  },
};

export const SemManualParaQuemCadastra: Story = {
  parameters: { app: { session: storySession(EVERY_PERMISSION), address: '/cadastros' } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Cadastrar manual' }, LOADS);
    await expect(link).toHaveAttribute('href', '/manuais/new?tela=cadastros');
  },
};

export const Falhou: Story = {
  parameters: { msw: [simulate(checkManual, new SimulatedError(503, { message: 'Serviço indisponível' }))] },
  play: async () => {
    await seen(screen.findByRole('button', { name: 'Tentar novamente' }, LOADS));
  },
};

/** The manual is there and its file does not come: it can be asked for again. */
export const ArquivoFalhou: Story = {
  parameters: {
    msw: [
      simulate(checkManual, FOUND),
      simulate(manualFile, new SimulatedError(503, { message: 'O armazenamento não respondeu.' })),
    ],
  },
  play: async () => {
    await seen(screen.findByText('O armazenamento não respondeu.', {}, LOADS));
    await seen(screen.findByText('Versão 2.1'));
    await expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

/** The tooltip of the help says that there is a manual once somebody comes near; the help leads to it. */
export const PelaAjuda: Story = {
  tags: ['interacoes'],
  render: () => <Help />,
  parameters: {
    msw: [
      simulate(checkManual, FOUND),
      simulate(manualFile, new SimulatedError(503, { message: 'O armazenamento não respondeu.' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Ajuda' }));
    const help = await canvas.findByRole('button', { name: 'Ajuda. Clique para ver o manual.' }, LOADS);
    await userEvent.click(help);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o manual desta tela' }, LOADS));
    await seen(screen.findByRole('dialog', { name: 'Manual dos agendamentos' }, LOADS));
  },
};

/** Read and left, with its code here and with it on its way: the focus is where it was asked from. */
export const VoltaParaAAjuda: Story = {
  tags: ['interacoes'],
  render: () => (
    <>
      <h1 tabIndex={-1}>Agendamentos</h1>
      <Help />
    </>
  ),
  parameters: { msw: [simulate(checkManual, NONE)] },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button', { name: 'Ajuda' });
    for (const [choice, dialog] of [
      ['Ver o manual desta tela', 'Manual desta tela'],
      ['Ver o manual desta tela', 'Manual desta tela'],
      ['Ver todas as teclas (?)', 'Teclas do Apto'],
      ['Ver todas as teclas (?)', 'Teclas do Apto'],
    ] as const) {
      help.focus();
      await userEvent.keyboard('{Enter}');
      const chosen = await screen.findByRole('button', { name: choice }, LOADS);
      chosen.focus();
      await userEvent.keyboard('{Enter}');
      await seen(screen.findByRole('dialog', { name: dialog }, LOADS));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: dialog })).toBeNull(), LOADS);
      await waitFor(() => expect(help).toHaveFocus());
    }
  },
};
