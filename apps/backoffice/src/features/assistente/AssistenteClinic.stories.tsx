import {
  municipalFeriados,
  getCliente,
  getPrestador,
  orderedPrestadores,
  prestadorReservaHorario,
  whyNotAvailable,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { PERMISSION } from '@apto/domain/permissions';
import { formatDate } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { now } from '@apto/api-client/react';
import { Assistente } from './Assistente.tsx';
import { eventStream } from '../../shared/stories/responses.ts';
import { toldInNotice, visible } from './stories/visible.ts';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import { CIDADE, complete, freeDay, withoutClinicYet } from './stories/pedidos.ts';
import { storyCliente, storyPage } from '../../shared/stories/data.ts';
import { CLINICS, clinicRecord, assistenteResponses } from './stories/responses.ts';

const withoutClinic = (count = 4) => ({ pedido: () => withoutClinicYet(count) });

const meta = {
  title: 'Telas/Criar agendamento/Definir clínica',
  component: Assistente,
  tags: ['novo'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses(), assistente: withoutClinic() },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: /Clínica/ }));
  await userEvent.click(await screen.findByRole('option', { name: name }));
}

export const Galeria: Story = {
  tags: ['galeria'],
  parameters: { assistente: { pedido: () => ({ ...complete(4), step: 'definir-clinica' }) } },
};
export const Vazia: Story = { tags: ['estados'] };

/** Choosing resets what depends on the clinic, and its hours and address can be read (doc2 §2.7). */
export const Escolher: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await choose(/São Lucas/);
    const view = () => canvas.findByRole('link', { name: 'Ver informações da clínica' });
    await waitFor(async () => expect(await view()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(await view());
    const panel = within(await screen.findByRole('dialog', { name: 'Informações da clínica' }));
    await visible(panel.getByText(/Rua das Flores, 120/));
    await userEvent.keyboard('{Escape}');
    await advance();
    await visible(await canvas.findByRole('button', { name: 'Período sugerido: Campo obrigatório' }));
  },
};

/** A municipal holiday of the chosen city (doc2 §5): the range is cleared and the toast says why. */
export const Feriado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(municipalFeriados, () => [
        {
          dataFeriado: freeDay(now()),
          abrangencia: 'MUNICIPAL' as const,
          nome: 'Aniversário da cidade',
          cidade: { cidade: CIDADE.cidade, estado: CIDADE.estado },
        },
      ]),
    ]),
  },
  play: async ({ canvas }) => {
    const day = formatDate(freeDay(now()));
    await choose(/São Lucas/);
    const initial = () => canvas.findByRole('textbox', { name: 'Data inicial' });
    await waitFor(async () => expect(await initial()).toBeEnabled());
    await userEvent.type(await initial(), day.replaceAll('/', ''));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Data final' }), day.replaceAll('/', ''));
    const text = `Por favor selecione outro período de datas, ${day} é feriado municipal em Campinas-SP`;
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
    await expect(await initial()).toHaveValue('');
    // doc2 §5 'Wizard in general': the step that is left all the same says 'Erro', with why.
    await advance();
    await toldInNotice('Erro');
  },
};

/** The days may come first: each clinic then says whether it serves in them, and the chosen one keeps them. */
export const DatasAntes: Story = {
  name: 'Datas antes da clínica',
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(orderedPrestadores, ({ query }) => {
        const from = query.get('desde');
        return storyPage(
          CLINICS.map((clinic, at) => ({
            ...clinic,
            diasAtendidos: [1, 2, 3, 4, 5],
            proximaData: at === 0 ? from : null,
          })),
        );
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const day = formatDate(freeDay(now()));
    const initial = () => canvas.findByRole('textbox', { name: 'Data inicial' });
    await waitFor(async () => expect(await initial()).toBeEnabled());
    await userEvent.type(await initial(), day.replaceAll('/', ''));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Data final' }), day.replaceAll('/', ''));
    await userEvent.click(await screen.findByRole('combobox', { name: /Clínica/ }));
    const [first, second] = await screen.findAllByRole('option');
    await expect(first).toHaveAccessibleName(/seg a sex, |seg a sex · próxima data/);
    await expect(second).toHaveAccessibleName(/Não atende nos dias escolhidos/);
    await userEvent.click(first as HTMLElement);
    await waitFor(async () => expect(await initial()).toHaveValue(day));
  },
};

/** A provider outside of the suggested ones asks first (doc2 §2.7), and one that is not released says so (§2.13). */
export const OutrosELiberar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await choose(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Policlínica Barão Geraldo' }));
    await expect(
      (
        await screen.findAllByText(
          'O prestador não atende os funcionários da empresa: Metalúrgica Serra Azul',
        )
      ).length,
    ).toBe(2);
    // Beside the decision stand the prices, as the table that they are.
    const prices = await dialog.findByRole('table', { name: 'Valores dos exames do prestador' });
    await expect(getComputedStyle(prices.querySelector('thead')!).display).toBe('table-header-group');
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
    await visible(await screen.findByText('Prestador liberado com sucesso'));
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue(
      '0009 - Policlínica Barão Geraldo | Campinas - SP',
    );
  },
};

