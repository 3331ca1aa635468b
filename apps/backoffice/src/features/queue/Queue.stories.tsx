import {
  acceptClinicNotes,
  changeStatus,
  countClinicNotes,
  getAgendamento,
  listAttendants,
  listClinicNotes,
  listQueue,
  returnAtendimento,
  startAtendimento,
  startNextAtendimento,
  takeOverAtendimento,
  type AgendamentoRow,
  type WaitingClinicNote,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { STATUS, statusOf, type IdStatus } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PANEL_ROUTE } from '../../shared/routing/addresses.ts';
import { down, showsFailure, showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { storyDetail, storyPage, storyRow } from '../../shared/stories/data.ts';
import { eventStream, listResponses } from '../../shared/stories/responses.ts';
import { followTour } from '../../shared/stories/tour.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Queue } from './Queue.tsx';

const ME = { id: 1, name: 'Marina Teixeira' };
const BRUNO = { id: 6, name: 'Bruno Barros' };

/** What lies in the queue, the latest first. */
const queued = (): AgendamentoRow[] => [
  storyRow(0, { idStatus: STATUS.EM_ABERTO, prazo: '2026-11-20', direcionarParaAtendente: true }),
  storyRow(1, { idStatus: STATUS.EM_ANDAMENTO, prazo: '2026-11-22', responsavel: BRUNO }),
  storyRow(2, { idStatus: STATUS.EM_ANDAMENTO, prazo: '2026-11-23', responsavel: ME }),
  storyRow(3, { idStatus: STATUS.PENDENCIA_PRESTADOR, prazo: '2026-11-24', responsavel: ME }),
  storyRow(4, { idStatus: STATUS.EM_ABERTO, prazo: '2026-11-26' }),
  storyRow(5, { idStatus: STATUS.PENDENCIA_CLIENTE, responsavel: BRUNO }),
  storyRow(6, { idStatus: STATUS.KIT_PENDENTE, dataAgendamento: '2026-11-27', horaAgendamento: '08:30' }),
];

const Opened = () => <h1>Página do pedido</h1>;
const PAGE = { path: '/painel-agendamento/:id', element: <Opened /> };

const queueResponses = (rows = queued()) => [
  simulate(listQueue, storyPage(rows, rows.length)),
  simulate(getAgendamento, ({ params }) =>
    storyDetail(rows.find(({ id }) => String(id) === params['id']) ?? rows[0]!),
  ),
  ...listResponses(rows),
];

const meta = {
  title: 'Telas/Painel de agendamento',
  component: Queue,
  tags: ['estavel'],
  // Limits are told by the day.
  globals: { clock: 'monday' },
  parameters: {
    layout: 'fullscreen',
    app: { address: PANEL_ROUTE, routes: [PAGE] },
    msw: queueResponses(),
  },
  decorators: [withApp],
} satisfies Meta<typeof Queue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs and toasts come with their own code. */
const LOADS = { timeout: 10_000 };
const given = (...responses: ReturnType<typeof listResponses>) => ({
  msw: [...responses, ...queueResponses()],
});
const taken = (id: number, idStatus: IdStatus) => ({
  id,
  version: 2,
  status: { id: idStatus, descricao: statusOf(idStatus)!.descricao, primevueColor: 'info' },
});
const refused = (message: string) =>
  new SimulatedError(409, { message, codigo: 'ATENDIMENTO_INICIADO', requestId: 'req-7f3a' });

/** A toast comes into sight by and by. */
async function seesToast(text: string): Promise<void> {
  const toast = await screen.findByText(text, {}, LOADS);
  await waitFor(() => expect(toast).toBeVisible());
}

/** Toasts are the frame's. */
const IN_FRAME: Story['decorators'] = [
  (Story) => (
    <Frame>
      <Story />
    </Frame>
  ),
];

export const Galeria: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
  },
};

export const DentroDaMoldura: Story = {
  tags: ['estados'],
  decorators: IN_FRAME,
};

