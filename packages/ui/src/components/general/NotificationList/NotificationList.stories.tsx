import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toast, ToastRegion } from '../Toast/index.ts';
import { NotificationList, type NotificationItem, type NotificationListProps } from './index.ts';

const NOW = Date.parse('2026-11-23T13:00:00Z');
const minutesAgo = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

const ITEMS: readonly NotificationItem[] = [
  {
    id: 9,
    title: 'O prestador confirmou o exame',
    description: 'Ana Souza, 24/11/2026 às 09:00',
    at: minutesAgo(3),
    isRead: false,
    href: '#9',
  },
  {
    id: 8,
    title: 'O pedido tem uma pendência',
    description: 'Maximiliano Albuquerque de Vasconcelos Cavalcanti, 02/12/2026 às 14:30',
    at: minutesAgo(95),
    isRead: false,
    href: '#8',
  },
  {
    id: 7,
    title: 'A ação em lote terminou',
    description: '48 agendamentos',
    at: minutesAgo(60 * 26),
    isRead: true,
  },
];
const many = (from: number, count: number): NotificationItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: from - i,
    title: `Novidade ${from - i}`,
    description: 'Ana Souza',
    at: minutesAgo((i + 1) * 60),
    isRead: true,
    href: `#${from - i}`,
  }));

const meta = {
  title: 'Avisos/NotificationList',
  component: NotificationList,
  tags: ['novo'],
  args: {
    items: ITEMS,
    now: NOW,
    onRead: fn(),
    onMore: fn(),
    onRetry: fn(),
    onFollow: fn(),
    onDelete: fn((): Promise<unknown> => Promise.resolve()),
    onDeleteAll: fn((): Promise<unknown> => Promise.resolve()),
  },
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
        <ToastRegion />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const Carregando: Story = { tags: ['estados'], args: { items: [], isLoading: true } };
export const SoLeitura: Story = {
  tags: ['estados'],
  render: ({ items, now }) => <NotificationList items={items} now={now} />,
};

/** doc3 §2.9. */
export const Vazia: Story = {
  tags: ['estados'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há notificações.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Excluir todas/ })).not.toBeInTheDocument();
  },
};

export const NaoVeio: Story = {
  tags: ['interacoes'],
  args: { items: [], error: { requestId: 'req-7f3a' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('req-7f3a');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What is there stays; only the older ones are asked for again. */
export const AsAnterioresNaoVieram: Story = {
  tags: ['interacoes'],
  args: { hasMore: true, error: {} },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('As notificações anteriores não vieram.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** doc3 §9: unread ones in view for half a second are read, together and once. */
export const FicamLidas: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(args.onRead).toHaveBeenCalledWith([9, 8]);
  },
};

function Growing(props: NotificationListProps) {
  const [items, setItems] = useState(() => many(20, 6));
  return (
    <div data-testid="panel" style={{ blockSize: 240, overflow: 'auto' }}>
      <NotificationList
        {...props}
        items={items}
        hasMore={items.length < 14}
        onMore={() => {
          props.onMore?.();
          setItems((before) => [...before, ...many(20 - before.length, 4)]);
        }}
      />
    </div>
  );
}

/** doc3 §9: six at first, four more each time the bottom is reached; then it says that this is all. */
export const CresceAoRolar: Story = {
  tags: ['interacoes'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    const panel = canvas.getByTestId('panel');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(args.onMore).not.toHaveBeenCalled();
    panel.scrollTop = panel.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    panel.scrollTop = panel.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(14));
    panel.scrollTop = panel.scrollHeight;
    await waitFor(() => expect(canvas.getByText('Por enquanto é só! :)')).toBeVisible());
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};

function Kept(props: NotificationListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <NotificationList
      {...props}
      items={items}
      onDelete={async (item) => {
        await props.onDelete?.(item);
        setItems((before) => before.filter(({ id }) => id !== item.id));
      }}
      onDeleteAll={async () => {
        await props.onDeleteAll?.();
        setItems([]);
      }}
    />
  );
}

/** By keyboard: follow, remove one, whose neighbour takes the focus, and remove all after a question. */
export const Teclado: Story = {
  tags: ['interacoes'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Excluir todas as notificações' })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Não lida: O prestador confirmou o exame, Ana Souza/ });
    await expect(link).toHaveFocus();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(ITEMS[0]);
    await waitFor(() =>
      expect(
        canvas.getByRole('button', {
          name: /^Excluir a notificação: O pedido tem uma pendência, Maximiliano/,
        }),
      ).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir todas as notificações' }));
    const question = await screen.findByRole('dialog', { name: 'Excluir todas as notificações?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Excluir todas' }));
    await waitFor(() => expect(canvas.getByText('Ainda não há notificações.')).toBeVisible());
    await expect(args.onDeleteAll).toHaveBeenCalledOnce();
  },
};

let answer: () => void = () => undefined;

/** The answer takes its time: whoever has gone on meanwhile keeps the focus. */
export const ExcluiSemTomarOFoco: Story = {
  tags: ['interacoes'],
  args: { onDelete: fn(() => new Promise<void>((resolve) => (answer = resolve))) },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const name = /^Excluir a notificação: O prestador confirmou o exame/;
    await userEvent.click(canvas.getByRole('button', { name }));
    const all = canvas.getByRole('button', { name: 'Excluir todas as notificações' });
    all.focus();
    answer();
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
    await expect(all).toHaveFocus();
  },
};

/** doc3 §8.3: the line stays, and a toast says so. */
export const NaoExclui: Story = {
  tags: ['interacoes'],
  args: { onDelete: fn(() => Promise.reject(new Error('sem rede'))) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Excluir a notificação: A ação em lote terminou, 48 agendamentos' }),
    );
    await waitFor(() => expect(screen.getByText('Erro ao excluir a notificação!')).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};

export const Galeria: Story = { tags: ['galeria'] };
