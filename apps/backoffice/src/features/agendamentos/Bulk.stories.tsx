import {
  bulkItems,
  bulkSheet,
  getBulk,
  previewMessages,
  reviewBulk,
  startBulk,
  stopBulk,
  undoBulk,
  type BulkProgress,
  type Input,
} from '@apto/api-client';
import { store } from '@apto/api-client/react';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { bulkUndoingText } from '@apto/domain/bulk';
import { toast } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { bulksAtom } from '../../shared/agendamentos/bulk/bulks.ts';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { listResponses } from '../../shared/stories/responses.ts';
import { Frame } from '../../shell/Frame.tsx';
import { AgendamentoList } from './AgendamentoList.tsx';

const progress = (changes: Partial<BulkProgress> = {}): BulkProgress => ({
  id: 7,
  acao: 'CANCELAR',
  situacao: 'EM_CURSO',
  total: 87,
  feitos: 30,
  naoFeitos: 3,
  pendentes: 54,
  desfeitos: 0,
  podeDesfazer: false,
  ...changes,
});
const ENDED = progress({ situacao: 'CONCLUIDO', feitos: 84, pendentes: 0, podeDesfazer: true });
const UNDONE = progress({ situacao: 'DESFEITO', feitos: 0, pendentes: 0, desfeitos: 84 });

type Body = NonNullable<Input<typeof reviewBulk>['body']>;
let reviewed: Body['selecao'] | null = null;
let looks = 0;
let current = progress();
/** Until when the way back waits for its answer, as on a slow network. */
let undoing: Promise<void> = Promise.resolve();

const REVIEW = {
  id: 7,
  total: 87,
  podem: 84,
  primeiro: { id: 500, nomeFuncionario: 'Ana Beatriz Nogueira' },
  recusas: [
    { motivo: "Indisponível para o status 'Cancelado'.", total: 2 },
    { motivo: 'Indisponível: o dia da consulta já chegou.', total: 1 },
  ],
};

const ITEMS = [
  { idAgendamento: 500, nomeFuncionario: 'Ana Beatriz Nogueira', situacao: 'FEITO' as const, motivo: null },
  {
    idAgendamento: 499,
    nomeFuncionario: 'Carlos Eduardo Figueiredo',
    situacao: 'RECUSADO' as const,
    motivo: "Indisponível para o status 'Cancelado'.",
  },
].map((item) => ({ ...item, nomeCliente: 'Metalúrgica Serra Azul', feitoEm: '2026-11-23T13:00:00.000Z' }));

const responses = () => [
  simulate(reviewBulk, ({ body }) => {
    reviewed = (body as Body).selecao;
    return REVIEW;
  }),
  simulate(startBulk, () => (current = progress())),
  simulate(getBulk, () => {
    looks += 1;
    if (current.situacao === 'EM_CURSO' && looks > 2) current = ENDED;
    if (current.situacao === 'DESFAZENDO') current = UNDONE;
    return current;
  }),
  simulate(stopBulk, () => (current = progress({ situacao: 'INTERROMPIDO', pendentes: 0, naoFeitos: 57 }))),
  simulate(undoBulk, async () => {
    await undoing;
    return (current = progress({ situacao: 'DESFAZENDO', feitos: 0, pendentes: 84 }));
  }),
  simulate(bulkSheet, {}),
  simulate(bulkItems, {
    items: ITEMS,
    meta: onePage(2, 10),
  }),
  ...listResponses(),
];

const meta = {
  title: 'Telas/Agendamentos: em lote',
  component: AgendamentoList,
  tags: ['novo'],
  parameters: { layout: 'fullscreen', app: { address: HOME_ROUTE }, msw: responses() },
  beforeEach: () => {
    reviewed = null;
    looks = 0;
    current = progress();
    undoing = Promise.resolve();
    toast.clear();
    store.set(bulksAtom, () => []);
    return () => store.set(bulksAtom, () => []);
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
    withApp,
  ],
} satisfies Meta<typeof AgendamentoList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs and banners come with their own code. */
const LOADS = { timeout: 10_000 };

const selectPage = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await canvas.findByText('Ana Beatriz Nogueira');
  await userEvent.click(canvas.getByRole('checkbox', { name: /Selecionar .*página|Selecionar tod/ }));
};
const openReview = async (canvas: ReturnType<typeof within>, label: string, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: label }, LOADS));
  return within(await screen.findByRole('dialog', { name: title }, LOADS));
};
const openCancelling = (canvas: ReturnType<typeof within>) =>
  openReview(canvas, 'Cancelar agendamentos', 'Cancelar agendamentos escolhidos');

