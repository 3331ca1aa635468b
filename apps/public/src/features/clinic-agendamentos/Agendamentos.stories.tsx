import {
  answerAsClinic,
  clinicCalendar,
  clinicKitFile,
  getClinicAgendamento,
  listClinicAgendamentos,
  noteAsClinic,
  type ClinicAgendamento,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { now, store } from '@apto/api-client/react';
import { businessHours } from '@apto/domain/fixtures';
import { addDays } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider as StoreProvider } from 'jotai';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clinicSession } from '../../shared/clinic/session.ts';
import { page } from '../../shared/stories/data.ts';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { ClinicShell } from '../../shell/ClinicShell.tsx';
import { Root } from '../../shell/Root.tsx';
import { Agendamentos } from './Agendamentos.tsx';
import { storyAgendamento, storyDetail } from './story-data.ts';

const TODAY = now().data;
const NAME = 'Débora Sales de Albuquerque';

const WAITING: ClinicAgendamento[] = [
  storyAgendamento({ dataAgendamento: addDays(TODAY, 1) }),
  storyAgendamento({
    id: 3002,
    funcionario: { name: 'Caio Nunes', cpf: '***.982.247-**' },
    dataAgendamento: addDays(TODAY, 1),
    horaAgendamento: null,
  }),
];
const EXPECTED: ClinicAgendamento[] = [
  storyAgendamento({
    status: { id: 6, descricao: 'Dia da Consulta', primevueColor: 'primary' },
    acoes: ['REGISTRAR_CHEGADA', 'CONFIRMAR_COMPARECIMENTO', 'INFORMAR_FALTA'],
    dataAgendamento: TODAY,
  }),
  storyAgendamento({
    id: 3003,
    status: { id: 7, descricao: 'Aguardando Conf. Comparecimento', primevueColor: 'warning' },
    acoes: ['CONFIRMAR_COMPARECIMENTO', 'INFORMAR_FALTA'],
    funcionario: { name: 'Caio Nunes', cpf: '***.982.247-**' },
    dataAgendamento: TODAY,
    chegadaEm: `${TODAY}T12:12:00.000Z`,
  }),
  storyAgendamento({
    id: 3004,
    status: { id: 8, descricao: 'Agendado', primevueColor: 'success' },
    acoes: [],
    funcionario: { name: 'Beatriz Lima', cpf: '***.444.777-**' },
    dataAgendamento: addDays(TODAY, 1),
  }),
];

const listOf = (items: ClinicAgendamento[]) =>
  simulate(listClinicAgendamentos, { ...page(items), prestador: { name: 'Clínica São Lucas' } });
const detail = simulate(getClinicAgendamento, ({ params }) =>
  storyDetail(storyAgendamento({ id: Number(params['id']) })),
);
const calendar = simulate(clinicCalendar, { openingHours: businessHours, feriados: [], ferias: [] });

const meta = {
  title: 'Telas/Portal do prestador/2 Agendamentos',
  component: Agendamentos,
  tags: ['novo'],
  ...ON_PHONE,
  args: { list: 'PENDENTES', onLeave: fn() },
  parameters: { ...ON_PHONE.parameters, msw: [listOf(WAITING), detail, calendar] },
  decorators: [
    (Story) => {
      const [router] = useState(() => {
        clinicSession.simulate({ token: crypto.randomUUID(), expiresAt: null });
        return createMemoryRouter(
          [
            {
              element: <Root />,
              children: [{ Component: ClinicShell, children: [{ path: '*', element: <Story /> }] }],
            },
          ],
          { initialEntries: ['/'] },
        );
      });
      return (
        <StoreProvider store={store}>
          <RouterProvider router={router} />
        </StoreProvider>
      );
    },
  ],
} satisfies Meta<typeof Agendamentos>;
export default meta;
type Story = StoryObj<typeof meta>;

type Sent = { acao: string; motivo?: string; data?: string; hora?: string };
const accepted = fn<(sent: Sent) => void>();
const answering = simulate(answerAsClinic, ({ params, body }) => {
  accepted(body as Sent);
  return {
    id: Number(params['id']),
    version: 5,
    status: { id: 8, descricao: 'Agendado', primevueColor: 'success' },
  };
});

/** What was answered has left the list. */
const shortening = simulate(listClinicAgendamentos, () => ({
  ...page(accepted.mock.calls.length > 0 ? WAITING.slice(1) : WAITING),
  prestador: { name: 'Clínica São Lucas' },
}));

/** The focus went with the card: it stands where one begins again. */
const focusedTitle = (): Promise<void> =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

