import {
  agendamentoCalendar,
  getAttendedRequest,
  getPrestador,
  type Answer,
  type AttendedRequestAnswer,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { STATUS, type IdStatus } from '@apto/domain/status';
import { toast } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HOME_ROUTE } from '../../../shared/routing/addresses.ts';
import { storyClinic, storyRow } from '../../../shared/stories/data.ts';
import { showsWaiting, unanswered } from '../../../shared/stories/faces.ts';
import { withApp } from '../../../shared/stories/decorator.tsx';
import { listResponses } from '../../../shared/stories/responses.ts';
import { AgendamentoList } from '../AgendamentoList.tsx';

type Calendar = Answer<typeof agendamentoCalendar>;

const visit = (
  index: number,
  idStatus: IdStatus,
  day: string,
  time: string | null,
): Calendar['items'][number] => {
  const { id, version, status, idPrestador, tipoExame, company, funcionario, cliente } = storyRow(index, {
    idStatus,
  });
  return {
    id,
    version,
    status,
    idPrestador,
    tipoExame,
    company,
    funcionario: { id: funcionario.id, name: funcionario.name },
    cliente: { id: cliente.id, name: cliente.name },
    dataAgendamento: day,
    horaAgendamento: time,
    horaSaida: null,
  };
};

const VISITS = [
  visit(0, STATUS.AGENDADO, '2026-11-26', '08:00'),
  visit(1, STATUS.AGENDADO, '2026-11-26', '09:30'),
  visit(2, STATUS.PENDENCIA_PRESTADOR, '2026-11-26', '10:00'),
  visit(3, STATUS.DIA_DA_CONSULTA, '2026-11-24', '14:00'),
  visit(4, STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, '2026-11-27', null),
  visit(5, STATUS.CONCLUIDO, '2026-11-19', '08:00'),
];
const answer = (items: Calendar['items'], more: Record<string, number> = {}): Calendar => {
  const days = Map.groupBy(items, (item) => item.dataAgendamento);
  return {
    items,
    dias: [...days].map(([data, list]) => ({ data, total: list.length + (more[data] ?? 0) })),
  };
};

const request: AttendedRequestAnswer = {
  id: 500,
  version: 1,
  status: VISITS[0]!.status,
  desde: null,
  responsavel: null,
  acoes: [{ acao: 'REAGENDAR', motivo: null }],
  observacaoPrestador: null,
  observacoes: [],
  dataAgendamento: '2026-11-26',
  horaAgendamento: '08:00',
  horaSaida: null,
  vagaReservada: false,
};

const responses = () => [
  simulate(agendamentoCalendar, answer(VISITS, { '2026-11-26': 5 })),
  simulate(getAttendedRequest, request),
  simulate(getPrestador, storyClinic),
  ...listResponses(),
];
const at = (query: string) => ({ app: { address: `${HOME_ROUTE}?visao=calendario&dia=2026-11-24${query}` } });

/** What the calendar opens comes with its own code. */
const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Agendamentos em calendário',
  component: AgendamentoList,
  tags: ['novo'],
  beforeEach: () => toast.clear(),
  parameters: { layout: 'fullscreen', ...at(''), msw: responses() },
  decorators: [withApp],
} satisfies Meta<typeof AgendamentoList>;
export default meta;
type Story = StoryObj<typeof meta>;
type View = ReturnType<typeof within>;

const booking = (canvas: View, name: RegExp) => canvas.findByRole('button', { name }, LOADS);

export const Mes: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(await booking(canvas, /^Ana Beatriz Nogueira, 08:00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^mais 5 em quinta-feira, 26/ })).toHaveTextContent(
      '+ 5',
    );
    await expect(canvas.getByRole('radio', { name: 'Calendário' })).toBeChecked();
  },
};
/** The list's own quick filters stand above the days, and a legend below them says what the colours are. */
export const FiltrosELegenda: Story = {
  name: 'Filtros e legenda',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await booking(canvas, /^Ana Beatriz Nogueira, 08:00/);
    const legend = within(canvas.getByRole('group', { name: 'Legenda' }));
    await expect(legend.getByText('Agendado')).toBeVisible();
    const filters = canvas.getByRole('radiogroup', { name: 'Filtros rápidos' });
    const quick = within(filters);
    // As wide as its words, with what the smaller total is of beside it.
    const beside = canvas.getByText('Só o que tem dia marcado; na tabela está tudo.').getBoundingClientRect();
    const { right, top, bottom } = filters.getBoundingClientRect();
    await expect(beside.left).toBeGreaterThanOrEqual(right);
    await expect(beside.top >= top && beside.bottom <= bottom).toBe(true);
    await userEvent.click(quick.getByRole('radio', { name: /^Pendências/ }));
    await waitFor(() => expect(quick.getByRole('radio', { name: /^Pendências/ })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'Calendário' })).toBeChecked();
  },
};