/** Age against the limit in words, whose each request is, and what was directed to an attendant. */
export const PrazoEmPalavras: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const row = async (name: string) => within(await canvas.findByRole('row', { name: new RegExp(name) }));
    const first = await row('Ana Beatriz Nogueira');
    await expect(first.getByText('Atrasado há 3 dias')).toBeVisible();
    // What a pointer reads over it is heard as well.
    await expect(first.getByRole('cell', { name: /Atrasado há 3 dias Até .+ · pedido / })).toBeVisible();
    await expect(first.getByText('Direcionado para atendente')).toBeVisible();
    await expect(first.getByText('Ninguém')).toBeVisible();
    await expect((await row('Carlos Eduardo')).getByText('Bruno Barros')).toBeVisible();
    const own = await row('Débora Sales');
    await expect(own.getByText('Vence hoje')).toBeVisible();
    await expect(own.getByText('Você')).toBeVisible();
    await expect((await row('Edson Batista')).getByText('Vence amanhã')).toBeVisible();
    await expect((await row('Guilherme Antunes')).getByText('Aguarda o cliente')).toBeVisible();
    // 'Iniciar' only for Em Aberto (doc3 §2.10).
    await expect(canvas.getAllByRole('button', { name: /^Iniciar o atendimento de / })).toHaveLength(2);
  },
};

export const IniciarAbreOPedido: Story = {
  tags: ['interacoes'],
  parameters: given(simulate(startAtendimento, taken(500, STATUS.EM_ANDAMENTO))),
  play: async ({ canvas }) => {
    const name = 'Iniciar o atendimento de Ana Beatriz Nogueira';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByRole('heading', { name: 'Página do pedido' })).toBeVisible();
  },
};

let isTaken = false;

/** Somebody was quicker: the person is told who, and at whose request; and the queue shows it. */
export const OutroJaIniciou: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  beforeEach: () => {
    isTaken = false;
  },
  parameters: given(
    simulate(listQueue, () => {
      const [first, ...others] = queued();
      const bruno = storyRow(0, { idStatus: STATUS.EM_ANDAMENTO, responsavel: BRUNO, version: 2 });
      return storyPage(isTaken ? [bruno, ...others] : [first!, ...others]);
    }),
    simulate(startAtendimento, () => {
      isTaken = true;
      return refused('Bruno Barros já iniciou o atendimento.');
    }),
  ),
  play: async ({ canvas }) => {
    const name = 'Iniciar o atendimento de Ana Beatriz Nogueira';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await seesToast('Bruno Barros já iniciou o atendimento.');
    await seesToast('Pedido de Ana Beatriz Nogueira.');
    await expect(
      await canvas.findByRole('link', { name: 'Abrir o atendimento de Ana Beatriz Nogueira' }),
    ).toBeVisible();
  },
};

/** The next request comes by one key; not while somebody types, and not once it is turned off. */
export const ProximoPorUmaTecla: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(startNextAtendimento, { agendamento: taken(496, STATUS.EM_ANDAMENTO), emAndamento: 2 }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await userEvent.type(canvas.getByRole('textbox', { name: /Buscar/ }), 'n');
    await expect(canvas.getByRole('textbox', { name: /Buscar/ })).toHaveValue('n');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Buscar/ }));

    await userEvent.click(canvas.getByRole('button', { name: 'Teclas do painel' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Tecla N/ }, LOADS));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Iniciar próximo' })).toBeVisible();
    await userEvent.keyboard('n');
    await expect(canvas.getByText('Ana Beatriz Nogueira')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Teclas do painel' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Tecla N/ }, LOADS));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    await expect(await canvas.findByRole('heading', { name: 'Página do pedido' })).toBeVisible();
  },
};

export const NadaAEspera: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  parameters: given(simulate(startNextAtendimento, { agendamento: null, emAndamento: 2 })),
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await userEvent.click(canvas.getByRole('button', { name: /^Iniciar próximo/ }));
    await seesToast('Nenhum pedido à espera na fila.');
    await seesToast('Você tem 2 em andamento.');
  },
};

export const SetasPelasLinhas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', {
      name: 'Iniciar o atendimento de Ana Beatriz Nogueira',
    });
    // The list asked for the code of its keys before this does.
    await import('../../shared/keyboard/rowKeys.ts');
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Abrir .* Carlos Eduardo/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Iniciar .* Ana Beatriz/ })).toHaveFocus();
    // The dot opens the menu of the row in focus; in a field it is text.
    await userEvent.keyboard('.');
    const menu = await screen.findByRole('menu', {}, LOADS);
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu).toHaveAccessibleName('Ações do agendamento de Ana Beatriz Nogueira');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const search = canvas.getByRole('textbox', { name: /Buscar/ });
    await userEvent.type(search, '.');
    await expect(search).toHaveValue('.');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** `?` lists every key, the panel's own among them; its key can be turned off (WCAG 2.1.4). */