export const Pendentes: Story = {
  tags: ['estados'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: /^Amanhã, / })).toBeVisible();
    await expect(canvas.getByText('Às 09:30')).toBeVisible();
    await expect(canvas.getByText('Por ordem de chegada')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pendentes' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const Futuros: Story = {
  tags: ['estados'],
  args: { list: 'FUTUROS' },
  parameters: { msw: [listOf(EXPECTED), detail, calendar] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Registrar chegada: ${NAME}` })).toBeVisible();
    await expect(canvas.getByText('Chegou às 09:12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirmar comparecimento: Caio Nunes' })).toBeVisible();
  },
};

const IN_REVIEW = storyAgendamento({
  status: { id: 16, descricao: 'Pendência Prestador', primevueColor: 'danger' },
  acoes: [],
  dataAgendamento: addDays(TODAY, 1),
});
/** Somebody asked for another day: the clinic still reads the one that is held, and that it is in review. */
export const DiaEmRevisao: Story = {
  tags: ['estados'],
  args: { list: 'FUTUROS' },
  parameters: {
    msw: [listOf([IN_REVIEW]), simulate(getClinicAgendamento, storyDetail(IN_REVIEW)), calendar],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    const sheet = within(await screen.findByRole('dialog', { name: NAME }));
    await expect(await sheet.findByText(/o horário continua reservado na clínica/)).toBeVisible();
    await expect(screen.queryByText('Pendência Prestador')).toBeNull();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listClinicAgendamentos, () => new Promise(() => undefined))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando os agendamentos…')).toBeInTheDocument();
  },
};

export const NadaParaConfirmar: Story = {
  tags: ['estados'],
  parameters: { msw: [listOf([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada para confirmar')).toBeVisible();
  },
};

let isAway = true;
export const ServidorFora: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    isAway = true;
  },
  parameters: {
    msw: [
      simulate(listClinicAgendamentos, () =>
        isAway ? new SimulatedError(500) : { ...page(WAITING), prestador: { name: 'Clínica São Lucas' } },
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível buscar os agendamentos.')).toBeVisible();
    isAway = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('heading', { name: NAME })).toBeVisible();
  },
};

/** doc1 §3 linkTelemedicina: whom the clinic meets in a room. */
export const PorTelemedicina: Story = {
  tags: ['estados'],
  parameters: (() => {
    const room = { telemedicina: true, linkTelemedicina: 'https://salas.exemplo.com.br/4f9c' };
    const item = storyAgendamento({ ...room, tipoExame: { id: 6, descricao: 'Consulta Clínica' } });
    return { msw: [listOf([item]), simulate(getClinicAgendamento, storyDetail(item)), calendar] };
  })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Consulta Clínica, por telemedicina')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Ver detalhes: ${NAME}` }));
    const sheet = within(await screen.findByRole('dialog', { name: NAME }));
    await expect(await sheet.findByRole('link', { name: /Entrar na sala/ })).toHaveAttribute(
      'href',
      'https://salas.exemplo.com.br/4f9c',
    );
  },
};

export const Detalhes: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    const sheet = await screen.findByRole('dialog', { name: NAME });
    const preparation = await within(sheet).findByText('Preparo: Repouso auditivo de 14 horas');
    // The sheet comes in from the foot.
    await waitFor(() => expect(preparation).toBeVisible());
    await expect(within(sheet).getByRole('link', { name: '(19) 3232-1234' })).toHaveAttribute(
      'href',
      'tel:+551932321234',
    );
    // Quieter than 'Confirmar': its question is the red one.
    const refuse = within(sheet).getByRole('button', { name: 'Recusar' });
    await expect(refuse).toBeVisible();
    const ground = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(ground(refuse)).not.toBe(ground(within(sheet).getByRole('button', { name: 'Confirmar' })));
  },
};

