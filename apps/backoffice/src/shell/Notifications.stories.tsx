import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
  removeAllNotifications,
  removeNotification,
  type ApiNotification,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { NotificationKind } from '@apto/domain/notifications';
import { STATUS } from '@apto/domain/status';
import { Card, Page } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, type HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import { storySession } from '../shared/stories/data.ts';
import { withApp } from '../shared/stories/decorator.tsx';
import { eventStream, frameResponses } from '../shared/stories/responses.ts';
import { Frame } from './Frame.tsx';

/** The panel comes with its own code; the bell waits for the screen's stream before it opens its own. */
const COMES_LATER = { timeout: 15_000 };

const KINDS: readonly [NotificationKind, string][] = [
  ['CONFIRMAR_PELO_PRESTADOR', 'O prestador confirmou o exame'],
  ['PENDENCIAR_CLIENTE', 'O pedido tem uma pendência'],
  ['FALHAR_KIT', 'O kit não chegou a um dos destinatários'],
];
const PEOPLE = ['Ana Souza', 'Bruno Lima', 'Carla Nunes'];

const line = (id: number, isRead: boolean): ApiNotification => {
  const [kind, title] = KINDS[id % KINDS.length] ?? ['CANCELAR', 'O exame foi cancelado'];
  const funcionario = PEOPLE[id % PEOPLE.length] ?? 'Ana Souza';
  return {
    id,
    _id: String(id),
    titulo: title,
    dataCriacao: new Date(Date.now() - (30 - id) * 3_600_000).toISOString(),
    lida: isRead,
    dados: {
      tipo: kind,
      descricao: `${funcionario}, 24/11/2026 às 09:00`,
      agendamento: { id: 100 + id, idStatus: STATUS.AGENDADO, funcionario },
    },
  };
};

/** Each server of these stories begins anew with its story. */
const beginnings: (() => void)[] = [];

/** A server that keeps what is told to it. The first handlers given win. */
function bell(count: number, unread: number, first: readonly HttpHandler[] = []): HttpHandler[] {
  let lines: ApiNotification[] = [];
  beginnings.push(() => {
    lines = Array.from({ length: count }, (_, i) => line(count - i, i >= unread));
  });
  return [
    ...first,
    simulate(listNotifications, ({ query }) => {
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('desvio'))];
      return { registros: lines.slice(offset, offset + limit), count: lines.length };
    }),
    simulate(countUnreadNotifications, () => ({ count: lines.filter((n) => !n.lida).length })),
    simulate(readNotifications, ({ body }) => {
      const ids = body as number[];
      lines = lines.map((n) => (ids.includes(n.id) ? { ...n, lida: true } : n));
      return { lidas: ids.length };
    }),
    simulate(removeAllNotifications, () => {
      lines = [];
      return { ok: true } as const;
    }),
    simulate(removeNotification, ({ params }) => {
      lines = lines.filter((n) => String(n.id) !== String(params['id']));
      return { ok: true } as const;
    }),
    ...frameResponses(),
    eventStream(),
  ];
}

const meta = {
  title: 'Telas/Notificações',
  component: Frame,
  tags: ['novo'],
  parameters: {
    layout: 'fullscreen',
    app: { address: HOME_ROUTE },
    msw: bell(9, 2),
  },
  args: {
    children: (
      <Page title="Agendamentos" count={87}>
        <Card>O conteúdo da tela.</Card>
      </Page>
    ),
  },
  decorators: [withApp],
  beforeEach: () => {
    for (const begin of beginnings) begin();
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }, COMES_LATER));
  const panel = await screen.findByRole('dialog', { name: 'Notificações' }, COMES_LATER);
  return within(panel);
};

export const Aberto: Story = {
  tags: ['estados'],
  play: async ({ canvasElement }) => {
    const panel = await open('Notificações, 2 não lidas');
    await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6));
    // Else what marks them as read would reach the server of the next story.
    const outside = within(canvasElement);
    await waitFor(
      () => expect(outside.getByRole('button', { name: 'Notificações', hidden: true })).toBeInTheDocument(),
      COMES_LATER,
    );
  },
};

/** A phone gives it the whole screen. */
export const Celular: Story = { ...Aberto, globals: { viewport: { value: 'phone' } } };

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: bell(9, 2, [http.get('*/api/notificacoes', () => delay('infinite'))]) },
  play: async () => {
    const panel = await open('Notificações, 2 não lidas');
    await expect(panel.getByText('Carregando as notificações…')).toBeInTheDocument();
  },
};

