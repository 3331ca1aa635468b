import {
  agendaBoard,
  agendaPrestadores,
  moveReserva,
  saveAgendaChange,
  sayAgendaPresence,
  type AgendaBoard,
  type LostReserva,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { Button, Inline, LinkProvider } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Frame } from '../../shell/Frame.tsx';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { followTourFromHelp } from '../../shared/stories/tour.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { AGENDA_LIST, closeDayRoute, newAgendaRoute, newRoomRoute, roomRoute } from './addresses.ts';
import { AgendaList } from './AgendaList.tsx';
import { agendaRoutes } from './agendaRoutes.ts';
import { bookedOn, NEW_AGENDA, NEW_ROOM, ROOMS } from './lists.ts';
import { agendaResponses, BOARD, CLINICS, CLOSED_OUT, LOST } from './agendas.fixture.ts';
import { ClinicAgenda } from './ClinicAgenda.tsx';
import { DayReservas } from './DayReservas.tsx';
import { GradePage } from './GradePage.tsx';
import { lateTour } from '../../shared/tours/lateTour.ts';

const saved: unknown[] = [];
const responses = (lost: readonly LostReserva[] = []) => agendaResponses(lost, (body) => saved.push(body));

const meta = {
  title: 'Telas/Agendas das clínicas',
  component: GradePage,
  tags: ['novo'],
  decorators: [withApp],
  args: { agendaId: 1 },
  parameters: { layout: 'fullscreen', msw: responses() },
  beforeEach: () => {
    saved.length = 0;
  },
} satisfies Meta<typeof GradePage>;
export default meta;

function WithWays() {
  const navigate = useNavigate();
  return (
    <>
      <Inline>
        <Link to={`${AGENDA_LIST}?filter=inexistente`}>Buscar inexistente</Link>
        <Button onPress={() => void navigate(-1)}>Voltar</Button>
      </Inline>
      <AgendaList />
    </>
  );
}

type Story = StoryObj<typeof meta>;