export const Confirmar: Story = {
  tags: ['interacoes'],
  parameters: { msw: [shortening, detail, calendar, answering] },
  beforeEach: () => void accepted.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Confirmar: ${NAME}` }));
    const dialog = await screen.findByRole('dialog', { name: `Confirmar o agendamento de ${NAME}?` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(accepted).toHaveBeenCalledWith({ acao: 'CONFIRMAR_PELO_PRESTADOR' }));
    const told = await screen.findByText(`Agendamento de ${NAME} confirmado`);
    await waitFor(() => expect(told).toBeVisible());
    await focusedTitle();
    // issue 12: what came of it goes as the next is opened, and does not lie over its dialog.
    await userEvent.click(canvas.getByRole('button', { name: 'Ver detalhes: Caio Nunes' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(told).not.toBeInTheDocument());
  },
};

/** Without a reason it is not sent; with one, what was typed goes. */
export const Recusar: Story = {
  tags: ['interacoes'],
  parameters: { msw: [shortening, detail, calendar, answering] },
  beforeEach: () => void accepted.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
    const dialog = await screen.findByRole('dialog', { name: `Recusar o agendamento de ${NAME}` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar agendamento' }));
    await expect(accepted).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Sem médico no dia.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar agendamento' }));
    await waitFor(() =>
      expect(accepted).toHaveBeenCalledWith({
        acao: 'RECUSAR_PELO_PRESTADOR',
        motivo: 'Sem médico no dia.',
      }),
    );
    await focusedTitle();
  },
};

/** Somebody else was quicker: the sentence stays in the dialog. */
export const MudouEnquantoIsso: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      listOf(WAITING),
      simulate(
        answerAsClinic,
        new SimulatedError(409, {
          codigo: 'VERSAO_DESATUALIZADA',
          message: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Confirmar: ${NAME}` }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    const told = await within(dialog).findByText(/alterado por outra pessoa/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

/** What is missing and what the clinic does not serve is said beside the field. */
export const ProporOutroHorario: Story = {
  tags: ['interacoes'],
  parameters: { msw: [listOf(WAITING), detail, calendar, answering] },
  beforeEach: () => void accepted.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Propor outro horário' }));
    const dialog = await screen.findByRole('dialog', { name: `Propor outro horário para ${NAME}` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar proposta' }));
    // Day and time, both at once.
    await waitFor(() => expect(within(dialog).getAllByText('Campo obrigatório')).toHaveLength(2));
    // A Sunday stays written, and the clinic is not told of 'o prestador'.
    const day = within(dialog).getByRole('textbox', { name: 'Dia' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.type(day, '29112026');
    await waitFor(() =>
      expect(within(dialog).getAllByText(/A clínica não atende aos domingos\./)[0]).toBeVisible(),
    );
    await expect(day).toHaveValue('29/11/2026');
    await expect(accepted).not.toHaveBeenCalled();
  },
};

/** Given up, the focus is where the sheet was opened: the buttons of the sheet are gone. */
export const DesistirDaResposta: Story = {
  tags: ['interacoes'],
  parameters: { msw: [listOf(WAITING), detail, calendar, answering] },
  play: async ({ canvas }) => {
    const details = await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` });
    for (const action of ['Propor outro horário', 'Recusar']) {
      await userEvent.click(details);
      await userEvent.click(await screen.findByRole('button', { name: action }));
      const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${action} .*${NAME}$`) });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(details).toHaveFocus());
    }
  },
};

let sendCalendar = (): void => undefined;
const slowCalendar = simulate(clinicCalendar, async () => {
  await new Promise<void>((resolve) => {
    sendCalendar = resolve;
  });
  return { openingHours: businessHours, feriados: [], ferias: [] };
});

/** On a slow line the day is written before the clinic's own days are known: it is judged once they are. */
export const PropostaAntesDoCalendario: Story = {
  name: 'Proposta antes do calendário',
  tags: ['interacoes'],
  parameters: { msw: [listOf(WAITING), detail, slowCalendar, answering] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Propor outro horário' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Propor outro horário para ${NAME}` }));
    const day = dialog.getByRole('textbox', { name: 'Dia' });
    await userEvent.type(day, '29112026');
    await userEvent.tab();
    await expect(day).toBeValid();
    await waitFor(() => {
      sendCalendar();
      return expect(day).toHaveAccessibleDescription(/A clínica não atende aos domingos\./);
    });
    await expect(day).toHaveValue('29/11/2026');
  },
};

const noted = fn<(text: string) => void>();
let notes: ReturnType<typeof storyDetail>['observacoes'] = [];
/** What the clinic writes to whoever schedules stands there until they accept it (doc3 §7.6). */
export const Observacao: Story = {
  tags: ['interacoes'],
  args: { list: 'FUTUROS' },
  parameters: {
    msw: [
      listOf(EXPECTED),
      simulate(getClinicAgendamento, ({ params }) => ({
        ...storyDetail(storyAgendamento({ id: Number(params['id']) })),
        observacoes: notes,
      })),
      simulate(noteAsClinic, ({ body }) => {
        const { observacaoPrestador: text } = body as { observacaoPrestador: string };
        noted(text);
        const note = { id: 9, texto: text, createdAt: `${TODAY}T12:00:00.000Z`, aceitarObservacao: false };
        notes = [note];
        return note;
      }),
    ],
  },
  play: async ({ canvas }) => {
    notes = [];
    noted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    const sheet = within(await screen.findByRole('dialog'));
    const send = await sheet.findByRole('button', { name: 'Enviar observação' });
    await userEvent.click(send);
    await waitFor(() => expect(sheet.getByText('Escreva a observação.')).toBeVisible());
    await expect(noted).not.toHaveBeenCalled();
    await userEvent.type(sheet.getByLabelText('Nova observação'), 'Chegar 15 minutos antes.');
    await userEvent.click(send);
    await waitFor(() => expect(sheet.getByText('Aguarda aceite')).toBeVisible());
    await expect(sheet.getByText('Chegar 15 minutos antes.')).toBeVisible();
    await expect(noted).toHaveBeenCalledWith('Chegar 15 minutos antes.');
    await waitFor(() => expect(sheet.getByLabelText('Nova observação')).toHaveValue(''));
  },
};