export const ListaDasTeclas: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    const open = () => screen.findByRole('dialog', { name: 'Teclas do Apto' }, LOADS);
    await userEvent.keyboard('?');
    const dialog = await open();
    await waitFor(() =>
      expect(
        within(dialog).getByText('Inicia o próximo pedido da fila; desliga-se em “Teclas do painel”'),
      ).toBeVisible(),
    );
    await expect(within(dialog).getByText('Abre o menu de ações da linha em foco')).toBeVisible();
    await expect(
      within(dialog).getByText('Pega o marcado para mover; as setas mudam o horário e o dia'),
    ).toBeInTheDocument();
    const key = within(dialog).getByRole('switch', { name: /abre esta lista/ });
    await userEvent.click(key);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // It stays in the help, from where it is turned on again.
    await userEvent.click(canvas.getByRole('button', { name: 'Ajuda' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todas as teclas (?)' }));
    await userEvent.click(within(await open()).getByRole('switch', { name: /abre esta lista/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('?');
    await expect(await open()).toBeInTheDocument();
  },
};

const openMenu = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));

export const AssumirDeUmColega: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  parameters: given(
    simulate(takeOverAtendimento, ({ body }) =>
      (body as { responsavelId: number }).responsavelId === BRUNO.id
        ? taken(499, STATUS.EM_ANDAMENTO)
        : refused('Corpo inesperado'),
    ),
  ),
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Carlos Eduardo Figueiredo');
    const back = await screen.findByRole('menuitem', { name: /Devolver à fila/ }, LOADS);
    await expect(back).toHaveTextContent('Bruno Barros já iniciou o atendimento.');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Assumir atendimento' }));
    const title = 'Assumir o atendimento de Carlos Eduardo Figueiredo?';
    const dialog = within(await screen.findByRole('dialog', { name: title }, LOADS));
    await waitFor(() => expect(dialog.getByText(/^Bruno Barros está com este pedido/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Assumir atendimento' }));
    await seesToast('O atendimento agora está com você.');
  },
};

export const DevolverAFila: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  parameters: given(simulate(returnAtendimento, taken(498, STATUS.EM_ABERTO))),
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Débora Sales de Albuquerque');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Devolver à fila' }, LOADS));
    await seesToast('Atendimento devolvido à fila.');
  },
};

let hasArrived = false;
let tell: ((text: string) => void) | null = null;

/** The list's own menu, with what the queue adds ahead of it, and the reason of a status at one press. */
export const MenuDaLinha: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  parameters: given(
    simulate(changeStatus, ({ body }) =>
      (body as { descricao: string }).descricao.endsWith('Motivo: Contratação desfeita')
        ? {
            id: 9,
            agendamento: { id: 499, version: 2, quantidadeFaltaConsulta: 0 },
            status: { id: STATUS.CANCELADO, descricao: 'Cancelado', primevueColor: 'danger' },
          }
        : refused('Corpo inesperado'),
    ),
  ),
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Carlos Eduardo Figueiredo');
    const menu = within(await screen.findByRole('menu', {}, LOADS));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Assumir atendimento/),
      expect.stringMatching(/^Devolver à fila/),
      expect.stringMatching(/^Alterar/),
      expect.stringMatching(/^Reenviar Kit/),
      expect.stringMatching(/^Desistência de Vaga/),
      expect.stringMatching(/^Cancelar/),
      expect.stringMatching(/^Anexos/),
      expect.stringMatching(/^Falta Consulta/),
      expect.stringMatching(/^Timeline/),
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cancelar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar agendamento' }, LOADS));
    await userEvent.type(await dialog.findByRole('textbox'), 'Contratação desfeita');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar agendamento' }));
    await seesToast('Registro cancelado com sucesso.');
    await userEvent.click(await canvas.findByRole('button', { name: /ver pendência/ }));
    await waitFor(
      () => expect(screen.getByText('Confirme o cargo atual do funcionário.')).toBeVisible(),
      LOADS,
    );
  },
};