export const Grade: Story = { tags: ['estados'] };
export const Clinicas: Story = {
  tags: ['estados'],
  render: () => <AgendaList />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toHaveAttribute(
      'href',
      '/agenda/list?prestador=7',
    ),
};
/** On a phone a clinic takes its name and one line: a list of two hundred is not scrolled past field by field. */
export const ClinicasNoCelular: Story = {
  name: 'Clínicas no celular',
  tags: ['estados', 'interacoes'],
  globals: { viewport: { value: 'phone' } },
  render: () => <AgendaList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toBeVisible();
    await expect(canvas.getByText(/ · 2 salas · 1 agenda$/)).toBeVisible();
    await expect(canvas.getByText(/ · sem reserva de horários$/)).toBeVisible();
    for (const label of canvas.queryAllByText('Reserva de horários')) await expect(label).not.toBeVisible();
  },
};
export const ClinicasCarregando: Story = {
  name: 'Clínicas carregando',
  tags: ['estados'],
  parameters: { msw: [simulate(agendaPrestadores, () => delay('infinite').then(() => storyPage([])))] },
  render: () => <AgendaList />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('table', { name: 'Clínicas' })).toHaveAttribute('aria-busy', 'true'),
};
export const ClinicasVazia: Story = {
  name: 'Clínicas vazia',
  tags: ['estados'],
  parameters: {
    app: { session: storySession(EVERY_PERMISSION) },
    msw: [simulate(agendaPrestadores, storyPage([]))],
  },
  render: () => <AgendaList />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Cadastrar clínica' })).toHaveAttribute(
      'href',
      '/supplier/new',
    ),
};
let isDown = true;
/** What failed is tried again where it stands. */
export const ClinicasFalharam: Story = {
  name: 'Clínicas falharam',
  tags: ['estados', 'interacoes'],
  beforeEach: () => {
    isDown = true;
  },
  parameters: {
    msw: [
      simulate(agendaPrestadores, () =>
        isDown ? new SimulatedError(503, { message: 'O sistema está indisponível.' }) : storyPage(CLINICS),
      ),
    ],
  },
  render: () => <AgendaList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Problemas ao carregar informações!')).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toBeVisible();
  },
};
export const Clinica: Story = {
  tags: ['estados'],
  render: () => <ClinicAgenda prestadorId={7} />,
  play: async ({ canvas }) => {
    // Numbers stand at the end of their cells, as in every table.
    const header = await canvas.findByRole('columnheader', { name: 'Vagas por semana' });
    await expect(getComputedStyle(header).textAlign).toBe('end');
  },
};
/** doc3 agenda/new: the address opens the dialog at its clinic, and closing it leaves the clinic's own address. */
export const NovaAgendaPeloEndereco: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: newAgendaRoute(7) } },
  render: () => <ClinicAgenda prestadorId={7} />,
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova agenda' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Nova agenda' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nova agenda' })).toBeVisible());
  },
};
/** A clinic without a room: the address leads to its first room, and so does what stands in place of the agendas. */
export const NovaAgendaSemSala: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { address: newAgendaRoute(7) },
    msw: [simulate(agendaBoard, { ...BOARD, ambientes: [], agendas: [] })],
  },
  render: () => <ClinicAgenda prestadorId={7} />,
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova sala' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // No button opened it: whoever uses the keyboard goes on from the screen's title.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: /^Agendas/ }));
    await expect(await canvas.findByRole('link', { name: 'Nova sala' })).toHaveAttribute(
      'href',
      newRoomRoute(7),
    );
  },
};
/** What was searched for is in the address; nothing found, it can be taken back there. */
export const BuscaNoEndereco: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: `${AGENDA_LIST}?filter=inexistente` } },
  render: () => <AgendaList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma clínica encontrada.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar clínica' })).toHaveValue('inexistente');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar clínica' })).toHaveValue('');
  },
};
/** The list follows what is typed; Enter keeps it in the address. */
export const BuscaAoDigitar: Story = {
  name: 'Busca ao digitar',
  tags: ['interacoes'],
  parameters: { app: { address: AGENDA_LIST } },
  render: () => <AgendaList />,
  play: async ({ canvas }) => {
    const other = '5001 - Clínica São Lucas';
    await expect(await canvas.findByRole('link', { name: other })).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Buscar clínica' });
    await userEvent.type(search, 'inexistente');
    await expect(await canvas.findByText('Nenhuma clínica encontrada.')).toBeVisible();
    await userEvent.clear(search);
    await expect(await canvas.findByRole('link', { name: other })).toBeVisible();
  },
};
/** The box says what the list shows: on the way back its words go as they came. */
export const BuscaNaVolta: Story = {
  name: 'Busca na volta',
  tags: ['interacoes'],
  parameters: { app: { address: AGENDA_LIST } },
  render: () => <WithWays />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar clínica' });
    await userEvent.click(canvas.getByRole('link', { name: 'Buscar inexistente' }));
    await waitFor(() => expect(search).toHaveValue('inexistente'));
    await userEvent.type(search, ' de todo');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(search).toHaveValue(''));
    await expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toBeVisible();
  },
};
/** Without a clinic in the address one is chosen first, and its link leads on to the dialog. */
export const ClinicaDaNovaAgenda: Story = {
  tags: ['interacoes'],
  render: () => <AgendaList choice={NEW_AGENDA} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escolha a clínica da nova agenda.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toHaveAttribute(
      'href',
      '/agenda/list?prestador=7&nova=1',
    );
  },
};
/** A day without a clinic (doc3 reserva-horario/dia/{data}): one is chosen first, and the day stays. */
export const ClinicaDoDia: Story = {
  tags: ['interacoes'],
  render: () => <AgendaList choice={bookedOn('2026-12-01')} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Escolha a clínica para ver os horários marcados em 01/12/2026.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toHaveAttribute(
      'href',
      '/reserva-horario/dia/2026-12-01?prestador=7',
    );
  },
};
/** doc3 ambiente/new: the clinic of the room is chosen first, and leads to its question. */
export const ClinicaDaNovaSala: Story = {
  tags: ['interacoes'],
  render: () => <AgendaList choice={NEW_ROOM} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' })).toHaveAttribute(
      'href',
      newRoomRoute(7),
    ),
};
/** doc3 ambiente/{idAmbiente}: the address opens the room at its clinic; closed, the clinic's rooms stay. */
export const SalaPeloEndereco: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: roomRoute(7, 11) } },
  render: () => <ClinicAgenda prestadorId={7} />,
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Renomear Sala de exames' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Nova sala' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nova sala' })).toBeVisible());
  },
};
export const Horarios: Story = {
  tags: ['estados'],
  render: () => <ClinicAgenda prestadorId={7} initialTab="horarios" />,
};
/** A week is typed once: Monday's hours go on to Friday, and a period without an end is not saved. */
export const HorariosRepetidos: Story = {
  name: 'Horários repetidos',
  tags: ['interacoes'],
  render: () => <ClinicAgenda prestadorId={7} initialTab="horarios" />,
  play: async ({ canvas }) => {
    const day = (name: string) => within(canvas.getByRole('group', { name }));
    const save = await canvas.findByRole('button', { name: 'Salvar horários' });
    const end = day('segunda-feira').getAllByRole('textbox', { name: /Fim/ })[0]!;
    await userEvent.clear(end);
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(saved).toEqual([]);
    await userEvent.type(end, '1130');
    await userEvent.click(canvas.getByRole('button', { name: 'Repetir de terça a sexta' }));
    await expect(day('sexta-feira').getAllByRole('textbox', { name: /Fim/ })[0]).toHaveValue('11:30');
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    const friday = { weekDay: 5, endHourAm: '11:30' };
    await expect(saved).toEqual([
      expect.objectContaining({
        change: expect.objectContaining({
          openingHours: expect.arrayContaining([expect.objectContaining(friday)]) as unknown,
        }) as unknown,
      }),
    ]);
  },
};
export const Dia: Story = {
  tags: ['estados'],
  render: () => <DayReservas prestadorId={7} day="2026-12-02" />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /^Ana Beatriz Nogueira, 11:30/ })).toBeInTheDocument(),
};

