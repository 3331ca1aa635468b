import {
  riscoDetails,
  events,
  attachFile,
  internalTimeline,
  listAgendamentos,
  listAttachments,
  listSavedFilters,
  messageTimeline,
  previewMessages,
  changeStatus,
  getAgendamento,
  validateDeadline,
  listTiposExame,
  sendAutoagendamentoLink,
  waitOfAgendamento,
  type Answer,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { PERMISSION } from '@apto/domain/permissions';
import { STATUS } from '@apto/domain/status';
import { toast } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { draftIds, draftVault } from '../../shared/session/index.ts';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { Frame } from '../../shell/Frame.tsx';
import { withApp } from '../../shared/stories/decorator.tsx';
import { storyDetail, storyRow, storyRows, storyPage, storySession } from '../../shared/stories/data.ts';
import { eventStream, listResponses } from '../../shared/stories/responses.ts';
import { followTour } from '../../shared/stories/tour.ts';
import { AgendamentoList } from './AgendamentoList.tsx';

const meta = {
  title: 'Telas/Agendamentos',
  component: AgendamentoList,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { address: HOME_ROUTE }, msw: listResponses() },
  decorators: [withApp],
} satisfies Meta<typeof AgendamentoList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs and toasts come with their own code. */
const DIALOG_LOADS = { timeout: 10_000 };

/** The list with these handlers before the ones that work. */
const given = (...responses: ReturnType<typeof listResponses>) => ({
  msw: [...responses, ...listResponses()],
});
const error = (message = 'O banco de dados não respondeu.') =>
  new SimulatedError(503, { message, codigo: 'INDISPONIVEL', requestId: 'req-7f3a' });

export const Galeria: Story = {
  tags: ['galeria'],
  parameters: { app: { address: HOME_ROUTE, routes: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
    await expect(canvas.getByText('Mostrando 10 de 87 registros')).toBeVisible();
  },
};

export const DentroDaMoldura: Story = {
  tags: ['estados'],
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
};

/** Whoever left a request half made finds it where requests are (issue 12). */
export const RascunhoOferecido: Story = {
  tags: ['estados'],
  beforeEach: async () => {
    const vault = draftVault(storySession().profile.id, 'x');
    await vault.store({ id: 'x', text: '{}', created: null, about: '3 funcionários, Curitiba' });
    return () => vault.erase();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Continuar rascunho: 3 funcionários, Curitiba' }, DIALOG_LOADS),
    ).toBeVisible();
  },
};

/** Has the lock of a draft, as another tab would; answers what gives it back. */
const openInAnotherTab = (id: string): Promise<() => void> =>
  new Promise((resolve) => {
    void navigator.locks.request(`apto.rascunho.${id}`, () => new Promise<void>((close) => resolve(close)));
  });

