import {
  bookReservas,
  getPrestador,
  listNationalFeriados,
  municipalFeriados,
  prestadorFerias,
  reservationOptions,
} from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { businessHours } from '@apto/domain/fixtures';
import { nextAvailableDay } from '@apto/domain/intervalo';
import { STATUS } from '@apto/domain/status';
import { addDays } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyRow } from '../../stories/data.ts';
import { withApp } from '../../stories/decorator.tsx';
import { reservaResponses, storyConfig } from './reserva.fixture.ts';
import ReservaDialog from './ReservaDialog.tsx';

const CLINIC = { id: 7, name: 'Clínica São Lucas Medicina do Trabalho' };
const GONE = 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';
const WAIT = 'Aguarde estamos inserindo os agendamentos no prestador. Esta operação pode demorar. Aguarde.';

const firstDay = (): string => {
  const moment = now();
  const from = addDays(moment.data, 2);
  const context = { now: moment, feriados: [], ferias: [], openingHours: businessHours };
  return nextAvailableDay(from, context) ?? from;
};
/** One exam, at the request's own clinic. */
const options = (obstacle: string | null = null) => {
  const { examesAtendidos, ...config } = storyConfig(100, 'Ana Beatriz Nogueira');
  return simulate(reservationOptions, () => ({
    id: 500,
    version: 1,
    config: {
      ...config,
      tempoPrevisto: { minutos: 80, aoMenos: true },
      examesAtendidos: examesAtendidos.slice(0, 1),
      examesNaoAtendidos: [],
    },
    prestador: CLINIC,
    cidadeId: 1,
    clienteId: 1,
    tipoExameId: 2,
    pcd: false,
    periodo: 1,
    dataSugestaoInicial: firstDay(),
    dataSugestaoFinal: addDays(firstDay(), 7),
    obstaculo: obstacle,
  }));
};
/** When the last of what the dialog stands on was answered, in ms. */
let answeredAt = 0;
const facts = [
  simulate(getPrestador, {
    ...CLINIC,
    code: '5001',
    cnpj: '11222333000181',
    phone: null,
    commercialPhone: null,
    email: null,
    prioridade: 'PREFERENCIAL',
    street: null,
    number: null,
    neighborhood: null,
    addressComplement: null,
    zipCode: null,
    city: { cidade: 'Campinas', estado: 'SP' },
    openingHours: businessHours,
    systemsAndTechnology: { name: 'SOC' },
    advanceDeposit: false,
    reservaFaixas: true,
    tipoAtendimento: 'Horário marcado',
    fuso: 'America/Sao_Paulo',
    latitude: null,
    longitude: null,
  }),
  simulate(listNationalFeriados, []),
  simulate(municipalFeriados, []),
  simulate(prestadorFerias, () => {
    answeredAt = performance.now();
    return [];
  }),
  ...reservaResponses(),
];

const bodies: unknown[] = [];
const booked = simulate(bookReservas, async ({ body }) => {
  bodies.push(body);
  await delay(300);
  return {
    id: 500,
    version: 2,
    idStatus: STATUS.AGENDADO,
    status: { id: STATUS.AGENDADO, descricao: 'Agendado', primevueColor: 'success' },
    idFuncionario: 100,
    nomeFuncionario: 'Ana Beatriz Nogueira',
  };
});

const meta = {
  title: 'Telas/Agendamentos/Reserva de horários',
  component: ReservaDialog,
  tags: ['novo'],
  decorators: [withApp],
  args: {
    row: storyRow(0, { idStatus: STATUS.AGUARDANDO_CONFIRMACAO_AGENDA }),
    onClose: fn(),
    onBook: fn(),
  },
  parameters: { layout: 'fullscreen', msw: [options(), booked, ...facts] },
  beforeEach: () => {
    bodies.length = 0;
  },
} satisfies Meta<typeof ReservaDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reserva de horários' }));