export const Semana: Story = {
  tags: ['estados'],
  parameters: at('&periodo=semana'),
  play: async ({ canvas }) => {
    await expect(await booking(canvas, /^Ana Beatriz Nogueira, 08:00/)).toBeVisible();
    await expect(canvas.getByText('Sem horário')).toBeVisible();
  },
};

/** The switch keeps the filters, and the address says which of the two is shown. */
export const TrocaDeVisao: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: `${HOME_ROUTE}?filter=Ana` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Calendário' }, LOADS));
    await expect(await booking(canvas, /^Ana Beatriz Nogueira/)).toBeVisible();
    await expect(canvas.getByText('Ana')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
    await expect(await canvas.findByRole('table', {}, LOADS)).toBeVisible();
    await expect(canvas.getByText('Ana')).toBeVisible();
  },
};

/** '+ 5' opens the day. */
export const MaisAbreODia: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^mais 5 em/ }, LOADS));
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toHaveAccessibleName(
        'Calendário de agendamentos, quinta-feira, 26 de novembro de 2026',
      ),
    );
  },
};

/** Enter opens the same details and menu as the table's row. */
export const AbreODetalhe: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    (await booking(canvas, /^Ana Beatriz Nogueira/)).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Ana Beatriz Nogueira' }, LOADS);
    const menu = { name: 'Ações do agendamento de Ana Beatriz Nogueira' };
    await expect(await within(drawer).findByRole('button', menu, LOADS)).toBeInTheDocument();
    const fact = await within(drawer).findByText('Unidade', {}, LOADS);
    await waitFor(() => expect(fact).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

/** A move by keyboard opens Reagendar with the day that was chosen; a closed dialog leaves all as it was. */
export const MoverAbreReagendar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    (await booking(canvas, /^Ana Beatriz Nogueira/)).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    const status = () => canvas.getAllByRole('status').map((each) => each.textContent);
    await waitFor(() =>
      expect(status().join(' ')).toMatch(/sábado, 28 de novembro de 2026, 08:00. Não pode: /),
    );
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Reagendar' }, LOADS);
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Dia' })).toHaveValue('27/11/2026'),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(status().join(' ')).toMatch(/Ana Beatriz Nogueira voltou ao lugar/));
  },
};

/** The place that opened the dialog is gone with it: the booking has the focus where it lies again. */
export const EscDevolveOFoco: Story = {
  tags: ['interacoes'],
  parameters: at('&periodo=semana'),
  play: async ({ canvas }) => {
    (await booking(canvas, /^Ana Beatriz Nogueira/)).focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Reagendar' }, LOADS);
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Dia' })).toHaveValue('27/11/2026'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await booking(canvas, /^Ana Beatriz Nogueira, 08:00.*quinta-feira/)).toHaveFocus(),
    );
  },
};

/** What cannot be rescheduled says why. */
export const BloqueadoDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    (await booking(canvas, /^Guilherme Antunes/)).focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('status')
          .map((each) => each.textContent)
          .join(' '),
      ).toMatch(/não pode ser movido: Não é possível/),
    );
  },
};

export const Vazio: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(agendamentoCalendar, answer([])), ...listResponses()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('novembro de 2026: nenhum agendamento.', {}, LOADS)).toBeVisible();
  },
};

export const Falha: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(agendamentoCalendar, () => {
        throw new SimulatedError(503, {
          message: 'O banco de dados não respondeu.',
          codigo: 'INDISPONIVEL',
          requestId: 'req-7f3a',
        });
      }),
      ...listResponses(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Problemas ao carregar informações!', {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(agendamentoCalendar, unanswered), ...listResponses()] },
  play: showsWaiting,
};