/** Issue 12: several requests begun; the others in a dialog, each to go on with or to delete, with a way back. */
export const VariosRascunhos: Story = {
  tags: ['recursos'],
  beforeEach: async () => {
    const vaults = [1, 2, 3].map((day) => ({ day, vault: draftVault(storySession().profile.id, `r${day}`) }));
    for (const { day, vault } of vaults) {
      await vault.store({
        id: `r${day}`,
        text: '{}',
        created: null,
        about: `${day + 1} funcionários, Curitiba`,
        people: `Pessoa ${day} e mais ${day}`,
        savedAt: `2026-11-2${day}T13:20:00.000Z`,
      });
    }
    const close = await openInAnotherTab('r1');
    return async () => {
      close();
      for (const { vault } of vaults) await vault.erase();
    };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Continuar rascunho: 4 funcionários, Curitiba' }, DIALOG_LOADS),
    ).toBeVisible();
    const more = canvas.getByRole('button', { name: 'e mais 2 rascunhos' });
    await userEvent.click(more);
    const dialog = within(await screen.findByRole('dialog', { name: 'Rascunhos' }, DIALOG_LOADS));
    const one = within(dialog.getByRole('group', { name: 'Pessoa 2 e mais 2' }));
    // A tag is as wide as its words.
    const taken = dialog.getByRole('group', { name: 'Pessoa 1 e mais 1' });
    const tag = within(taken).getByText('Aberto em outra aba').parentElement!;
    await expect(tag.getBoundingClientRect().width).toBeLessThan(taken.getBoundingClientRect().width / 2);
    await waitFor(() =>
      expect(one.getByText('3 funcionários, Curitiba · Salvo em 22/11/2026 10:20')).toBeVisible(),
    );
    await userEvent.click(one.getByRole('button', { name: 'Apagar o rascunho de Pessoa 2 e mais 2' }));
    const undo = await one.findByRole('button', { name: 'Desfazer' });
    // What was pressed is gone: the focus goes to what brings it back.
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(draftIds(storySession().profile.id)).toHaveLength(2);
    await userEvent.click(undo);
    const again = await one.findByRole('link', { name: 'Continuar o rascunho de Pessoa 2 e mais 2' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(draftIds(storySession().profile.id)).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** doc3 §2.11: the guided tour of the list, from the help in the bar; by keyboard alone. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  // A toast that can be undone outlives its story.
  beforeEach: () => toast.clear(),
  parameters: { app: { address: HOME_ROUTE, handle: { tour: () => import('./tour/tour.ts') } } },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    const help = canvas.getByRole('button', { name: 'Ajuda' });
    help.focus();
    await userEvent.keyboard('{Enter}');
    const startButton = await screen.findByRole('button', { name: 'Conhecer esta tela' });
    startButton.focus();
    await userEvent.keyboard('{Enter}');
    // The first step stands under what it speaks of, not in the middle of nothing.
    const first = await screen.findByRole('dialog', { name: 'Agendamentos' }, { timeout: 10_000 });
    const title = canvas.getByRole('heading', { level: 1, hidden: true });
    await waitFor(() => {
      const { top, left } = first.getBoundingClientRect();
      const box = title.getBoundingClientRect();
      return expect([top - box.bottom < 48, left < box.right]).toEqual([true, true]);
    });
    const titles = await followTour('Agendamentos');
    await expect(titles).toEqual([
      'Agendamentos',
      'Busca',
      'Filtros',
      'Novo agendamento',
      'Status: em processo',
      'Status: concluídos',
      'Ações',
      'Ajuda',
    ]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(help).toHaveFocus());
  },
};

/** Issue 12 'results while one types': one more term of this visit, which Enter makes a chip and Esc takes away. */
export const BuscaEnquantoSeDigita: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listAgendamentos, ({ query }) => {
      const terms = query.get('filter') ?? '';
      return terms.includes('ana') ? storyPage(storyRows().slice(0, 1), 1) : storyPage(storyRows(), 87);
    }),
  ),
  play: async ({ canvas }) => {
    // The look waits for the last key.
    const patience = { timeout: 10_000 };
    const others = () => canvas.queryByText('Edson Batista');
    await waitFor(() => expect(others()).toBeInTheDocument(), patience);
    const box = canvas.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
    await userEvent.type(box, 'ana serra');
    await waitFor(() => expect(others()).toBeNull(), patience);
    // Why the row is there is marked in it: the name and the customer.
    const marked = () => [...(CSS.highlights.get('apto-match') ?? [])].map(String);
    await waitFor(() => expect(marked()).toEqual(expect.arrayContaining(['Ana', 'Serra'])), patience);
    await expect(canvas.queryByRole('list', { name: 'Termos da busca' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(others()).toBeInTheDocument(), patience);
    await expect(marked()).toEqual([]);
    await userEvent.type(box, 'ana');
    await waitFor(() => expect(others()).toBeNull(), patience);
    // Enter keeps what is found: the others do not come back, not for a moment.
    const seen = fn();
    const watch = new MutationObserver(() => {
      if (others()) seen();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
    await expect(await canvas.findByRole('button', { name: 'Remover ana' })).toBeVisible();
    watch.disconnect();
    await expect(seen).not.toHaveBeenCalled();
    await expect(others()).toBeNull();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: given(http.get('*/api/agendamentos', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NadaAinda: Story = {
  tags: ['estados'],
  parameters: given(simulate(listAgendamentos, storyPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum agendamento em andamento.')).toBeVisible();
    await expect(canvas.getByText('Não há registros para exportar.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pedir um exame' })).toBeVisible();
  },
};

export const NadaEncontrado: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { address: `${HOME_ROUTE}?filter=zzz&status=8` },
    ...given(
      simulate(listAgendamentos, ({ query }) =>
        storyPage(query.get('filter') ? [] : storyRows(), query.get('filter') ? 0 : 87),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum registro encontrado.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Limpar filtros' })[0]!);
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
  },
};

let failures = 0;
export const ComErro: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    failures = 0;
  },
  parameters: given(
    simulate(listAgendamentos, () => (failures++ === 0 ? error() : storyPage(storyRows(), 87))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Problemas ao carregar informações!')).toBeVisible();
    await expect(canvas.getByText(/req-7f3a/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
  },
};

let arrived = false;

/** A page that fails is not covered up with the rows of the one before, and the way back stays. */
export const PaginaComErro: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    arrived = false;
  },
  parameters: given(
    simulate(listAgendamentos, ({ query }) =>
      query.get('page') === '2' && !arrived
        ? error()
        : storyPage(storyRows(), 87, Number(query.get('page') ?? 1)),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(await canvas.findByText('Problemas ao carregar informações!')).toBeVisible();
    await expect(canvas.queryByText('Ana Beatriz Nogueira')).not.toBeInTheDocument();
    await expect(canvas.getByText('Esta página não foi carregada.')).toBeVisible();
    await expect(canvas.getByText('de 9')).toBeVisible();
    arrived = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
    await expect(canvas.getByText('Mostrando 20 de 87 registros')).toBeVisible();
  },
};

/** How often the number of all requests is said anew: the page above the list and its foot say it as they are drawn. */
async function drawsOfThePage(press: () => void): Promise<number> {
  const said = spyOn(Number.prototype, 'toLocaleString');
  press();
  // What a press changes is drawn in the microtask after it.
  await Promise.resolve();
  const draws = said.mock.contexts.filter((number) => Number(number) === 87).length;
  said.mockRestore();
  return draws;
}

/** A row that opens, and the dialog of the filters, draw nothing of what stands around. */
export const SoALinha: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz Nogueira' });
    const ofRow = await drawsOfThePage(() => opener.click());
    await expect(canvas.getByRole('group', { name: 'Detalhes de Ana Beatriz Nogueira' })).toBeInTheDocument();
    await expect(ofRow).toBe(0);
    const filters = canvas.getByRole('button', { name: 'Filtros' });
    await expect(await drawsOfThePage(() => filters.click())).toBe(0);
    await expect(await screen.findByRole('dialog', { name: 'Filtros' }, DIALOG_LOADS)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const DetalheParcial: Story = {
  tags: ['interacoes'],
  parameters: given(simulate(riscoDetails, () => (failures++ === 0 ? error() : []))),
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz Nogueira' }),
    );
    const detail = within(await canvas.findByRole('group', { name: 'Detalhes de Ana Beatriz Nogueira' }));
    await waitFor(() => expect(detail.getByText('Não foi possível carregar os riscos')).toBeVisible());
    await waitFor(() => expect(detail.getByText('Exame clínico ocupacional')).toBeVisible());
    await expect(detail.getAllByText('Em processo de agendamento').length).toBeGreaterThan(0);
    await userEvent.click(detail.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(detail.getByText('Agendamento sem riscos')).toBeVisible());
  },
};

/** Issue 10 'Waiting list': staff see in the row who waits for an earlier time, and what is kept for them now. */
export const EsperaNosDetalhes: Story = {
  tags: ['recursos'],
  parameters: given(
    simulate(listAgendamentos, storyPage([storyRow(0, { idStatus: STATUS.AGENDADO })])),
    simulate(waitOfAgendamento, {
      espera: {
        desde: '2026-11-23T13:00:00.000Z',
        ofertas: 1,
        oferta: { data: '2026-11-25', horario: '08:20', expiraEm: '2026-11-24T13:40:00.000Z' },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz Nogueira' }),
    );
    const detail = within(await canvas.findByRole('group', { name: 'Detalhes de Ana Beatriz Nogueira' }));
    await waitFor(() =>
      expect(detail.getByRole('heading', { name: 'Espera um horário antes' })).toBeVisible(),
    );
    await expect(
      detail.getByText('quarta-feira, 25 de novembro de 2026, às 08:20, até as 10:40.'),
    ).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Encerrar a espera' })).toBeVisible();
  },
};

export const SoConsulta: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { address: HOME_ROUTE, session: storySession([PERMISSION.GESTAO_MEDICA_V3_VIEW]) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ações do agendamento de Ana Beatriz Nogueira' }),
    );
    const item = await screen.findByRole('menuitem', { name: /Cancelar/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    // Once over them all, and not under each.
    const group = screen.getByRole('group', { name: 'Você não tem permissão para estas ações.' });
    await expect(within(group).getAllByRole('menuitem')).toHaveLength(7);
    await expect(group).not.toHaveTextContent('Você não tem permissão para esta ação.');
    await expect(canvas.queryByRole('button', { name: 'Novo agendamento' })).not.toBeInTheDocument();
  },
};

const openCancel = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
};

export const CancelarPedeOMotivo: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(changeStatus, ({ body }) => {
      const { descricao: description, status } = body as { descricao: string; status: { id: number } };
      const correct =
        description === 'Mudança de status para Cancelado. Motivo: Duplicado.' && status.id === 10;
      return correct
        ? {
            id: 1,
            agendamento: { id: 500, version: 2, quantidadeFaltaConsulta: 0 },
            status: { id: 10, descricao: 'Cancelado', primevueColor: 'danger' },
          }
        : error(`Corpo inesperado: ${description}`);
    }),
  ),
  play: async ({ canvas }) => {
    await openCancel(canvas, 'Ana Beatriz Nogueira');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar agendamento' }, DIALOG_LOADS));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar agendamento' }));
    const missing = await dialog.findByText('Campo obrigatório.');
    await waitFor(() => expect(missing).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox'), 'Duplicado.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RecusaDoServidorGuardaOTexto: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(
      changeStatus,
      new SimulatedError(409, { message: 'O agendamento já foi cancelado.', codigo: 'TRANSICAO_RECUSADA' }),
    ),
  ),
  play: async ({ canvas }) => {
    await openCancel(canvas, 'Ana Beatriz Nogueira');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar agendamento' }, DIALOG_LOADS));
    await userEvent.type(dialog.getByRole('textbox'), 'Duplicado.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() => expect(dialog.getByText('O agendamento já foi cancelado.')).toBeVisible());
    await expect(dialog.getByRole('textbox')).toHaveValue('Duplicado.');
  },
};

const keys: (string | null)[] = [];

/** The same answer tried again is the same request: one key, so that a lost answer does not count twice. */
export const PendenciaTentadaDeNovo: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    keys.length = 0;
  },
  parameters: given(
    http.post(`*/api${changeStatus.path}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) return HttpResponse.error();
      return HttpResponse.json({
        id: 1,
        agendamento: { id: 498, version: 2, quantidadeFaltaConsulta: 0 },
        status: { id: STATUS.PENDENCIA_PRESTADOR, descricao: 'Pendência prestador', primevueColor: 'warn' },
      });
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver pendência/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pendências' }, DIALOG_LOADS));
    await userEvent.type(dialog.getByRole('textbox'), 'Operador de prensa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar' }));
    // A waiting button takes the focus but no press: the second try begins when the first one is over.
    await waitFor(() => expect(keys).toHaveLength(1));
    const finish = dialog.getByRole('button', { name: 'Finalizar' });
    await waitFor(() => expect(finish).not.toHaveAttribute('data-pending'));
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(keys[0]).toBeTruthy();
    await expect(keys[1]).toBe(keys[0]);
  },
};

/** Someone who may not answer reads the pendency, and is not asked for what would be refused. */
export const PendenciaSoParaLer: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { address: HOME_ROUTE, session: storySession([PERMISSION.GESTAO_MEDICA_V3_VIEW]) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver pendência/ }));
    const dialog = within(await screen.findByRole('dialog', {}, DIALOG_LOADS));
    const pendencia = await dialog.findByText('Confirme o cargo atual do funcionário.');
    await waitFor(() => expect(pendencia).toBeVisible());
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

const blocked = (item: string, title: string, verb: string): Story => ({
  tags: ['interacoes'],
  parameters: given(simulate(validateDeadline, 48)),
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ações do agendamento de Edson Batista' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const said = await screen.findByText(title, {}, DIALOG_LOADS);
    await waitFor(() => expect(said).toBeVisible());
    const why = screen.getByText(`O prazo para ${verb} é de até 48h antes da consulta!`);
    await waitFor(() => expect(why).toBeVisible());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});
/** doc1 §8: each of the three actions that a time limit refuses, in its own words. */
export const PrazoEncerrado = blocked('Cancelar', 'Você não pode cancelar esse agendamento!', 'cancelar');
export const PrazoDaDesistencia = blocked(
  'Desistência de Vaga',
  'Você não pode desistir do agendamento!',
  'desistir',
);
export const PrazoDaAlteracao = blocked('Alterar', 'Você não pode alterar esse agendamento!', 'alterar');

const openChange = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Alterar' }));
};

/** doc1 §4 'Change action': an open request is edited in place. */
export const AlterarAbreOsDados: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await openChange(canvas, 'Ana Beatriz Nogueira');
    const dialog = within(await screen.findByRole('dialog', { name: 'Atualizar dados' }, DIALOG_LOADS));
    await expect(
      await dialog.findByRole('textbox', { name: /Nome do solicitante/ }, DIALOG_LOADS),
    ).toHaveValue('Rita Camargo');
  },
};

/** What is under way is not edited: the change is asked for, in the specified words (doc1 §4, §8). */
export const AlterarPedeAlteracao: Story = {
  tags: ['interacoes'],
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  parameters: given(
    simulate(validateDeadline, false),
    simulate(changeStatus, ({ body }) => {
      const { descricao: description, status } = body as { descricao: string; status: { id: number } };
      return description === 'Solicitação de alteração: Outra data.' &&
        status.id === STATUS.PENDENCIA_PRESTADOR
        ? {
            id: 1,
            agendamento: { id: 497, version: 2, quantidadeFaltaConsulta: 0 },
            status: { id: STATUS.PENDENCIA_PRESTADOR, descricao: 'Pendência', primevueColor: 'warn' },
          }
        : error(`Corpo inesperado: ${description}`);
    }),
  ),
  play: async ({ canvas }) => {
    await openChange(canvas, 'Edson Batista');
    const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar alteração' }, DIALOG_LOADS));
    await userEvent.type(dialog.getByRole('textbox'), 'Outra data.');
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar alteração' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const said = await screen.findByText('Processado com sucesso, sua solicitação será analisada.');
    await waitFor(() => expect(said).toBeVisible());
  },
};

let linkTries = 0;
let linkBody: unknown = null;
/** doc1 §2.5, §8 Reenviar Link: a refusal keeps what was typed; then the link and the token are there to copy. */
export const ReenviarLink: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    linkTries = 0;
  },
  parameters: given(
    simulate(sendAutoagendamentoLink, ({ body }) => {
      linkBody = body;
      return linkTries++ === 0
        ? error('O serviço de mensagens não respondeu.')
        : {
            token: 'K7Q2-9XWM',
            link: 'https://apto.test/publico/#/autoagendamento',
            expiraEm: '2026-12-01T03:00:00.000Z',
          };
    }),
  ),
  play: async ({ canvas }) => {
    const name = 'Carlos Eduardo Figueiredo';
    await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reenviar Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reenviar Link' }, DIALOG_LOADS));
    await userEvent.click(dialog.getByRole('radio', { name: 'E-mail' }));
    const send = dialog.getByRole('button', { name: 'Enviar link' });
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText('O serviço de mensagens não respondeu.')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('pessoa@exemplo.com.br');
    await waitFor(() => expect(send).not.toHaveAttribute('data-pending'));
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText('K7Q2-9XWM')).toBeVisible());
    // What stands in the field that is not seen goes nowhere, and refuses nothing.
    await expect(linkBody).toMatchObject({
      formaEnvio: 'EMAIL',
      email: 'pessoa@exemplo.com.br',
      phone: null,
    });
  },
};

const kitMessage = (recipient: 'PRESTADOR' | 'SOLICITANTE', name: string, address: string) => ({
  tipo: `KIT_${recipient}`,
  titulo: recipient === 'PRESTADOR' ? 'Kit ao prestador' : 'Kit ao solicitante',
  destinatario: recipient,
  nome: name,
  canal: 'EMAIL' as const,
  destino: address,
  assunto: 'Kit de agendamento: Edson Batista',
  corpo:
    'O atendimento de Edson Batista está marcado para quinta-feira, 26 de novembro de 2026, às 08:30.\n\nO kit está em anexo.',
  anexo: 'kit-agendamento-500.pdf',
  aviso:
    recipient === 'SOLICITANTE'
      ? 'Quem avisa o funcionário é o solicitante, Rita Camargo, que recebe o dia e o local.'
      : null,
});

let kitTries = 0;
/** doc1 §2.5, §8 Reenviar Kit: what goes to provider and requester is read first; the cap of the day is said, and one press sends. */
export const ReenviarKit: Story = {
  tags: ['interacoes'],
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  beforeEach: () => {
    kitTries = 0;
  },
  parameters: given(
    simulate(previewMessages, [
      kitMessage('PRESTADOR', 'Clínica Vida Plena', 'agenda@vidaplena.com.br'),
      kitMessage('SOLICITANTE', 'Rita Camargo', 'rita@empresa.com.br'),
    ]),
    http.post('*/api/agendamento/enviar-kit/:id', () =>
      kitTries++ === 0
        ? HttpResponse.json(
            {
              message: 'O limite de mensagens do dia foi atingido. Aguarde 3 horas e tente novamente.',
              codigo: 'MUITAS_TENTATIVAS',
              requestId: 'req-story',
            },
            { status: 429 },
          )
        : HttpResponse.json({ mensagens: [{ destinatario: 'PRESTADOR', canal: 'EMAIL' }] }, { status: 201 }),
    ),
  ),
  play: async ({ canvas }) => {
    const name = 'Edson Batista';
    await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reenviar Kit' }));
    const question = { name: `Reenviar o Kit de ${name}?` };
    const dialog = within(await screen.findByRole('dialog', question, DIALOG_LOADS));
    await waitFor(() => expect(dialog.getByText(/agenda@vidaplena\.com\.br/)).toBeVisible());
    await expect(dialog.getByText(/rita@empresa\.com\.br/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar Kit' }));
    await waitFor(() => expect(dialog.getByText(/limite de mensagens do dia/)).toBeVisible());
    const again = dialog.getByRole('button', { name: 'Reenviar Kit' });
    await waitFor(() => expect(again).not.toHaveAttribute('data-pending'));
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const said = await screen.findByText('O Kit de Agendamento foi enviado com sucesso!');
    await waitFor(() => expect(said).toBeVisible());
  },
};

const openMissed = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Falta Consulta' }));
  return within(await screen.findByRole('dialog', { name: 'Pré-solicitação' }, DIALOG_LOADS));
};
const marked = (quantidadeFaltaConsulta: number) => ({
  id: 1,
  agendamento: { id: 500, version: 2, quantidadeFaltaConsulta },
  status: { id: STATUS.FALTA_CONSULTA, descricao: 'Falta Consulta', primevueColor: 'danger' },
});
/** A client whose employees may miss so many exams. */
const limitOf = (limiteReagendamento: number) =>
  http.get('*/api/customers/:id', () => HttpResponse.json({ id: 1, limiteReagendamento }));

/** doc1 §2.5, §4 'Missed appointment': one question, one record, and a second chance that is not denied. */
export const FaltaConsulta: Story = {
  tags: ['interacoes'],
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  parameters: given(
    limitOf(2),
    simulate(changeStatus, ({ body }) => {
      const { descricao: description, status } = body as { descricao: string; status: { id: number } };
      return description === 'Pendência resolvida: Falta consulta' && status.id === STATUS.FALTA_CONSULTA
        ? marked(1)
        : error(`Corpo inesperado: ${description}`);
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await openMissed(canvas, 'Ana Beatriz Nogueira');
    await waitFor(() =>
      expect(dialog.getByText('Deseja alterar o status para falta consulta?')).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('Dado atualizado com sucesso')).toBeVisible());
  },
};

/** Decision 23: the mark that reaches the limit says that there will be no other appointment. */
export const FaltaNoLimite: Story = {
  tags: ['interacoes'],
  decorators: FaltaConsulta.decorators!,
  parameters: given(limitOf(2), simulate(changeStatus, marked(2))),
  play: async ({ canvas }) => {
    const dialog = await openMissed(canvas, 'Ana Beatriz Nogueira');
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar falta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const said = await screen.findByText(/não será reagendado novamente/);
    await waitFor(() => expect(said).toBeVisible());
  },
};

/** doc1 §8: the specified words as a toast, and the server's below the question, which stays open. */
export const FaltaRecusada: Story = {
  tags: ['interacoes'],
  decorators: FaltaConsulta.decorators!,
  parameters: given(
    simulate(
      changeStatus,
      new SimulatedError(409, { message: 'O agendamento já foi cancelado.', codigo: 'TRANSICAO_RECUSADA' }),
    ),
  ),
  play: async ({ canvas }) => {
    const dialog = await openMissed(canvas, 'Ana Beatriz Nogueira');
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar falta' }));
    const said = await screen.findByText('Erro ao atualizar o agendamento!');
    await waitFor(() => expect(said).toBeVisible());
    await waitFor(() => expect(dialog.getByText('O agendamento já foi cancelado.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

let sendEvent: ((text: string) => void) | undefined;
const changedRow = storyRow(0, { idStatus: STATUS.AGENDADO, version: 2 });
export const MudaSozinha: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    sendEvent = undefined;
  },
  parameters: given(
    eventStream((send) => {
      sendEvent = send;
    }),
    simulate(getAgendamento, storyDetail(changedRow)),
  ),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Ana Beatriz Nogueira')).closest('tr')!;
    await expect(within(row).getByText('Em Aberto')).toBeVisible();
    await waitFor(() => expect(sendEvent).toBeDefined());
    sendEvent?.(`event: agendamento\ndata: {"id":${changedRow.id},"version":2,"tipo":"AGENDADO"}\n\n`);
    await waitFor(() => expect(within(row).getByText('Agendado')).toBeVisible());
    await expect(await canvas.findByText('1 registro foi atualizado.')).toBeInTheDocument();
  },
};

let counted = 87;
/** decisions/0280: a row that ends elsewhere stays where it is read, and is no longer counted. */
export const TotalDeQuemTerminou: Story = {
  name: 'Total de quem terminou',
  tags: ['interacoes'],
  beforeEach: () => {
    sendEvent = undefined;
    counted = 87;
  },
  parameters: given(
    simulate(listAgendamentos, () => storyPage(storyRows(), counted)),
    eventStream((send) => {
      sendEvent = send;
    }),
    simulate(getAgendamento, storyDetail(storyRow(0, { idStatus: STATUS.CANCELADO, version: 2 }))),
  ),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Ana Beatriz Nogueira')).closest('tr')!;
    await expect(await canvas.findByText('Mostrando 10 de 87 registros')).toBeVisible();
    await waitFor(() => expect(sendEvent).toBeDefined());
    counted = 86;
    sendEvent?.(`event: agendamento\ndata: {"id":${changedRow.id},"version":2,"tipo":"STATUS"}\n\n`);
    await waitFor(() => expect(within(row).getByText('Cancelado')).toBeVisible());
    await expect(await canvas.findByText('Mostrando 10 de 86 registros')).toBeVisible();
    await expect(row).toBeVisible();
  },
};

let isMissed = false;
let slowPage = Promise.withResolvers<void>();
/** What the stream tells of a row while the page is read anew does not end that reading: the row has left the filter. */
export const MudaEnquantoSeLe: Story = {
  name: 'Muda enquanto se lê',
  tags: ['interacoes'],
  beforeEach: () => {
    sendEvent = undefined;
    slowPage = Promise.withResolvers();
    isMissed = false;
  },
  parameters: given(
    limitOf(2),
    eventStream((send) => {
      sendEvent = send;
    }),
    simulate(changeStatus, () => {
      isMissed = true;
      sendEvent?.(`event: agendamento\ndata: {"id":${changedRow.id},"version":2,"tipo":"STATUS"}\n\n`);
      return marked(1);
    }),
    simulate(getAgendamento, storyDetail(storyRow(0, { idStatus: STATUS.FALTA_CONSULTA, version: 2 }))),
    simulate(listAgendamentos, async ({ query }) => {
      if (!isMissed) return storyPage(storyRows(), 87);
      const left = storyPage(storyRows().slice(1), 86);
      // The page is slow to come; how many there are is not.
      if (query.get('limit') !== '1') await slowPage.promise;
      return left;
    }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sendEvent).toBeDefined());
    const dialog = await openMissed(canvas, 'Ana Beatriz Nogueira');
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar falta' }));
    const row = canvas.getByText('Ana Beatriz Nogueira').closest('tr')!;
    await waitFor(() => expect(within(row).getByText(/^falta consulta$/i)).toBeVisible());
    slowPage.resolve();
    await waitFor(() => expect(canvas.queryByText('Ana Beatriz Nogueira')).not.toBeInTheDocument());
  },
};

/** Whoever comes from the wizard finds what was made there, marked as what others make. */
export const MarcaOQueSeCriou: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: HOME_ROUTE, state: { made: [changedRow.id] } } },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Ana Beatriz Nogueira')).closest('tr');
    await waitFor(() => expect(row).toHaveAttribute('data-changed'));
    await expect(canvas.getAllByRole('row').filter((each) => 'changed' in each.dataset)).toHaveLength(1);
  },
};

/** What changed after the page was read and before its stream began is told first: the stream resumes from the page. */
export const MudouAntesDaConexao: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listAgendamentos, () => {
      const page = storyPage(storyRows(), 87);
      return { ...page, meta: { ...page.meta, eventPosition: '4711.0' } };
    }),
    eventStream((send, lastEventId) => {
      if (lastEventId === '4711.0')
        send(`event: agendamento\ndata: {"id":${changedRow.id},"version":2,"tipo":"AGENDADO"}\n\n`);
    }),
    simulate(getAgendamento, storyDetail(changedRow)),
  ),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Ana Beatriz Nogueira')).closest('tr')!;
    await waitFor(() => expect(within(row).getByText('Agendado')).toBeVisible());
  },
};

export const NovosNaOutraPagina: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    sendEvent = undefined;
  },
  parameters: {
    app: { address: `${HOME_ROUTE}?page=2` },
    ...given(
      eventStream((send) => {
        sendEvent = send;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await waitFor(() => expect(sendEvent).toBeDefined());
    sendEvent?.(
      [901, 902]
        .map((id) => `event: agendamento\ndata: {"id":${id},"version":1,"tipo":"CRIADO"}\n\n`)
        .join(''),
    );
    await expect(await canvas.findByText('2 novos agendamentos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await expect(await canvas.findByRole('textbox', { name: /página/i })).toHaveValue('1');
  },
};

/** What the filter leaves out is no news of this list. */
/** doc1 §2.2, §7: the options are what their calls say, and the dates have a button that clears them. */
export const OpcoesDosFiltros: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listTiposExame, [
      { id: 2, descricao: 'Periódico' },
      { id: 99, descricao: 'Tipo que só a chamada conhece' },
    ] as Answer<typeof listTiposExame>),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }, DIALOG_LOADS));
    await dialog.findByRole('checkbox', { name: 'Tipo que só a chamada conhece' });
    await waitFor(() =>
      expect(dialog.getByRole('checkbox', { name: 'Agendado' })).toHaveAccessibleDescription(/^\d+$/),
    );
    // A count stands in one line, however long its status.
    for (const box of dialog.getAllByRole('checkbox')) {
      const count = document.getElementById(box.getAttribute('aria-describedby') ?? '');
      if (!count?.textContent) continue;
      const words = document.createRange();
      words.selectNodeContents(count);
      await expect(words.getClientRects()).toHaveLength(1);
    }
    // Whose turn it is takes all of its statuses.
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Com o cliente' }));
    await expect(dialog.getByRole('checkbox', { name: 'Pendência Cliente' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Depósito antecipado' }));
    await expect(dialog.getByRole('checkbox', { name: 'Com o cliente' })).toBePartiallyChecked();
    await userEvent.type(dialog.getByLabelText('Data inicial'), '01112026');
    await userEvent.type(dialog.getByLabelText('Data final'), '05112026');
    await userEvent.click(await dialog.findByRole('button', { name: 'Limpar datas' }));
    await expect(dialog.getByLabelText('Data inicial')).toHaveValue('');
    await expect(dialog.queryByRole('button', { name: 'Limpar datas' })).not.toBeInTheDocument();
  },
};

export const NovosForaDoFiltro: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    sendEvent = undefined;
  },
  parameters: {
    app: { address: `${HOME_ROUTE}?page=2&filter=ana` },
    ...given(
      simulate(listAgendamentos, ({ query }) =>
        storyPage(query.get('page') === '1' ? [storyRow(0, { id: 902 })] : storyRows(), 87),
      ),
      eventStream((send) => {
        sendEvent = send;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await waitFor(() => expect(sendEvent).toBeDefined());
    sendEvent?.(
      [901, 902, 903]
        .map((id) => `event: agendamento\ndata: {"id":${id},"version":1,"tipo":"CRIADO"}\n\n`)
        .join(''),
    );
    await expect(await canvas.findByText('1 novo agendamento')).toBeVisible();
  },
};

export const Reconectando: Story = {
  tags: ['estados'],
  parameters: given(http.get(`*/api${events.path}`, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reconectando…')).toBeVisible();
  },
};

/** Issue 12: on a phone the list begins high: one row of search, filter and '+', chips that scroll, cards of two lines. */
export const Celular: Story = {
  tags: ['estados'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('rowheader', { name: 'Ana Beatriz Nogueira' });
    const middle = (element: HTMLElement): number => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    const line = [
      canvas.getByRole('textbox', { name: 'Buscar por nome do funcionário' }),
      canvas.getByRole('button', { name: 'Filtros' }),
      canvas.getByRole('button', { name: 'Novo agendamento' }),
    ].map(middle);
    await expect(Math.max(...line) - Math.min(...line)).toBeLessThanOrEqual(1);
    const chips = within(canvas.getByRole('radiogroup', { name: 'Filtros rápidos' }));
    await expect(chips.getByRole('radio', { name: 'Todos' })).toBeChecked();
    const card = name.closest('tr');
    if (!card) throw new Error('Falta o cartão');
    await expect(card.getBoundingClientRect().top).toBeLessThanOrEqual(200);
    // Seen short, and heard whole.
    const [seen] = within(card).getAllByText(/^(Pedido em )?\d\d\/\d\d.* · .* · /);
    await expect(seen).toBeVisible();
  },
};

/** The tools of the list have one height and one line, whatever is narrowed by, and stay within the page. */
const toolsInALine: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('rowheader', { name: /^Ana Beatriz Nogueira/ });
  await expect(await canvas.findByRole('radio', { name: 'Calendário' }, DIALOG_LOADS)).toBeInTheDocument();
  const boxes = [
    canvas.getByRole('textbox', { name: 'Buscar por nome do funcionário' }).parentElement?.parentElement,
    canvas.getByRole('button', { name: 'Filtros' }),
    canvas.getByRole('radiogroup', { name: 'Visão' }),
    canvas.getByRole('button', { name: /^Copiar link/ }),
  ].map((tool) => tool!.getBoundingClientRect());
  await expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
  await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
};
export const FerramentasEmUmaLinha: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  play: toolsInALine,
};
export const FerramentasEmUmaLinhaNoTablet: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'tablet' } },
  play: toolsInALine,
};

let rotate: (() => void) | undefined;

/** A window that crosses the phone's width moves the button, and not what is being chosen. */
export const FiltrosAoGirar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    const listeners = new EventTarget();
    let isNarrow = false;
    rotate = () => {
      isNarrow = true;
      listeners.dispatchEvent(new Event('change'));
    };
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) => {
      const media = original(query);
      if (query !== '(max-width: 599px)') return media;
      return Object.assign(listeners, {
        matches: isNarrow,
        media: query,
        onchange: null,
        addListener: media.addListener.bind(media),
        removeListener: media.removeListener.bind(media),
      });
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    const button = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }, DIALOG_LOADS));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Agendado' }));
    rotate?.();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(dialog.getByRole('checkbox', { name: 'Agendado' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await expect(await canvas.findByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  },
};

const pdfName = 'atestado.pdf';
const attachmentOf = (id: number, nomeArquivo: string, kind: 'Outro' | 'LAUDO' | 'LAUDO_PCD') => ({
  id,
  chave: String(id).padStart(43, 'a'),
  nomeArquivo,
  tipo: kind,
  url: null,
  createdAt: '2026-11-23T13:10:00.000Z',
  origem: 'AGENDAMENTO' as const,
  origemId: 500,
  tamanho: 2048,
  tipoConteudo: 'application/pdf',
  usuario: { name: 'Marina Alves' },
});
const openAttachments = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Ações do agendamento de Ana Beatriz Nogueira' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Anexos' }));
  return within(await screen.findByRole('dialog', { name: 'Anexos' }, DIALOG_LOADS));
};
const attached: ReturnType<typeof attachmentOf>[] = [];

/** doc1 §2.5, §8: a file is added as 'Outro' and stands in the list; nothing can be removed. */
export const AnexarArquivo: Story = {
  tags: ['interacoes'],
  decorators: FaltaConsulta.decorators!,
  parameters: given(
    simulate(listAttachments, () => attached),
    simulate(attachFile, ({ body }) => {
      const sent = body as { origem: string; tipo: string; file: File };
      if (sent.origem !== 'AGENDAMENTO' || sent.tipo !== 'Outro')
        return error(`Formulário inesperado: ${sent.tipo}`);
      const added = attachmentOf(attached.length + 1, sent.file.name, 'Outro');
      attached.unshift(added);
      return added;
    }),
  ),
  play: async ({ canvas }) => {
    attached.splice(0);
    const dialog = await openAttachments(canvas);
    await expect(await dialog.findByText('Não há anexos para este registro ainda!')).toBeInTheDocument();
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    await userEvent.upload(input!, new File(['%PDF-1.4'], pdfName, { type: 'application/pdf' }));
    const list = await dialog.findByRole('list', { name: 'Anexos deste registro' });
    await expect(list).toHaveTextContent(pdfName);
    await waitFor(() => expect(screen.getByText('Arquivo carregado com sucesso')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: /^Excluir/ })).not.toBeInTheDocument();
  },
};

/** doc1 §8: what the server refuses is said beside the file and as the specified toast; the same file is not tried again. */
export const AnexoRecusado: Story = {
  tags: ['interacoes'],
  decorators: FaltaConsulta.decorators!,
  parameters: given(
    simulate(listAttachments, []),
    simulate(
      attachFile,
      new SimulatedError(422, { message: 'Este tipo de arquivo não é aceito.', codigo: 'REGRA_DE_NEGOCIO' }),
    ),
  ),
  play: async ({ canvas }) => {
    const dialog = await openAttachments(canvas);
    await dialog.findByText('Não há anexos para este registro ainda!');
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    await userEvent.upload(input!, new File(['MZ'], pdfName, { type: 'application/pdf' }));
    await expect(await dialog.findByText('Este tipo de arquivo não é aceito.')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: `Tirar ${pdfName} da lista` })).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: /^Tentar novamente/ })).toBeNull();
    await waitFor(() => expect(screen.getByText('Problemas ao carregar o arquivo')).toBeVisible());
  },
};

/** doc1 §2.1: the buttons of a row show the documents of their kind alone, by keyboard too. */
export const BotoesDeAnexo: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listAgendamentos, storyPage([{ ...storyRow(0), pcd: true }], 1)),
    simulate(listAttachments, [
      attachmentOf(1, 'laudo-pcd.pdf', 'LAUDO_PCD'),
      attachmentOf(2, 'outro.pdf', 'Outro'),
    ]),
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Laudo PCD de / });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Laudo PCD' }, DIALOG_LOADS));
    const list = await dialog.findByRole('list', { name: 'Anexos deste registro' });
    await expect(list).toHaveTextContent('laudo-pcd.pdf');
    await expect(list).not.toHaveTextContent('outro.pdf');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** doc1 §2.5, §8: both faces, with who, from where, 'Para:' and the state of a message. */
export const TimelineDaLinha: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(internalTimeline, [
      {
        data: '2026-11-24T13:00:00.000Z',
        name: 'Marina Alves',
        descricao: 'Arquivo anexado',
        observacao: 'laudo.pdf (Outro)\nDe onde: pelo sistema da empresa, endereço 10.0.0.7',
        hexColor: '',
        iconName: 'pi pi-info',
      },
    ]),
    simulate(messageTimeline, [
      {
        id: 1,
        tipoEvento: 'Link de autoagendamento',
        createdAt: '2026-11-24T12:00:00.000Z',
        acao: 'Por WhatsApp',
        variaveis: null,
        envio: 'Na fila',
        destinatario: 'FUNCIONARIO',
        situacao: 'PENDENTE',
        motivo: null,
        podeReenviar: false,
        tel: '19998765432',
        classificacao: 'ENVIO' as const,
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const name = 'Ana Beatriz Nogueira';
    await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Timeline' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Timeline de ${name}` }, DIALOG_LOADS));
    await expect(await dialog.findByText('Arquivo anexado')).toBeInTheDocument();
    await expect(dialog.getByText('por Marina Alves')).toBeInTheDocument();
    await expect(dialog.getByText(/endereço 10\.0\.0\.7/)).toBeInTheDocument();
    dialog.getByRole('tab', { name: 'Timeline Interna' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const sent = await dialog.findByRole('listitem');
    await expect(sent).toHaveTextContent('Para: (19) 99876-5432, Ana Beatriz Nogueira');
    await expect(sent).toHaveTextContent('Na fila');
  },
};

/** doc1 §8 'Empty messaging timeline': nothing was sent for this appointment. */
export const TimelineSemMensagens: Story = {
  tags: ['interacoes'],
  parameters: given(simulate(internalTimeline, []), simulate(messageTimeline, [])),
  play: async ({ canvas }) => {
    const name = 'Ana Beatriz Nogueira';
    await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Timeline' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Timeline de ${name}` }, DIALOG_LOADS));
    await userEvent.click(dialog.getByRole('tab', { name: 'Timeline Whatsapp' }));
    const told = await dialog.findByText(
      'Nenhum registro de agendamento foi encontrado para o WhatsApp vinculado.',
    );
    await waitFor(() => expect(told).toBeVisible());
  },
};

/** A link carries filters, order and columns; who opens it sees them, and keeps their own (issue 9). */
export const VisaoPorLink: Story = {
  tags: ['interacoes'],
  parameters: { app: { address: `${HOME_ROUTE}?status=1&colunas=funcionario,status,tipoExame` } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    const place = (name: RegExp) =>
      canvas.getAllByRole('columnheader').findIndex((head) => name.test(head.textContent ?? ''));
    // Status stands before the exam type, as the link says, and what it does not name is hidden.
    await expect(place(/Cliente/)).toBe(-1);
    await expect(place(/Status/)).toBeGreaterThan(0);
    await expect(place(/Tipo de exame/)).toBeGreaterThan(place(/Status/));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar link da visão' }, DIALOG_LOADS));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  },
};

const FRAMED: Story['decorators'] = [
  (Story) => (
    <Frame>
      <Story />
    </Frame>
  ),
];
const seesToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), DIALOG_LOADS);

/** doc1 §8 'List and detail': details that cannot be read say so, with the server's message. */
export const DetalhesComErro: Story = {
  tags: ['interacoes'],
  beforeEach: () => toast.clear(),
  parameters: given(simulate(riscoDetails, () => error('Os riscos não responderam.'))),
  decorators: FRAMED,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz Nogueira' }),
    );
    await seesToast('Problemas ao exibir os detalhes do agendamento!');
  },
};