const grid = (canvas: ReturnType<typeof within>) => canvas.findByRole('grid');
/** doc3 reserva-horario/dia: by keyboard to another time, with the reasons on the way, why, and back again. */
export const MoveNoDia: Story = {
  name: 'Move no dia',
  tags: ['interacoes'],
  parameters: { app: { session: storySession(EVERY_PERMISSION) } },
  render: () => <DayReservas prestadorId={7} day="2026-12-02" />,
  play: async ({ canvas }) => {
    const ana = within(await grid(canvas));
    (await ana.findByRole('button', { name: /^Ana Beatriz Nogueira, 11:30/ })).focus();
    const said = canvas.getByRole('status');
    await userEvent.keyboard(' {ArrowDown}');
    await expect(said).toHaveTextContent('Sala de exames. Não pode: A sala está fechada.');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(said).toHaveTextContent(/Não pode: As vagas deste horário estão ocupadas\.$/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(said).toHaveTextContent(/Não pode: A duração é a do horário da sala: mude-a na grade\.$/);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(said).toHaveTextContent('10:30 às 11:00, Consultório 1. Pode soltar aqui.');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover Ana Beatriz Nogueira' }));
    await expect(
      dialog.getByText(
        /^De 02\/12\/2026 às 11:30, Consultório 1 para 02\/12\/2026 às 10:30, Consultório 1\./,
      ),
    ).toBeVisible();
    await expect(dialog.getByText(/é avisado do novo horário\.$/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'A médica atrasa');
    await userEvent.click(dialog.getByRole('button', { name: 'Mover' }));
    await waitFor(() =>
      expect(saved).toEqual([
        {
          prestadorId: 7,
          de: { data: '2026-12-02', hora: '11:30', ambienteId: 10 },
          para: { data: '2026-12-02', hora: '10:30', ambienteId: 10 },
          motivo: 'A médica atrasa',
        },
      ]),
    );
    await waitFor(() => expect(said).toHaveTextContent(/^Ana Beatriz Nogueira movido para quarta-feira, 2/));
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({
        de: { hora: '10:30' },
        para: { hora: '11:30' },
        motivo: 'Desfeito: volta ao lugar de antes.',
      }),
    );
  },
};
/** Left without a reason, and refused by the server, it stays where it was; who is not moved here says why. */
export const FicaOndeEsta: Story = {
  name: 'Fica onde está',
  tags: ['interacoes'],
  parameters: {
    app: { session: storySession(EVERY_PERMISSION) },
    msw: [
      simulate(
        moveReserva,
        new SimulatedError(409, {
          message: 'Este horário já não é dele: alguém o mudou. Confira o dia de novo.',
          codigo: 'CONFLITO',
        }),
      ),
      ...responses(),
    ],
  },
  render: () => <DayReservas prestadorId={7} day="2026-12-02" />,
  play: async ({ canvas }) => {
    const bruno = await within(await grid(canvas)).findByRole('button', {
      name: /^Bruno Carvalho Lima, .*não pode ser movido: Tem mais de um horário marcado/,
    });
    bruno.focus();
    await userEvent.keyboard(' ');
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent('Bruno Carvalho Lima não pode ser movido: Tem mais de um horário');
    canvas.getByRole('button', { name: /^Ana Beatriz Nogueira/ }).focus();
    await userEvent.keyboard(' {ArrowLeft}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover Ana Beatriz Nogueira' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Troca');
    await userEvent.click(dialog.getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(dialog.getByText(/^Este horário já não é dele/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar como está' }));
    const sure = screen.queryByRole('button', { name: /Descartar|Sair/ });
    if (sure) await userEvent.click(sure);
    await waitFor(() =>
      expect(said).toHaveTextContent('Ana Beatriz Nogueira voltou ao lugar. Nada foi movido.'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Ana Beatriz Nogueira, 11:30/ })).toBeVisible(),
    );
  },
};
/**
 * The clinic's bad day (issue 10): what is closed and why, then who loses their place and where each would go; one is
 * changed by hand, and all of it is one step.
 */
export const FechaODia: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { address: closeDayRoute(7, '2026-12-02') },
    msw: responses(CLOSED_OUT),
  },
  render: () => <DayReservas prestadorId={7} day="2026-12-02" />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Fechar dia' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir' }));
    await waitFor(() => expect(dialog.getByText('Campo obrigatório')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: 'Só uma parte' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir' }));
    await waitFor(() => expect(dialog.getByText('Diga ao menos um dos horários')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'O dia todo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Médico doente');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir' }));
    const review = within(await screen.findByRole('dialog', { name: 'Conferir o fechamento' }));
    await waitFor(() =>
      expect(review.getByText('Fecha: 02/12/2026, o dia todo, todas as salas.')).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Conferir o fechamento' })).toHaveFocus());
    await expect(
      review.getByText('Fica como está: Sem horário livre nesta clínica nos 30 dias seguintes.'),
    ).toBeVisible();
    await expect(review.getByText('Fica como está: É de um cliente que você não vê.')).toBeVisible();
    await userEvent.click(review.getByRole('combobox', { name: /Novo horário de Carla Dias Moreira/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^qui 03\/12, 11:30 às 12:00/ }));
    await waitFor(() =>
      expect(review.getAllByText(/^Outro funcionário também vai para este horário/)[0]).toBeVisible(),
    );
    await userEvent.click(review.getByRole('combobox', { name: /Novo horário de Carla Dias Moreira/ }));
    await userEvent.click(
      await screen.findByRole('option', {
        name: /^qui 03\/12, 09:00 às 09:30.*, fora dos dias do pedido$/,
      }),
    );
    await userEvent.click(review.getByRole('button', { name: 'Fechar e remarcar 2 agendamentos' }));
    await waitFor(() =>
      expect(saved).toEqual([
        {
          fechamento: { data: '2026-12-02', inicio: null, fim: null, ambienteId: null },
          motivo: 'Médico doente',
          afetados: [90, 91, 92, 93],
          remarcar: [
            { agendamentoId: 500, data: '2026-12-03', horarioChegada: '11:30', ambienteId: 10 },
            { agendamentoId: 502, data: '2026-12-03', horarioChegada: '09:00', ambienteId: 10 },
          ],
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Erro: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(agendaBoard, new SimulatedError(503, { message: 'Tente de novo.' }))] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument(),
};

/** doc3 agenda/{id}/grade: by keyboard alone, a window is made, and what the week then offers is told before it is saved. */
export const DesenhaComTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const first = (await canvas.findAllByRole('button', { name: /^30 min, 1 vaga, 08:00 às 12:00/ }))[0];
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('button', { name: /^30 min, 1 vaga, 12:00 às 12:30/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar grade' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]).toMatchObject({
      afetados: [],
      change: { tipo: 'GRADE', agendaId: 1, periodos: { 5: { inicio: '12:00', fim: '12:30' } } },
    });
  },
};

/** A last day that cannot be read is not an agenda without an end: nothing is saved until it can. */
export const FimIlegivel: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('textbox', { name: /Fim da vigência/ });
    await userEvent.clear(end);
    await userEvent.type(end, '3112');
    const save = canvas.getByRole('button', { name: 'Salvar grade' });
    await userEvent.click(save);
    await expect(save).toHaveAccessibleDescription('Digite a data completa: dd/mm/aaaa.');
    await expect(saved).toHaveLength(0);
  },
};

/** The week of the board with Monday in other hours, as somebody else saved it. */
const savedByAnother = (changes: object = {}) => ({
  ...BOARD,
  version: 4,
  agendas: BOARD.agendas.map((each) => ({
    ...each,
    periodos: each.periodos.map((periodo) =>
      periodo.diaSemana === 1 ? { ...periodo, inicio: '09:00' } : periodo,
    ),
    ...changes,
  })),
});
let current = BOARD;
/** One place says what came of two saves. */
const REFUSED = /^Alguém alterou a agenda/;
/** Refused once, because somebody saved `newer` meanwhile. */
const refusedOnce = (newer: AgendaBoard, lost: readonly LostReserva[] = []) => [
  simulate(agendaBoard, () => current),
  simulate(saveAgendaChange, ({ body }) => {
    if (current.version === newer.version) {
      saved.push(body);
      return newer;
    }
    current = newer;
    return new SimulatedError(409, {
      message: 'Alguém alterou a agenda desta clínica enquanto você a editava.',
      codigo: 'VERSAO_DESATUALIZADA',
    });
  }),
  ...responses(lost),
];
const longerOn = async (canvas: ReturnType<typeof within>, day: RegExp) => {
  (await canvas.findByRole('button', { name: day })).focus();
  await userEvent.keyboard('m{Shift>}{ArrowDown}{/Shift}{Enter}');
  await canvas.findByRole('button', { name: /^30 min, 1 vaga, 08:00 às 12:30/ });
};
/** issue 9 'Who else is here': both drew Monday; part by part one says whose stands, and then it is saved. */
export const DuasVersoesDaGrade: Story = {
  name: 'Duas versões da grade',
  tags: ['interacoes'],
  beforeEach: () => {
    current = BOARD;
  },
  parameters: { msw: refusedOnce(savedByAnother({ vigenciaFinal: '2026-12-31' })) },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Salvar grade' });
    await expect(save).toHaveAccessibleDescription('Nada foi mudado.');
    await longerOn(canvas, /^30 min, 1 vaga, 08:00 às 12:00.*segunda-feira/);
    await userEvent.click(save);
    const both = within(await canvas.findByRole('group', { name: 'Duas versões da grade' }));
    await expect(save).toHaveAccessibleDescription('Escolha antes qual das duas versões fica.');
    await expect(both.getByText('08:00 às 12:30, 30 min, 1 vaga')).toBeVisible();
    await expect(both.getByText('09:00 às 12:00, 30 min, 1 vaga')).toBeVisible();
    await expect(both.getByText('31/12/2026')).toBeVisible();
    await userEvent.click(both.getByRole('radio', { name: /^Usar a da outra pessoa/ }));
    await userEvent.click(both.getByRole('button', { name: 'Continuar com estas escolhas' }));
    await expect(canvas.queryByText(REFUSED)).toBeNull();
    await canvas.findByRole('button', { name: /^30 min, 1 vaga, 09:00 às 12:00.*segunda-feira/ });
    // All of it is theirs now.
    await expect(save).toHaveAccessibleDescription('Nada foi mudado.');
    await longerOn(canvas, /^30 min, 1 vaga, 08:00 às 12:00.*terça-feira/);
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]).toMatchObject({ change: { vigenciaFinal: '2026-12-31' } });
  },
};
/** The same where the effect on bookings was asked about first: the question was about another agenda. */
export const DuasVersoesComMarcado: Story = {
  name: 'Duas versões, com quem está marcado',
  tags: ['interacoes'],
  beforeEach: () => {
    current = BOARD;
  },
  parameters: { msw: refusedOnce(savedByAnother(), [LOST]) },
  play: async ({ canvas }) => {
    await longerOn(canvas, /^30 min, 1 vaga, 08:00 às 12:00.*segunda-feira/);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar grade' }));
    const question = within(
      await screen.findByRole('dialog', { name: '1 horário já marcado fica sem lugar' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Salvar mesmo assim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('group', { name: 'Duas versões da grade' })).toBeVisible();
    await expect(canvas.queryByText(REFUSED)).toBeNull();
  },
};
/** They drew different days: nothing is lost, and nobody is asked. */
export const PartesDiferentes: Story = {
  name: 'Partes diferentes',
  tags: ['interacoes'],
  beforeEach: () => {
    current = BOARD;
  },
  parameters: { msw: refusedOnce(savedByAnother()) },
  play: async ({ canvas }) => {
    await longerOn(canvas, /^30 min, 1 vaga, 08:00 às 12:00.*terça-feira/);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar grade' }));
    await expect(await canvas.findByText(/Dela: segunda-feira\.$/)).toBeVisible();
    await expect(canvas.queryByText(REFUSED)).toBeNull();
    await canvas.findByRole('button', { name: /^30 min, 1 vaga, 09:00 às 12:00.*segunda-feira/ });
    await canvas.findByRole('button', { name: /^30 min, 1 vaga, 08:00 às 12:30.*terça-feira/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar grade' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  },
};
/** Who else has the agenda open is said, and this screen says when it begins to draw. */
const modes: unknown[] = [];
export const QuemMaisEstaNaGrade: Story = {
  name: 'Quem mais está na grade',
  tags: ['interacoes'],
  beforeEach: () => {
    modes.length = 0;
  },
  parameters: {
    msw: [
      simulate(sayAgendaPresence, ({ body }) => {
        modes.push((body as { modo: string }).modo);
        return { id: 7, outros: [{ id: 2, name: 'Bruno', modo: 'EDITANDO' as const }] };
      }),
      ...responses(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bruno está alterando a agenda desta clínica agora.')).toBeVisible();
    await longerOn(canvas, /^30 min, 1 vaga, 08:00 às 12:00.*terça-feira/);
    await waitFor(() => expect(modes).toContain('EDITANDO'));
    // A screen of before may still say that it goes.
    await expect(modes.filter((mode) => mode !== 'FORA')[0]).toBe('VENDO');
  },
};
/** A day that offers nothing though windows lie there says why. */
export const PorQueODiaEstaVazio: Story = {
  name: 'Por que o dia está vazio',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const texts = async () => {
      const card = await canvas.findByRole('region', { name: 'Vagas que esta semana oferece' });
      return within(card)
        .getAllByRole('definition')
        .map(({ textContent: text }) => text);
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Semana anterior' }));
    await waitFor(async () => expect((await texts()).slice(0, 2)).toEqual(['Nenhum horário', 'Já passou']));
    for (const _week of [1, 2, 3, 4, 5])
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima semana' }));
    await waitFor(async () => expect(await texts()).toContain('Exceção: não atende'));
    await expect(await texts()).toContain('Feriado: Natal');
    for (const _week of [1, 2]) await userEvent.click(canvas.getByRole('button', { name: 'Próxima semana' }));
    await waitFor(async () => expect(await texts()).toContain('Férias da clínica'));
  },
};

/** What was drawn and not saved is asked about before it is lost; going back to it goes on drawing. */
export const PerguntaAntesDePerder: Story = {
  tags: ['interacoes'],
  // The app's root has links follow its router.
  decorators: [
    (Story) => {
      const navigate = useNavigate();
      return (
        <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
          <Story />
        </LinkProvider>
      );
    },
  ],
  parameters: { app: { routes: [{ path: AGENDA_LIST, element: <p>As agendas</p> }] } },
  play: async ({ canvas }) => {
    const first = (await canvas.findAllByRole('button', { name: /^30 min, 1 vaga, 08:00 às 12:00/ }))[0];
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('button', { name: /^30 min, 1 vaga, 12:00 às 12:30/ });
    const leave = () => userEvent.click(canvas.getByRole('link', { name: 'Agendas' }));
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Confirmar' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: /^30 min, 1 vaga, 12:00 às 12:30/ });
    await leave();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Confirmar' })).getByRole('button', {
        name: 'Confirmar',
      }),
    );
    await canvas.findByText('As agendas');
    await expect(saved).toHaveLength(0);
  },
};

/** Each booking that loses its place is told, with its reason, before anything is saved; going back saves nothing. */
export const AvisaQuemPerdeOLugar: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses([LOST]) },
  play: async ({ canvas }) => {
    const windows = await canvas.findAllByRole('button', { name: /^30 min, 1 vaga, 08:00 às 12:00/ });
    await userEvent.click(windows[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Período de / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir período' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^30 min, 1 vaga, 08:00 às 12:00/ })).toHaveLength(4),
    );
    const save = canvas.getByRole('button', { name: 'Salvar grade' });
    await userEvent.click(save);
    const question = async () =>
      within(await screen.findByRole('dialog', { name: '1 horário já marcado fica sem lugar' }));
    const told = (await question()).getByText(/02\/12\/2026, 11:30 às 12:00\. A grade deixa de ter/);
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click((await question()).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).toHaveLength(0);
    await userEvent.click(save);
    await userEvent.click((await question()).getByRole('button', { name: 'Salvar mesmo assim' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]).toMatchObject({ afetados: [90] });
  },
};

/** The days are on offer again at once: it is asked first, and nothing is lost by a slip. */
async function removeVacation(canvas: { findByRole: typeof screen.findByRole }): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Excluir férias/ }));
  const asked = within(await screen.findByRole('dialog', { name: /^Excluir férias de / }));
  await userEvent.click(asked.getByRole('button', { name: 'Excluir férias' }));
}