/** The day of the exam: each step asks before it is done, and says what becomes of the appointment. */
const dayOf = (action: string, verb: string, question: string, done: string): Story => ({
  tags: ['interacoes'],
  args: { list: 'FUTUROS' },
  parameters: { msw: [listOf(EXPECTED), detail, calendar, answering] },
  beforeEach: () => void accepted.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    const sheet = within(await screen.findByRole('dialog', { name: NAME }));
    await userEvent.click(sheet.getByRole('button', { name: verb }));
    const asked = within(await screen.findByRole('dialog', { name: question }));
    await userEvent.click(asked.getByRole('button', { name: verb }));
    await waitFor(() => expect(accepted).toHaveBeenCalledWith({ acao: action }));
    const told = await screen.findByText(done);
    await waitFor(() => expect(told).toBeVisible());
  },
});
export const Chegou = dayOf(
  'REGISTRAR_CHEGADA',
  'Registrar chegada',
  `${NAME} chegou?`,
  `Chegada de ${NAME} registrada`,
);
export const Compareceu = dayOf(
  'CONFIRMAR_COMPARECIMENTO',
  'Confirmar comparecimento',
  `${NAME} fez os exames?`,
  `Comparecimento de ${NAME} confirmado`,
);
export const Faltou = dayOf(
  'INFORMAR_FALTA',
  'Informar falta',
  `${NAME} faltou?`,
  `Falta de ${NAME} informada`,
);

let kitReads = 0;
/** The kit to print: one that cannot be made says why and can be asked for again; then it is seen in the page. */
export const Kit: Story = {
  tags: ['interacoes'],
  args: { list: 'FUTUROS' },
  beforeEach: () => {
    kitReads = 0;
  },
  parameters: {
    msw: [
      listOf(EXPECTED),
      simulate(getClinicAgendamento, storyDetail(EXPECTED[2]!)),
      http.get(`*/api${clinicKitFile.path}`, () =>
        kitReads++ === 0
          ? HttpResponse.json(
              { message: 'O kit não pôde ser montado agora.', codigo: 'INDISPONIVEL', requestId: 'req-7f3a' },
              { status: 503 },
            )
          : new HttpResponse('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver detalhes: Beatriz Lima' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Beatriz Lima' }));
    const open = await sheet.findByRole('button', { name: 'Ver e imprimir o kit' });
    await userEvent.click(open);
    await waitFor(() => expect(sheet.getByText('Não foi possível abrir o kit.')).toBeVisible());
    await expect(sheet.getByText('O kit não pôde ser montado agora.')).toBeVisible();
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Kit de Beatriz Lima' });
    await expect(kitReads).toBe(2);
    await waitFor(() => expect(sheet.queryByText('Não foi possível abrir o kit.')).not.toBeInTheDocument());
  },
};

/** Nobody prints the kit of what is not scheduled yet. */
export const SemKitAntesDeAgendado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ver detalhes: ${NAME}` }));
    const sheet = within(await screen.findByRole('dialog', { name: NAME }));
    await sheet.findByText('Avaliação clínica ocupacional');
    await expect(sheet.queryByRole('button', { name: 'Ver e imprimir o kit' })).not.toBeInTheDocument();
  },
};

const MANY = Array.from({ length: 205 }, (_unused, n) =>
  storyAgendamento({
    id: 5000 + n,
    funcionario: { name: `Pessoa ${String(n + 1).padStart(3, '0')}`, cpf: '***.982.247-**' },
    dataAgendamento: addDays(TODAY, 1 + Math.floor(n / 30)),
  }),
);

/** A long list goes on to its end, however many calls that takes. */
export const MostrarTodos: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(listClinicAgendamentos, ({ query }) => {
        const limit = Number(query.get('limit'));
        const from = (Number(query.get('page') ?? 1) - 1) * limit;
        return {
          ...page(MANY.slice(from, from + limit)),
          meta: { ...page(MANY).meta, totalItems: MANY.length },
          prestador: { name: 'Clínica São Lucas' },
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const shown = () => canvas.queryAllByText(/^Pessoa \d{3}$/).length;
    for (const count of [20, 40, 60, 80, 100, 200, 205]) {
      await waitFor(() => expect(shown()).toBe(count), { timeout: 10_000 });
      if (count < MANY.length)
        await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar mais' }));
    }
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  },
};
