import {
  getCliente,
  listPrestadores,
  prestadorPrices,
  releasedPrestador,
  releasedPrestadores,
  releasePrestador,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyPage, storyCliente } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { frameResponses } from '../../shared/stories/responses.ts';
import { ReleaseScreen } from './ReleaseScreen.tsx';

const EXAMES = [
  'Acuidade visual',
  'Audiometria',
  'Avaliação clínica',
  'Espirometria',
  'Glicemia',
  'Hemograma',
];
const PRICES = [...EXAMES, ...EXAMES.map((name) => `${name} com laudo`)].map((name, i) => ({
  id: i + 1,
  procedimento: { id: i + 1, name },
  valorCobrar: 30 + i * 4.75,
}));

const clinic = (id: number, name: string, priority: 'PREFERENCIAL' | 'OUTROS') => ({
  id,
  name,
  code: String(id).padStart(4, '0'),
  cnpj: '12345678000195',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: priority,
  sistema: null,
  neighborhood: 'Centro',
  tipoAtendimento: 'Ambos',
  distanciaMetros: null,
});
const CLINICS = [
  clinic(7, 'Clínica São Lucas', 'PREFERENCIAL'),
  clinic(9, 'Policlínica Barão Geraldo', 'OUTROS'),
];
const CLIENTE = storyCliente();

const asked: string[] = [];
let released = new Set<number>();
const responses = [
  ...frameResponses(),
  simulate(getCliente, CLIENTE),
  simulate(listPrestadores, ({ query }) => {
    const ids = query.get('ids')?.split(',').map(Number);
    return storyPage(CLINICS.filter(({ id }) => !ids || ids.includes(id)));
  }),
  simulate(releasedPrestadores, () => ({
    items: [...released].map((id) => ({ id, prestador: { id } })),
  })),
  simulate(releasedPrestador, ({ params }) => ({
    id: null,
    condicao: released.has(Number(params['providerId'])),
  })),
  simulate(releasePrestador, ({ body }) => {
    released.add((body as { idPrestador: number }).idPrestador);
    return { id: 5 };
  }),
  simulate(prestadorPrices, ({ query }) => {
    const [key, direction] = (query.get('sort') ?? '').split(' ');
    asked.push(query.get('sort') ?? '');
    const size = Number(query.get('limit'));
    const from = (Number(query.get('page')) - 1) * size;
    const sorted = key === 'valor_cobrar' && direction === 'DESC' ? PRICES.toReversed() : PRICES;
    return storyPage(sorted.slice(from, from + size), PRICES.length);
  }),
];

const meta = {
  title: 'Telas/Liberar prestador',
  component: ReleaseScreen,
  tags: ['novo'],
  decorators: [
    withApp,
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  args: { givenPrestador: null, givenCliente: null },
  parameters: { layout: 'fullscreen', msw: responses },
  beforeEach: () => {
    asked.length = 0;
    released = new Set([7]);
  },
} satisfies Meta<typeof ReleaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazia: Story = { tags: ['estados'] };
export const Preenchida: Story = {
  tags: ['galeria'],
  args: { givenPrestador: 9, givenCliente: 1 },
};

/** doc2 §2.13: clinic and customer are chosen, what it charges is seen in pages and in order, and it is released. */
export const Liberar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const button = () => canvas.findByRole('button', { name: /^Liberar/ });
    await expect(await button()).toHaveAccessibleDescription('Escolha o prestador e o cliente.');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Prestador/ }));
    // Of no customer yet, no clinic is called released.
    await expect(await screen.findByRole('option', { name: /São Lucas/ })).not.toHaveAccessibleName(
      /liberado/i,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Cliente/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Metalúrgica Serra Azul' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: /Prestador/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Barão Geraldo/ }));
    await expect(await canvas.findByText('Mostrando 10 de 12 registros')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Valor cobrado/ }));
    await waitFor(() => expect(asked).toContain('valor_cobrar ASC'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /por página/ }), '5');
    await expect(await canvas.findByText('Mostrando 5 de 12 registros')).toBeVisible();
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(await button());
    await waitFor(() => expect(screen.getByText('Prestador liberado com sucesso')).toBeVisible());
    await waitFor(async () =>
      expect(await button()).toHaveAccessibleDescription(
        'O prestador já atende os funcionários deste cliente.',
      ),
    );
  },
};

/** doc2 §2.13: whoever is passed in is shown and cannot be changed. */
export const ComOsDoisDados: Story = {
  tags: ['interacoes'],
  args: { givenPrestador: 9, givenCliente: 1 },
  play: async ({ canvas }) => {
    const prestador = await canvas.findByRole('combobox', { name: /Prestador/ });
    const cliente = await canvas.findByRole('combobox', { name: /Cliente/ });
    await waitFor(() => expect(prestador).toHaveValue('0009 - Policlínica Barão Geraldo | Campinas - SP'));
    await waitFor(() => expect(cliente).toHaveValue('Metalúrgica Serra Azul'));
    await expect(prestador).toHaveAttribute('readonly');
    await expect(cliente).toHaveAttribute('readonly');
  },
};

/** Whom nobody knows by the id of the address cannot be released: somebody else is chosen. */
export const PrestadorDesconhecido: Story = {
  tags: ['interacoes'],
  args: { givenPrestador: 99, givenCliente: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O link traz um prestador que não foi encontrado')).toBeVisible();
    const button = await canvas.findByRole('button', { name: /^Liberar/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Escolha o prestador.');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Prestador/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Barão Geraldo/ }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A refusal of the server is shown as it is, and nothing is lost. */
export const Recusada: Story = {
  tags: ['estados'],
  args: { givenPrestador: 9, givenCliente: 1 },
  parameters: {
    msw: [
      simulate(releasePrestador, new SimulatedError(404, { message: 'Este cliente não foi encontrado.' })),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Liberar/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(await canvas.findByText('Este cliente não foi encontrado.')).toBeVisible();
  },
};

/** doc2 §8 'Price list failure': a toast, and the list says how to try again. */
export const ErroNosValores: Story = {
  tags: ['estados'],
  args: { givenPrestador: 9, givenCliente: 1 },
  parameters: {
    msw: [simulate(prestadorPrices, new SimulatedError(503, { message: 'Tente de novo.' })), ...responses],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText('Ocorreu algum problema')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