export const Selecionados: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await selectPage(canvas);
    await expect(await canvas.findByRole('button', { name: 'Reenviar Kit' }, LOADS)).toBeVisible();
  },
};

/** From every page to a result for each: the review, the reason, the progress above every screen, and the way back. */
export const CancelarTodosDoFiltro: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await selectPage(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os 87' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Ana Beatriz Nogueira' }));
    const dialog = await openCancelling(canvas);
    await waitFor(() =>
      expect(dialog.getByText(/^De 87 agendamentos, 84 podem ser cancelados/)).toBeVisible(),
    );
    await expect(reviewed).toEqual({ filtrosExtras: {}, fila: false, exceto: [500] });
    await expect(dialog.getByText('3 ficam de fora')).toBeVisible();
    await expect(dialog.getByText("2: Indisponível para o status 'Cancelado'.")).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Cancelar 84 agendamentos' });
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog.getByText('Informe o motivo do cancelamento.')).toBeVisible());
    const reason = dialog.getByRole('textbox', { name: /Motivo do cancelamento/ });
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'Obra parada');
    await userEvent.click(confirm);
    const banner = within(
      await canvas.findByRole('region', { name: 'Cancelar agendamentos escolhidos' }, LOADS),
    );
    await waitFor(() => expect(banner.getByText('33 de 87')).toBeVisible());
    // What was selected is in its hands now.
    await expect(canvas.queryByRole('button', { name: 'Reenviar Kit' })).not.toBeInTheDocument();
    const done = '84 agendamentos cancelados. 3 ficaram de fora.';
    await waitFor(() => expect(banner.getByText(done)).toBeVisible(), LOADS);
    const answer = Promise.withResolvers<void>();
    undoing = answer.promise;
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }, LOADS));
    // The toast went with the press: the banner says what is waited for, before the answer.
    await waitFor(() => expect(banner.getByText(`${bulkUndoingText('CANCELAR')}…`)).toBeVisible(), LOADS);
    await expect(banner.queryByText(done)).not.toBeInTheDocument();
    answer.resolve();
    await waitFor(() => expect(banner.getByText('84 cancelamentos desfeitos.')).toBeVisible(), LOADS);
    await userEvent.click(banner.getByRole('button', { name: 'Dispensar' }));
    await waitFor(() => expect(canvas.queryByText('84 cancelamentos desfeitos.')).not.toBeInTheDocument());
  },
};

/** What was set going is told of on whichever screen one is, and after the tab was loaded again. */
export const ResultadoDeCadaUm: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    store.set(bulksAtom, () => [7]);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver andamento' }, LOADS));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Cancelar agendamentos escolhidos' }, LOADS),
    );
    const row = await dialog.findByRole('row', { name: /Carlos Eduardo/ });
    await waitFor(() => expect(within(row).getByText('Não feito')).toBeVisible());
    await expect(within(row).getByText("Indisponível para o status 'Cancelado'.")).toBeVisible();
    await waitFor(
      () => expect(dialog.getByRole('button', { name: 'Baixar resultado' })).toBeVisible(),
      LOADS,
    );
  },
};

/** What was exported is handed over where its end is told: the table of results is a step that nobody asked for. */
export const PlanilhaPronta: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    current = progress({ acao: 'EXPORTAR', situacao: 'CONCLUIDO', feitos: 87, naoFeitos: 0, pendentes: 0 });
    store.set(bulksAtom, () => [7]);
  },
  play: async ({ canvas }) => {
    const banner = within(
      await canvas.findByRole('region', { name: 'Exportar agendamentos escolhidos' }, LOADS),
    );
    await waitFor(() => expect(banner.getByText('87 agendamentos na planilha.')).toBeVisible());
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      await userEvent.click(banner.getByRole('button', { name: 'Baixar planilha' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      await expect(saved.mock.contexts[0]).toHaveProperty('download', 'resultado_lote_7.xlsx');
    } finally {
      saved.mockRestore();
    }
  },
};

/** A day's work leaves one line: the newest end, and those before it behind a press. */
export const VariosTerminados: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getBulk, ({ params }) => {
        const id = Number(params.id);
        const ended = id === 10 ? {} : { situacao: 'CONCLUIDO' as const, pendentes: 0, feitos: id };
        return progress({ ...ended, id, acao: 'REENVIAR_KIT', total: 87 });
      }),
      ...responses(),
    ],
  },
  beforeEach: () => {
    store.set(bulksAtom, () => [7, 8, 9, 10]);
  },
  play: async ({ canvas }) => {
    const lines = () =>
      canvas.getAllByRole('region', { name: 'Reenviar o kit' }).map(({ textContent: t }) => t);
    // Their answers come one after the other: until the last one an earlier end speaks.
    await waitFor(
      () =>
        expect(lines()).toEqual([
          expect.stringContaining('9 kits enviados. 3 ficaram de fora.'),
          expect.stringContaining('Reenviando kits…'),
        ]),
      LOADS,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 2' }));
    await waitFor(() => expect(lines()).toHaveLength(4));
    await expect(lines()[0]).toContain('7 kits enviados.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar só a última' }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    // What was behind the line goes with it; what runs stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    await expect(lines()[0]).toContain('Reenviando kits…');
    await expect(store.get(bulksAtom)).toEqual([10]);
  },
};