/** docs/decisions/0117: who loses their place is told with the nearest time that is free, or that there is none. */
export const MostraOHorarioLivre: Story = {
  tags: ['interacoes'],
  render: () => <ClinicAgenda prestadorId={7} initialTab="ferias" />,
  parameters: {
    msw: responses([
      {
        ...LOST,
        sugestao: { data: '2026-12-03', horarioChegada: '08:00', horarioSaida: '08:30', ambienteId: 10 },
      },
      { ...LOST, id: 91, agendamentoId: 501, nomeFuncionario: 'Bruno Lima', sugestao: null },
      { ...LOST, id: 92, agendamentoId: null, nomeFuncionario: null },
    ]),
  },
  play: async ({ canvas }) => {
    await removeVacation(canvas);
    const question = within(
      await screen.findByRole('dialog', { name: '3 horários já marcados ficam sem lugar' }),
    );
    const texts = question.getAllByRole('listitem').map(({ textContent: text }) => text);
    await expect(texts).toEqual([
      expect.stringMatching(
        /^Ana Beatriz.*Horário livre mais próximo: 03\/12\/2026, 08:00 às 08:30 \(Consultório 1\)\.$/,
      ),
      expect.stringMatching(/^Bruno Lima.*Sem horário livre nos dias do pedido\.$/),
      expect.stringMatching(/^Funcionário de outro cliente, .* A grade deixa de ter este horário\.$/),
    ]);
  },
};

