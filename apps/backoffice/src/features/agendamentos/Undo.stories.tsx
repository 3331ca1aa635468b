import { changeStatus, undoStatusChange } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { STATUS } from '@apto/domain/status';
import { toast } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { listResponses } from '../../shared/stories/responses.ts';
import { Frame } from '../../shell/Frame.tsx';
import { AgendamentoList } from './AgendamentoList.tsx';

const NAME = 'Ana Beatriz Nogueira';
/** Dialogs and toasts come with their own code. */
const LOADS = { timeout: 10_000 };
/** The version that the change answered, and so the only one that may be undone. */
const VERSION = 7;

let undone: (string | null)[] = [];

const changes = simulate(changeStatus, ({ body }) => {
  const { status, agendamento } = body as { status: { id: number }; agendamento: number };
  return {
    id: 1,
    agendamento: { id: agendamento, version: VERSION, quantidadeFaltaConsulta: 1 },
    status: { id: status.id, descricao: 'Cancelado', primevueColor: 'danger' },
  };
});
const backAgain = http.post(`*/api${undoStatusChange.path}`, ({ params, request }) => {
  undone.push(`${String(params['id'])} ${request.headers.get('if-match')}`);
  return HttpResponse.json({
    id: Number(params['id']),
    version: VERSION + 1,
    quantidadeFaltaConsulta: 0,
    status: { id: STATUS.EM_ABERTO, descricao: 'Em Aberto', primevueColor: 'info' },
  });
});
const customer = http.get('*/api/customers/:id', () => HttpResponse.json({ id: 1, limiteReagendamento: 3 }));

const meta = {
  title: 'Telas/Agendamentos: desfazer',
  component: AgendamentoList,
  tags: ['novo'],
  parameters: {
    layout: 'fullscreen',
    app: { address: HOME_ROUTE },
    msw: [changes, backAgain, customer, ...listResponses()],
  },
  beforeEach: () => {
    undone = [];
    toast.clear();
    // A toast that can be undone outlives its story.
    return () => toast.clear();
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

interface Ending {
  /** Of the row's menu. */
  readonly item: string;
  readonly dialog: string;
  readonly confirm: string;
  /** What the toast says, with 'Desfazer' in it. */
  readonly done: string;
  readonly asksWhy?: true;
}

/** Does it, from the menu to the toast; the dialog says before that it can be taken back. */
async function end(
  canvas: ReturnType<typeof within>,
  { item, dialog, confirm, done, asksWhy }: Ending,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${NAME}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  const opened = within(await screen.findByRole('dialog', { name: dialog }, LOADS));
  await waitFor(() => expect(opened.getByText(/Dá para desfazer nos 10 segundos seguintes\./)).toBeVisible());
  if (asksWhy) await userEvent.type(opened.getByRole('textbox'), 'Mudou de empresa.');
  await userEvent.click(opened.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.getByText(done)).toBeVisible(), LOADS);
  return screen.findByRole('button', { name: 'Desfazer' });
}

/** Issue 9 'Undo': from the toast of each of the three, against the version that the change itself answered. */
const takenBack = (ending: Ending): Story => ({
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await end(canvas, ending));
    await waitFor(() => expect(screen.getByText('Mudança desfeita.')).toBeVisible(), LOADS);
    await expect(screen.getByText('O agendamento voltou a Em Aberto.')).toBeInTheDocument();
    await expect(undone).toEqual([`500 "${VERSION}"`]);
  },
});

const CANCEL: Ending = {
  item: 'Cancelar',
  dialog: 'Cancelar agendamento',
  confirm: 'Cancelar agendamento',
  done: 'Registro cancelado com sucesso.',
  asksWhy: true,
};
export const Cancelamento = takenBack(CANCEL);
export const Desistencia = takenBack({
  item: 'Desistência de Vaga',
  dialog: 'Desistência de Vaga',
  confirm: 'Desistir da vaga',
  done: 'Desistência registrada com sucesso.',
  asksWhy: true,
});
export const Falta = takenBack({
  item: 'Falta Consulta',
  dialog: 'Pré-solicitação',
  confirm: 'Marcar falta',
  done: 'Dado atualizado com sucesso',
});

/** Why not is the server's sentence: somebody was quicker, or the slot is somebody else's. */
export const Recusado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      changes,
      simulate(
        undoStatusChange,
        new SimulatedError(409, {
          codigo: 'NADA_A_DESFAZER',
          message: 'O horário já foi reservado por outra pessoa.',
        }),
      ),
      ...listResponses(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await end(canvas, CANCEL));
    await waitFor(() => expect(screen.getByText('Não foi possível desfazer.')).toBeVisible(), LOADS);
    await expect(screen.getByText('O horário já foi reservado por outra pessoa.')).toBeInTheDocument();
  },
};