export const Parar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    looks = -100;
    store.set(bulksAtom, () => [7]);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver andamento' }, LOADS));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Cancelar agendamentos escolhidos' }, LOADS),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Parar' }));
    await waitFor(() =>
      expect(dialog.getByText('Interrompido. 30 agendamentos cancelados. 57 ficaram de fora.')).toBeVisible(),
    );
  },
};

let failures = 0;

export const ConferenciaComErro: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(reviewBulk, () =>
        failures++ === 0
          ? new SimulatedError(422, {
              message:
                'São 6.212 agendamentos, e o máximo de uma vez é 5.000. Use os filtros para fazer em partes.',
              codigo: 'REGRA_DE_NEGOCIO',
              requestId: 'req-7f3a',
            })
          : {
              ...REVIEW,
              podem: 0,
              primeiro: null,
              recusas: [{ motivo: REVIEW.recusas[0]!.motivo, total: 87 }],
            },
      ),
      ...responses(),
    ],
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvas }) => {
    await selectPage(canvas);
    const dialog = await openReview(canvas, 'Reenviar Kit', 'Reenviar o kit');
    await waitFor(() => expect(dialog.getByText(/^São 6.212 agendamentos/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() =>
      expect(dialog.getByText('Nenhum dos agendamentos escolhidos pode seguir.')).toBeVisible(),
    );
  },
};

export const MensagemParaMuitos: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(previewMessages, ({ query }) => [
        {
          tipo: query.get('tipo') ?? '',
          titulo: 'Confirmação ao solicitante',
          destinatario: 'SOLICITANTE' as const,
          nome: 'Rita Camargo',
          canal: 'EMAIL' as const,
          destino: 'rita@empresa.com.br',
          assunto: `Prévia de ${query.get('tipo')}`,
          corpo: 'O atendimento de Ana Beatriz Nogueira está marcado.',
          anexo: null,
          aviso: null,
        },
      ]),
      ...responses(),
    ],
  },
  play: async ({ canvas }) => {
    await selectPage(canvas);
    const dialog = await openReview(canvas, 'Enviar mensagem', 'Enviar mensagem');
    await expect(await dialog.findByRole('radio', { name: 'Confirmação do atendimento' })).toBeChecked();
    // Read before it goes to all: that of the first, in the chosen words.
    await userEvent.click(dialog.getByRole('button', { name: 'Ver as mensagens' }));
    await waitFor(() => expect(dialog.getByText('Prévia de CONFIRMACAO')).toBeVisible());
    await expect(dialog.getByText(/^Como sai a de Ana Beatriz Nogueira\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Confirmação ao solicitante' }));
    await waitFor(() => expect(dialog.getByText('Prévia de CONFIRMACAO_SOLICITANTE')).toBeVisible());
    await expect(dialog.queryByText('Prévia de CONFIRMACAO')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar 84 mensagens' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** On a phone what is chosen stays at the thumb while one goes on choosing, and its steps take one line. */
export const Celular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Ana Beatriz Nogueira' }));
    const resend = await canvas.findByRole('button', { name: 'Reenviar Kit' }, LOADS);
    window.scrollTo({ top: 0 });
    const bottom = () => resend.getBoundingClientRect().bottom;
    await expect(bottom()).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom()).toBeGreaterThan(window.innerHeight - 80);
    const cancel = canvas.getByRole('button', { name: 'Cancelar agendamentos' });
    await expect(cancel.getBoundingClientRect().top).toBe(resend.getBoundingClientRect().top);
    // All of them, over every page: a phone's list has no head to tick.
    await userEvent.click(canvas.getByRole('button', { name: 'Ordenar e selecionar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Selecionar todos desta página' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Selecionar todos os 87' }));
    const dialog = await openCancelling(canvas);
    await waitFor(() =>
      expect(dialog.getByText(/^De 87 agendamentos, 84 podem ser cancelados/)).toBeVisible(),
    );
    await expect(reviewed).toEqual({ filtrosExtras: {}, fila: false, exceto: [] });
  },
};