/** doc3 ambiente, vacations: a room is named, vacations are given back. */
export const SalasEFerias: Story = {
  tags: ['interacoes'],
  render: () => <ClinicAgenda prestadorId={7} initialTab="salas" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova sala' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova sala' }));
    // As in every dialog with fields, Enter sends.
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nome da sala/ }), '{Enter}');
    // The dialog may still be fading in.
    await waitFor(() => expect(dialog.getByText('Campo obrigatório')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nome da sala/ }), 'Sala 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(saved).toEqual([
        { afetados: [], change: { tipo: 'AMBIENTE', id: null, name: 'Sala 3', ativo: true } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /^Férias/ }));
    await removeVacation(canvas);
    await waitFor(() => expect(saved).toHaveLength(2));
    await expect(saved[1]).toEqual({ afetados: [], change: { tipo: 'SEM_FERIAS', id: 4 } });
  },
};

/** Vacations over somebody's booking are asked about, and their dialog goes once they are saved: nothing is saved twice. */
export const FeriasSobreMarcado: Story = {
  name: 'Férias sobre quem está marcado',
  tags: ['interacoes'],
  parameters: { msw: responses([LOST]) },
  render: () => <ClinicAgenda prestadorId={7} initialTab="ferias" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar férias' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar férias' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Primeiro dia/ }), '01122026');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Último dia/ }), '04122026');
    const save = dialog.getByRole('button', { name: 'Salvar' });
    await userEvent.click(save);
    const question = async () =>
      within(await screen.findByRole('dialog', { name: '1 horário já marcado fica sem lugar' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Voltar' }));
    // What was typed stays for who thinks again.
    await waitFor(() => expect(save).toBeVisible());
    await userEvent.click(save);
    await userEvent.click((await question()).getByRole('button', { name: 'Salvar mesmo assim' }));
    // Behind the question it is hidden, and still there.
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Cadastrar férias', hidden: true })).toBeNull(),
    );
    await expect(saved).toEqual([
      {
        afetados: [90],
        change: { tipo: 'FERIAS', dataInicial: '2026-12-01', dataFinal: '2026-12-04' },
      },
    ]);
  },
};

