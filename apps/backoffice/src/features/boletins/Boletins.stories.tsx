import {
  boletimFile,
  boletimReaders,
  getBoletim,
  listBoletins,
  markBoletimRead,
  type BoletimHeadline,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BOLETINS_ROUTE } from '../../shared/routing/addresses.ts';
import { storySession } from '../../shared/stories/data.ts';
import { down, showsFailure, showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { BoletimList } from './BoletimList.tsx';
import { BoletimView } from './BoletimView.tsx';

const LOADS = { timeout: 10_000 };
const READ_AT = '2026-11-23T12:05:00.000Z';
const BULLETINS: BoletimHeadline[] = [
  { id: 3, descricao: 'Plantão do fim do ano', data: '2026-11-23', lidoEm: null },
  { id: 2, descricao: 'Novo kit para exames de altura', data: '2026-11-16', lidoEm: null },
  { id: 1, descricao: 'Boas-vindas', data: '2026-11-02', lidoEm: READ_AT },
];
const TEXT = 'De 21/12 a 02/01 atendemos das 8h às 12h.\n\nUrgências: fale com a central.';
let marked = 0;
const readers = simulate(boletimReaders, {
  items: [
    { id: 4, name: 'Bruno Lima', lidoEm: null },
    { id: 5, name: 'Ana Souza', lidoEm: READ_AT },
  ],
  meta: onePage(2, 10),
  lidos: 1,
});

const meta = {
  title: 'Telas/Boletins da empresa',
  component: BoletimList,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: BOLETINS_ROUTE },
    msw: [
      simulate(listBoletins, { items: BULLETINS, meta: onePage(3, 10), naoLidos: 2 }),
      simulate(getBoletim, { ...BULLETINS[0]!, texto: TEXT, nomeArquivo: null }),
      simulate(markBoletimRead, () => {
        marked += 1;
        return { ok: true as const };
      }),
      readers,
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof BoletimList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 ainda não lidos.', {}, LOADS)).toBeVisible();
    await expect(canvas.getAllByText('Não lido')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Boas-vindas' })).toHaveAttribute(
      'href',
      '/boletins/1/view',
    );
  },
};

/** doc3 §9: on a phone the way to writing them is an icon. */
export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const write = await canvas.findByRole('link', { name: 'Escrever e alterar' }, LOADS);
    await expect(write).toHaveTextContent('');
    await expect(write).toHaveAttribute('href', '/boletins/list');
  },
};

export const Nenhum: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listBoletins, { items: [], meta: onePage(0, 10), naoLidos: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum boletim para você ainda.', {}, LOADS)).toBeVisible();
  },
};

/** Seen is read; whoever writes them sees who has. */
export const Ler: Story = {
  tags: ['interacoes'],
  render: () => <BoletimView id={3} />,
  play: async ({ canvas }) => {
    marked = 0;
    await expect(await canvas.findByText(/Urgências: fale com a central/, {}, LOADS)).toBeVisible();
    await expect(await canvas.findByText('1 de 2 já leram.', {}, LOADS)).toBeVisible();
    await expect(canvas.getByText('Ainda não leu')).toBeVisible();
    await waitFor(() => expect(marked).toBe(1), LOADS);
  },
};

/** Without the permission to write, the reading alone. */
export const SoLer: Story = {
  tags: ['interacoes'],
  render: () => <BoletimView id={3} />,
  parameters: { app: { session: storySession([]), address: '/boletins/3/view' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Urgências/, {}, LOADS)).toBeVisible();
    await expect(canvas.queryByText('Quem leu')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Alterar' })).toBeNull();
  },
};

/** One that says it in a PDF: the file stands where the text would, and opens above the page. */
export const ComArquivo: Story = {
  tags: ['interacoes'],
  render: () => <BoletimView id={3} />,
  parameters: {
    msw: [
      simulate(getBoletim, { ...BULLETINS[0]!, texto: null, nomeArquivo: 'plantao.pdf', lidoEm: READ_AT }),
      simulate(boletimFile, new SimulatedError(503, { message: 'O armazenamento não respondeu.' })),
      simulate(boletimReaders, { items: [], meta: onePage(0, 10), lidos: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('plantao.pdf', {}, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plantão do fim do ano' }, LOADS);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const DeOutroPublico: Story = {
  tags: ['estados'],
  render: () => <BoletimView id={9} />,
  parameters: {
    app: { session: storySession([]), address: '/boletins/9/view' },
    msw: [simulate(getBoletim, new SimulatedError(404, { message: 'Registro não encontrado.' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este boletim não está entre os seus.', {}, LOADS)).toBeVisible();
  },
};

/** Whoever writes them is told where its text is, and still sees who it reaches. */
export const DeOutroPublicoParaQuemEscreve: Story = {
  tags: ['estados'],
  render: () => <BoletimView id={9} />,
  parameters: {
    msw: [simulate(getBoletim, new SimulatedError(404, { message: 'Registro não encontrado.' })), readers],
  },
  play: async ({ canvas }) => {
    const told = await canvas.findByText('Você não está entre quem recebe este boletim hoje.', {}, LOADS);
    await expect(told).toBeVisible();
    await expect(canvas.queryByText('Este boletim não está entre os seus.')).toBeNull();
    await expect(await canvas.findByText('1 de 2 já leram.', {}, LOADS)).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listBoletins, unanswered)] },
  play: showsWaiting,
};
export const ComErro: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listBoletins, down())] },
  play: showsFailure,
};