let isReleased = false;
/** What speaks against a clinic is asked anew once it was released: the release is no reason any more. */
export const LiberadaMasSemHorarios: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(getPrestador, ({ params }) => ({ ...clinicRecord(Number(params['id'])), openingHours: [] })),
      simulate(whyNotAvailable, () => ({
        motivos: [
          ...(isReleased
            ? []
            : [{ codigo: 'NOT_RELEASED', texto: 'Ela não está liberada.', quem: 'Quem libera.', datas: [] }]),
          { codigo: 'NO_HOURS', texto: 'Ela não tem horários.', quem: 'Quem edita o cadastro.', datas: [] },
        ],
        opcoes: { dias: [], periodos: [], clinicas: [] },
      })),
    ]),
  },
  beforeEach: () => {
    isReleased = false;
  },
  play: async ({ canvas }) => {
    await choose(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Policlínica Barão Geraldo' }));
    await visible(await dialog.findByText(/Ela não está liberada/));
    isReleased = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar' }));
    await waitFor(() => expect(canvas.getByText(/Ela não tem horários/)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(/Ela não está liberada/)).toBeNull());
  },
};

export const AlterarPrestador: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await choose(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar prestador' }));
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue('');
  },
};

/** Issue 10 'Por que não?': who can help, and one press takes a clinic that serves, with its day. */
export const OutraClinicaNoLugar: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: { ...withoutClinic(1), permissions: [PERMISSION.AGENDAMENTOS_CRIAR] },
    msw: assistenteResponses([
      simulate(whyNotAvailable, () => ({
        motivos: [
          {
            codigo: 'NOT_RELEASED',
            texto: 'A clínica não está liberada para este cliente.',
            quem: 'Quem tem a permissão de liberar prestadores pode liberar a clínica para este cliente.',
            datas: [],
          },
        ],
        opcoes: {
          dias: [],
          periodos: [],
          clinicas: [{ id: 7, name: 'Clínica São Lucas', distanciaMetros: 1200, data: freeDay(now()) }],
        },
      })),
    ]),
  },
  play: async ({ canvas }) => {
    await choose(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Policlínica Barão Geraldo' }));
    await visible(await dialog.findByText(/permissão de liberar prestadores/));
    await userEvent.click(dialog.getByRole('button', { name: /^Clínica São Lucas, 1,2 km, / }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue(
        '0007 - Clínica São Lucas Medicina do Trabalho | Campinas - SP',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Data inicial' })).toHaveValue(formatDate(freeDay(now()))),
    );
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};

/** A clinic that cannot do the clinical exam is found by its name, last, and says why it cannot be chosen. */
export const SemExameClinico: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(orderedPrestadores, ({ query }) => {
        const unable = {
          ...CLINICS[1]!,
          motivos: [
            {
              codigo: 'NOT_OCCUPATIONAL',
              texto: 'A clínica não faz o exame clínico ocupacional.',
              quem: 'Quem edita o cadastro da clínica pode marcar que ela faz.',
            },
          ],
        };
        const items = query.get('comMotivos') === 'true' ? [unable] : [CLINICS[0]!];
        return {
          items,
          meta: onePage(items.length),
        };
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: /Clínica/ });
    await userEvent.click(box);
    await userEvent.type(box, 'Cambuí');
    const option = await screen.findByRole('option', { name: /não faz o exame clínico ocupacional/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option, { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Escape}');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** Without the permission there is only the way back, and whom to ask (doc2 §6). */
export const SemPermissaoParaLiberar: Story = {
  tags: ['interacoes'],
  parameters: { assistente: { ...withoutClinic(1), permissions: [PERMISSION.AGENDAMENTOS_CRIAR] } },
  play: async ({ canvas }) => {
    await choose(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Policlínica Barão Geraldo' }));
    await visible(dialog.getByText(/gestor do contrato/));
    await expect(dialog.queryByRole('button', { name: 'Liberar' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue(''));
  },
};

let tell: ((text: string) => void) | null = null;
/** doc2 §4: somebody else releases it, and the wizard goes on by itself. */
export const LiberadoPorOutraPessoa: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: { ...withoutClinic(1), permissions: [PERMISSION.AGENDAMENTOS_CRIAR] },
    msw: assistenteResponses([eventStream((send) => (tell = send))]),
  },
  beforeEach: () => {
    tell = null;
  },
  play: async ({ canvas }) => {
    await choose(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialog = () => screen.queryByRole('dialog', { name: 'Policlínica Barão Geraldo' });
    await waitFor(() => expect(dialog()).toBeVisible());
    // The stream's code comes after the dialog.
    await waitFor(() => expect(tell).not.toBeNull());
    tell?.('event: liberacao\ndata: {"idPrestador":9,"idCliente":2}\n\n');
    tell?.('event: liberacao\ndata: {"idPrestador":9,"idCliente":1}\n\n');
    // The notice is drawn again as it takes its place.
    await waitFor(() => expect(screen.getByText('Prestador liberado com sucesso')).toBeVisible());
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue(
      '0009 - Policlínica Barão Geraldo | Campinas - SP',
    );
  },
};

const reserva = [
  simulate(getCliente, storyCliente({ usaReservaHorario: true })),
  simulate(getPrestador, ({ params }) => clinicRecord(Number(params['id']), 'SOC')),
];

/** Exact slots are not to be had here yet: said at once, with the way out (doc2 §2.1, §2.8). */
export const ReservaDeHorarios: Story = {
  tags: ['recursos'],
  parameters: { msw: assistenteResponses(reserva) },
  play: async ({ canvas }) => {
    await choose(/São Lucas/);
    // The step of the slots is one of the request's from now on (doc2 §2.1).
    await visible(
      await within(canvas.getByRole('navigation', { name: 'Etapas' })).findByText('Dias e horários'),
    );
    // One period at a time (doc2 §4 'Period availability').
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Ambos' })).toBeNull());
    // A SOC clinic and a reservation client fix both on the requester (doc2 §4).
    await expect(canvas.getAllByText(/^Definido pelas regras do cliente\./)).toHaveLength(2);
  },
};

/** doc2 §8: the check failed, and the chosen provider is removed. */
export const FalhaNaReserva: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([...reserva, simulate(prestadorReservaHorario, new SimulatedError(503))]),
  },
  play: async ({ canvas }) => {
    await choose(/São Lucas/);
    await visible(
      await screen.findByText(
        'Não foi possível verificar se o prestador atende reserva de horários. Por favor, tente novamente.',
      ),
    );
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue('');
  },
};

/** The time is asked where the requester schedules (doc2 §5 'Clinic step'). */
export const Horario: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: {
      pedido: () => ({ ...complete(1), step: 'definir-clinica', quemAgenda: 'SOLICITANTE' }),
    },
  },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('textbox', { name: /Horário/ });
    await userEvent.type(time, '1500');
    await userEvent.tab();
    await visible(await canvas.findByText('O horário informado não está no período selecionado'));
    await userEvent.clear(time);
    await userEvent.type(time, '0930');
    await waitFor(() =>
      expect(canvas.queryByText('O horário informado não está no período selecionado')).toBeNull(),
    );
  },
};

/** doc2 §5: of a request for today alone, a time that is over. */
export const HorarioQueJaPassou: Story = {
  tags: ['interacoes'],
  globals: { clock: 'monday' },
  parameters: {
    assistente: {
      pedido: () => ({
        ...complete(1),
        step: 'definir-clinica',
        quemAgenda: 'SOLICITANTE',
        intervaloSugerido: { inicio: now().data, fim: now().data },
      }),
    },
  },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('textbox', { name: /Horário/ });
    await userEvent.type(time, '0830');
    await userEvent.tab();
    await visible(await canvas.findByText('O horário informado é menor que o atual'));
    await userEvent.clear(time);
    await userEvent.type(time, '1130');
    await waitFor(() => expect(canvas.queryByText('O horário informado é menor que o atual')).toBeNull());
  },
};