/** doc1 §5 'Status dialogs', §8: an answer is required; one that the server refuses stays, and the toast says so. */
export const PendenciaRecusada: Story = {
  tags: ['interacoes'],
  beforeEach: () => toast.clear(),
  parameters: given(simulate(changeStatus, () => error())),
  decorators: FRAMED,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver pendência/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pendências' }, DIALOG_LOADS));
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar' }));
    const missing = await dialog.findByText('Resposta não preenchida, por favor preencha o campo');
    await waitFor(() => expect(missing).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox'), 'Operador de prensa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar' }));
    await seesToast('Problemas ao salvar dados na tabela');
    await expect(dialog.getByRole('textbox')).toHaveValue('Operador de prensa.');
  },
};

/** Issue 9 'saved views shared by link': a filter kept under a name is one press away, and the link carries it on. */
export const FiltroSalvoPorLink: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { address: HOME_ROUTE },
    ...given(
      simulate(listSavedFilters, [
        {
          id: 3,
          descricao: 'Periódicos em aberto',
          tipo: 'FILTRO',
          modulo: 'AGENDAMENTOS',
          texto: 'status=1&tipoExame=2',
        },
      ]),
    ),
  },
  beforeEach: () => toast.clear(),
  decorators: FRAMED,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: /^Filtros salvos/ }, DIALOG_LOADS));
    await userEvent.click(await screen.findByText('Periódicos em aberto'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remover .*Em Aberto/ })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar link da visão' }, DIALOG_LOADS));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    const link = new URL(write.mock.calls[0]?.[0] ?? '');
    await expect(link.searchParams.getAll('status')).toEqual(['1']);
    await expect(link.searchParams.getAll('tipoExame')).toEqual(['2']);
    await seesToast('Link copiado.');
  },
};