/** doc3 §9: in view for half a second they are read, and the bell falls silent; then the older ones come. */
export const Ler: Story = {
  tags: ['interacoes'],
  parameters: { msw: bell(9, 2) },
  play: async ({ canvasElement }) => {
    const panel = await open('Notificações, 2 não lidas');
    await waitFor(() => expect(panel.getByText('Por enquanto é só! :)')).toBeInTheDocument(), COMES_LATER);
    await expect(panel.getAllByRole('listitem')).toHaveLength(9);
    // The open panel says it as well, not only the count.
    await waitFor(() => expect(panel.queryByText(/Não lida/)).toBeNull(), COMES_LATER);
    const outside = within(canvasElement);
    await waitFor(
      () => expect(outside.getByRole('button', { name: 'Notificações', hidden: true })).toBeInTheDocument(),
      COMES_LATER,
    );
  },
};

/** Excluir uma; depois todas, perguntando antes. */
export const Excluir: Story = {
  tags: ['interacoes'],
  parameters: { msw: bell(3, 0) },
  play: async () => {
    const panel = await open('Notificações');
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3), COMES_LATER);
    await userEvent.click(
      panel.getByRole('button', { name: /^Excluir a notificação: O pedido tem uma pendência/ }),
    );
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(panel.getByRole('button', { name: 'Excluir todas as notificações' }));
    const question = within(await screen.findByRole('dialog', { name: 'Excluir todas as notificações?' }));
    await userEvent.click(question.getByRole('button', { name: 'Excluir todas' }));
    await waitFor(() => expect(panel.getByText('Ainda não há notificações.')).toBeVisible());
  },
};

/** doc3 §8.3. */
export const NaoExclui: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: bell(3, 0, [
      simulate(removeNotification, new SimulatedError(500, { message: 'x', codigo: 'ERRO_INTERNO' })),
    ]),
  },
  play: async () => {
    const panel = await open('Notificações');
    await userEvent.click(
      await panel.findByRole('button', { name: /^Excluir a notificação: O pedido tem uma pendência/ }),
    );
    await waitFor(() => expect(screen.getByText('Erro ao excluir a notificação!')).toBeVisible());
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A line leads to its record, and the panel gives way to it. (The story has no router for links.) */
export const Seguir: Story = {
  tags: ['interacoes'],
  parameters: { msw: bell(3, 0) },
  play: async () => {
    const panel = await open('Notificações');
    const link = await panel.findByRole('link', { name: /^O pedido tem uma pendência/ }, COMES_LATER);
    await expect(link).toHaveAttribute('href', '/painel-agendamento/101');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A clinic's registration leads to its review, a bulletin to its page. */
export const CadastroEBoletim: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: bell(0, 0, [
      simulate(listNotifications, {
        registros: (
          [
            [
              2,
              'REGISTRATION_SENT',
              'Uma clínica enviou o cadastro',
              'Clínica São Lucas',
              { prestador: { id: 25 } },
            ],
            [1, 'BOLETIM_OUT', 'Há um boletim novo', 'Recesso de fim de ano', { boletim: { id: 7 } }],
          ] as const
        ).map(([id, kind, title, text, about]) => ({
          ...line(id, true),
          titulo: title,
          dados: { tipo: kind, descricao: text, agendamento: null, ...about },
        })),
        count: 2,
      }),
    ]),
  },
  play: async () => {
    const panel = await open('Notificações');
    const link = (name: string) => panel.findByRole('link', { name }, COMES_LATER);
    await expect(await link('Uma clínica enviou o cadastro, Clínica São Lucas')).toHaveAttribute(
      'href',
      '/supplier/25/cadastro',
    );
    await expect(await link('Há um boletim novo, Recesso de fim de ano')).toHaveAttribute(
      'href',
      '/boletins/7/view',
    );
    await expect(panel.getByText('Recesso de fim de ano')).toBeVisible();
  },
};

/** Without the panel's permission a line leads to its row in the list. */
export const SemPainel: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: bell(3, 0),
    app: {
      address: HOME_ROUTE,
      session: storySession(['gestao_medica_v3:view']),
    },
  },
  play: async () => {
    const panel = await open('Notificações');
    await expect(await panel.findByRole('link', { name: /^O pedido tem uma pendência/ })).toHaveAttribute(
      'href',
      `${HOME_ROUTE}?filter=Bruno+Lima&status=8`,
    );
  },
};

let tell: (text: string) => void = () => undefined;
let happened = 0;
/** The screen has no stream: the bell opens its own, and counts what others did. */
export const AoVivo: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      eventStream((send) => (tell = send)),
      simulate(countUnreadNotifications, () => ({ count: happened })),
      ...frameResponses(),
    ],
  },
  beforeEach: () => {
    happened = 0;
    tell = () => undefined;
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Notificações' })).toBeVisible();
    happened = 3;
    await waitFor(async () => {
      tell('event: notificacao\ndata: {}\n\n');
      await screen.findByRole('button', { name: 'Notificações, 3 não lidas' }, { timeout: 1000 });
    }, COMES_LATER);
  },
};