/** What the route itself says to the frame. */
const handleOf = (path: string): { handle: ScreenHandle } => ({
  handle: agendaRoutes.find((route) => route.path === path)?.handle as ScreenHandle,
});

/** doc3 §2.11, issue 11 'tours for every list screen': the clinics for their rooms. */
export const GuiaDasSalas: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: '/ambiente/list', ...handleOf('/ambiente/:record') } },
  render: () => (
    <Frame>
      <AgendaList choice={ROOMS} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' });
    await expect(await followTourFromHelp(canvas, 'Salas')).toEqual([
      'Salas',
      'Busca',
      'Colunas',
      'Abrir uma clínica',
      'Ajuda',
    ]);
  },
};

/** The same of a day: at one address the clinics, and one of them, each with what it shows. */
export const GuiaDosHorariosMarcados: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: '/reserva-horario/list', ...handleOf('/reserva-horario/list') } },
  render: () => (
    <Frame>
      <AgendaList choice={bookedOn('2026-12-02')} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' });
    await expect(await followTourFromHelp(canvas, 'Horários marcados')).toEqual([
      'Horários marcados',
      'Busca',
      'Colunas',
      'Abrir uma clínica',
      'Ajuda',
    ]);
  },
};

export const GuiaDoDia: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      address: '/reserva-horario/dia/2026-12-02?prestador=7',
      ...handleOf('/reserva-horario/dia/:data'),
    },
  },
  render: () => (
    <Frame>
      <DayReservas prestadorId={7} day="2026-12-02" />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Fechar dia' });
    await expect(await followTourFromHelp(canvas, 'Horários marcados')).toEqual([
      'Horários marcados',
      'O dia, sala por sala',
      'Fechar dia',
      'Ajuda',
    ]);
  },
};

/** doc3 §2.11: each step points at what is there. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      address: '/agenda/list',
      handle: {
        tour: lateTour('agenda-list'),
      },
    },
  },
  render: () => (
    <Frame>
      <AgendaList />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '5001 - Clínica São Lucas' });
    await expect(canvas.getByRole('button', { name: 'Guia desta tela' })).toBeVisible();
    await expect(await followTourFromHelp(canvas, 'Agendas')).toEqual([
      'Agendas',
      'Busca',
      'Colunas',
      'Abrir uma clínica',
      'Ajuda',
    ]);
  },
};

/** With a clinic in the address it is that clinic's own screen, which has no tour. */
export const SemGuiaNaClinica: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      address: '/agenda/list?prestador=501',
      handle: { tour: () => Promise.reject(new Error('nobody asks')), noTourWith: 'prestador' },
    },
  },
  render: GuiaDaTela.render!,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ajuda' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Guia desta tela' })).not.toBeInTheDocument();
  },
};