/** doc1 §2.1 'Status-column tags' and the tag of the ASO, in the specified words; the deposit's reason by a press. */
export const Etiquetas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Aso retido'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pendência Rita Camargo, ver pendência' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Pendência: Apto Saúde Ocupacional, ver motivo' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Aguardando Confirmação Agenda, reservar horários' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Depósito antecipado' }));
    const why = await screen.findByRole('tooltip', {}, DIALOG_LOADS);
    await waitFor(() => expect(why).toHaveTextContent('Aguardando depósito antecipado para o prestador'));
  },
};

/** doc1 §5 'Status dialogs': a link needs the address of its way, and one that can be. */
export const LinkSemEndereco: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const name = 'Carlos Eduardo Figueiredo';
    await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reenviar Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reenviar Link' }, DIALOG_LOADS));
    const send = dialog.getByRole('button', { name: 'Enviar link' });
    const says = (text: string) => waitFor(() => expect(dialog.getByText(text)).toBeVisible());
    const phone = dialog.getByRole('textbox', { name: /WhatsApp/ });
    await expect(phone).toHaveValue('(11) 98765-4321');
    await userEvent.clear(phone);
    await userEvent.click(send);
    await says('Campo obrigatório');
    await userEvent.type(phone, '1198765');
    await userEvent.click(send);
    await says('Digite um telefone válido');
    await userEvent.click(dialog.getByRole('radio', { name: 'E-mail' }));
    const email = dialog.getByRole('textbox', { name: /E-mail/ });
    await expect(email).toHaveValue('pessoa@exemplo.com.br');
    await userEvent.clear(email);
    await userEvent.type(email, 'pessoa@');
    await userEvent.click(send);
    await says('Digite um email válido');
  },
};