/** The first day that the range has, and 09:00 on it. */
async function choose(): Promise<void> {
  const view = await dialog();
  const box = await view.findByRole('textbox', { name: 'Data' });
  await userEvent.clear(box);
  await userEvent.type(box, firstDay().split('-').reverse().join(''));
  const hour = await waitFor(() => {
    const found = view.getByRole('combobox', { name: 'Horário' });
    if (found.getAttribute('aria-disabled') === 'true') throw new Error('the time still waits');
    return found;
  });
  hour.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: /^09:00/ }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

/** doc2 §2.12: what was chosen is confirmed; meanwhile the dialog says what happens and cannot be closed. */
export const Confirmar: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    await choose();
    await expect(
      (await dialog()).getByText(/^Tempo previsto na clínica: pelo menos 1 h 20 min\./),
    ).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmar' }));
    await expect((await screen.findAllByText(WAIT))[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onBook).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(bodies).toMatchObject([
      [{ prestadorId: 7, examesIds: [11], itens: [{ data: firstDay(), horarioChegada: '09:00' }] }],
    ]);
  },
};

/** doc2 §8: a slot that is gone when it is saved is said in the server's words, and the dialog stays. */
export const HorarioPerdido: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      options(),
      simulate(bookReservas, new SimulatedError(409, { message: GONE, codigo: 'FAIXA_INDISPONIVEL' })),
      ...facts,
    ],
  },
  play: async ({ args }) => {
    await choose();
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Confirmar' }));
    await expect((await view.findAllByText(GONE))[0]).toBeInTheDocument();
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** issue 10 'Holds', both tabs agree: what another tab keeps for the employee took the place of what is kept here. */
export const OutraAba: Story = {
  tags: ['interacoes'],
  play: async () => {
    await choose();
    const view = await dialog();
    await expect(await view.findByText('Horário reservado por')).toBeInTheDocument();
    const tab = new BroadcastChannel('apto.horarios');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tab.postMessage(100);
    const told = 'Outra aba sua escolheu horários para este funcionário: estes não estão mais reservados.';
    await expect(await view.findByText(told)).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Manter os horários escolhidos' }));
    await expect(await view.findByText('Horário reservado por')).toBeInTheDocument();
    tab.close();
  },
};

const footer = async () => {
  const view = await dialog();
  await expect(await view.findByRole('button', { name: 'Confirmar' })).toBeDisabled();
  return view;
};

/** doc2 §2.12: both buttons are there from the beginning, and there is nothing to confirm yet. */
export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(reservationOptions, () => delay('infinite') as never), ...facts] },
  play: async ({ args }) => {
    const view = await footer();
    await userEvent.click(view.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** doc2 §8 'Reservation load failure': the server's words, a new try, and the way out. */
export const Falhou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(reservationOptions, new SimulatedError(502, { message: 'A agenda não respondeu.' })),
      ...facts,
    ],
  },
  play: async () => {
    const view = await footer();
    await view.findByText(/A agenda não respondeu\./);
    await view.findByRole('button', { name: 'Tentar novamente' });
    await view.findByRole('button', { name: 'Cancelar' });
  },
};

/** doc2 §2.12: it pauses 500 ms after loading. */
export const EsperaDepoisDeCarregar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    answeredAt = 0;
  },
  play: async () => {
    const view = await dialog();
    await view.findByRole('textbox', { name: 'Data' });
    await expect(answeredAt).toBeGreaterThan(0);
    await expect(performance.now() - answeredAt).toBeGreaterThanOrEqual(500);
    // One pair of buttons: the rows' own.
    await expect(view.getAllByRole('button', { name: 'Confirmar' })).toHaveLength(1);
  },
};

/** doc2 §4: where only an attendant can go on, it says why and books nothing. */
export const SoAtendente: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      options('O funcionario do agendamento está sem riscos. Por favor, aplique os riscos no funcionário.'),
      ...facts,
    ],
  },
  play: async ({ args }) => {
    const view = await dialog();
    await view.findByText(/está sem riscos/);
    await expect(view.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