/** What comes back to the queue is seen without loading the page again. */
export const ChegaUmPedido: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    hasArrived = false;
    tell = null;
  },
  parameters: given(
    simulate(listQueue, () => storyPage(hasArrived ? [storyRow(7), ...queued()] : queued())),
    eventStream((send) => {
      tell = send;
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await waitFor(() => expect(tell).not.toBeNull());
    hasArrived = true;
    tell?.('id: 1\nevent: agendamento\ndata: {"id":493,"version":4,"tipo":"STATUS"}\n\n');
    await expect(await canvas.findByText('Ícaro Monteiro da Silva')).toBeVisible();
  },
};

/** Filter 'Direcionado para atendente' (decision 54). */
export const FiltroDirecionado: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listQueue, ({ query }) =>
      storyPage(
        query.get('filtrosExtras')?.includes('direcionarParaAtendente') ? queued().slice(0, 1) : queued(),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Carlos Eduardo Figueiredo');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }, LOADS));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Direcionado para atendente' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(canvas.queryByText('Carlos Eduardo Figueiredo')).not.toBeInTheDocument());
    await expect(canvas.getByText('Ana Beatriz Nogueira')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remover .*Direcionado para atendente/ })).toBeVisible();
  },
};

/** Issue 12: what nobody has in hand, by its filter and its chip. */
export const FiltroPorAtendente: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listAttendants, [BRUNO, ME]),
    simulate(listQueue, ({ query }) =>
      storyPage(
        query.get('filtrosExtras')?.includes('"responsavelId":0')
          ? queued().filter(({ responsavel }) => responsavel === null)
          : queued(),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Bruno Barros');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }, LOADS));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Atendente' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ninguém' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(canvas.queryByText('Bruno Barros')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: /^Remover .*Ninguém/ }));
    await expect((await canvas.findAllByText('Bruno Barros'))[0]).toBeVisible();
  },
};

/** doc3 §2.11: the tour `painel-agendamento`. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: PANEL_ROUTE, handle: { tour: () => import('./tour/tour.ts') } } },
  decorators: IN_FRAME,
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajuda' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Conhecer esta tela' }));
    const titles = await followTour('Painel de agendamento');
    await expect(titles).toEqual([
      'Painel de agendamento',
      'Iniciar próximo',
      'Observações',
      'Filtros',
      'Prazo e com quem está',
      'Ações',
    ]);
  },
};

export const FilaVazia: Story = {
  tags: ['estados'],
  parameters: given(simulate(listQueue, storyPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada espera por atendimento.')).toBeVisible();
  },
};

const waitingNote = (id: number, text: string): WaitingClinicNote => ({
  id,
  observacaoPrestador: text,
  createdAt: '2026-11-23T12:00:00.000Z',
  autor: 'Recepção',
  prestador: { id: 7, name: 'Clínica São Lucas' },
  agendamento: {
    id: 1000 + id,
    status: { id: STATUS.AGENDADO, descricao: 'Agendado', primevueColor: 'success' },
    funcionario: { name: id === 1 ? 'Ana Beatriz Nogueira' : 'Caio Nunes' },
    cliente: { name: 'Metalúrgica Serra Azul' },
    dataAgendamento: '2026-11-25',
    horaAgendamento: '08:30',
  },
});
let notesLeft: WaitingClinicNote[] = [];
/** What clinics noted is read and accepted by who schedules, and only what was selected (doc3 §7.6). */
export const ObservacoesDosPrestadores: Story = {
  tags: ['interacoes'],
  decorators: IN_FRAME,
  parameters: given(
    simulate(countClinicNotes, () => ({ total: notesLeft.length })),
    simulate(listClinicNotes, () => ({
      items: notesLeft,
      meta: onePage(notesLeft.length, 10),
    })),
    simulate(acceptClinicNotes, ({ body }) => {
      const { ids } = body as { ids: number[] };
      notesLeft = notesLeft.filter(({ id }) => !ids.includes(id));
      return { aceitas: ids.length };
    }),
  ),
  beforeEach: () => {
    notesLeft = [waitingNote(1, 'Trazer o laudo anterior.'), waitingNote(2, 'Chegar 15 minutos antes.')];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Observações (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Observações dos prestadores' }, LOADS));
    await waitFor(() => expect(dialog.getByText('Trazer o laudo anterior.')).toBeVisible(), LOADS);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ana Beatriz Nogueira/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar observação' }));
    await seesToast('Observação aceita.');
    await waitFor(() => expect(dialog.queryByText('Trazer o laudo anterior.')).not.toBeInTheDocument());
    await expect(dialog.getByText('Chegar 15 minutos antes.')).toBeVisible();
  },
};
export const SemObservacoes: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Observações' }));
    const nothing = await screen.findByText('Nenhuma observação espera aceite.', {}, LOADS);
    await waitFor(() => expect(nothing).toBeVisible());
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listQueue, unanswered), ...queueResponses()] },
  play: showsWaiting,
};
export const ComErro: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listQueue, down()), ...queueResponses()] },
  play: showsFailure,
};
