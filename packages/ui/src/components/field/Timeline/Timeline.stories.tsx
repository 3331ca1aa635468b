import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CalendarCheck, FilePlus2, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../general/Button/index.ts';
import { internalEntries, messageEntries, Timeline, type TimelineEntry } from './index.ts';
import { internalRows, messageRows } from './Timeline.fixture.ts';

const entries: readonly TimelineEntry[] = [
  {
    id: '4',
    at: '2026-11-24T17:32:00.000Z',
    title: 'Cancelado',
    description: 'Mudança de status para Cancelado. Motivo: o funcionário mudou de cidade.',
    author: 'Marina Alves',
    tone: 'danger',
    icon: <Ban size={14} aria-hidden="true" />,
  },
  {
    id: '3',
    at: '2026-11-24T12:05:00.000Z',
    title: 'Mensagem enviada',
    description: `Para: (19) 99876-5432, Ana Souza. ${'Seu exame está confirmado; leve um documento com foto e chegue 15 minutos antes. '.repeat(6)}`,
    tone: 'info',
    icon: <MessageCircle size={14} aria-hidden="true" />,
  },
  {
    id: '2',
    at: '2026-11-23T19:40:00.000Z',
    title: 'Agendado',
    author: 'Clínica Vida Plena',
    tone: 'success',
    icon: <CalendarCheck size={14} aria-hidden="true" />,
  },
  {
    id: '1',
    at: '2026-11-23T13:10:00.000Z',
    title: 'Em Aberto',
    author: 'Marina Alves',
    icon: <FilePlus2 size={14} aria-hidden="true" />,
  },
];

const meta = {
  title: 'Dados/Timeline',
  component: Timeline,
  tags: ['estavel'],
  args: { label: 'Timeline de Ana Souza', entries, headingLevel: 2 },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <Timeline {...args} />
    </div>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const Carregando: Story = { tags: ['estados'], args: { isLoading: true } };
export const Vazia: Story = { tags: ['estados'], args: { entries: [] } };

/** An ordered list with real times, in São Paulo time, under each day in full. */
export const LeitorDeTela: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'terça-feira, 24/11/2026' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'segunda-feira, 23/11/2026' })).toBeVisible();
    await expect(canvas.getByText('14:32')).toHaveAttribute('datetime', '2026-11-24T17:32:00.000Z');
    const more = await canvas.findByRole('button', { name: 'Ver mais: Mensagem enviada' });
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Ver menos: Mensagem enviada' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Ver mais: Mensagem enviada' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(less).toHaveAttribute('aria-expanded', 'true');
  },
};

/** doc1 §3: the internal face, out of what the wire gives. */
export const Interna: Story = {
  tags: ['estados'],
  args: {
    label: 'Timeline interna de Ana Souza',
    entries: internalEntries(internalRows),
  },
};

/** doc1 §2.5: the messaging face. 'De:' for a reply, 'Para:' otherwise; a sending that failed says so. */
export const Mensagens: Story = {
  tags: ['estados'],
  args: {
    label: 'Timeline Whatsapp de Ana Souza',
    kinds: [
      { id: 'enviadas', label: 'Enviadas' },
      { id: 'recebidas', label: 'Recebidas' },
    ],
    entries: messageEntries(messageRows, 'Ana Souza'),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('De: (19) 99876-5432, Ana Souza');
    await expect(items[1]).toHaveTextContent('Para: (19) 99876-5432, Ana Souza');
    await expect(items[1]).not.toHaveTextContent('SUCESSO');
    await expect(items[2]).toHaveTextContent('Envio: Número sem WhatsApp');
  },
};

/** The arrows choose a kind; how many there are is announced, and none of a kind has a way back. */
export const Filtra: Story = {
  tags: ['interacoes'],
  args: {
    ...Mensagens.args,
    kinds: [
      { id: 'enviadas', label: 'Enviadas' },
      { id: 'recebidas', label: 'Recebidas' },
      { id: 'apagadas', label: 'Apagadas' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Todos/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 3 registros.');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText('Não há registros deste tipo.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** The entries did not come: a sentence, the request's id and a way to try again. */
export const Falha: Story = {
  tags: ['interacoes'],
  args: { entries: [], error: { detail: 'O servidor não respondeu.', requestId: 'req-7f3a' }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Problemas ao carregar informações!')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button that tried again goes with the error: the focus stays with the list. */
export const TentaDeNovoSemPerderOFoco: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [state, setState] = useState<'failed' | 'loading' | 'here'>('failed');
    return (
      <div style={{ maxWidth: 520 }}>
        <Timeline
          {...args}
          entries={state === 'here' ? entries : []}
          error={state === 'failed' ? { detail: 'O servidor não respondeu.' } : null}
          isLoading={state === 'loading'}
          onRetry={() => setState('loading')}
        />
        <Button onPress={() => setState('here')}>Chegar</Button>
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('region', { name: args.label });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list).toHaveFocus());
    // From there Tab goes on with what follows.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Chegar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(1);
  },
};

/** Each arrival is announced by its title; one in an empty list too. */
export const ChegaUmNovo: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [count, setCount] = useState(0);
    return (
      <div style={{ maxWidth: 520 }}>
        <Button onPress={() => setCount(count + 1)}>Receber</Button>
        <Timeline {...args} entries={entries.slice(4 - count)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const receive = canvas.getByRole('button', { name: 'Receber' });
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(receive);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Novo registro: Em Aberto.'));
    await userEvent.click(receive);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Novo registro: Agendado.'));
    await expect(receive).toHaveFocus();
  },
};

const many: readonly TimelineEntry[] = Array.from({ length: 30 }, (_unused, index) => ({
  id: String(30 - index),
  at: new Date(Date.UTC(2026, 10, 24, 12) - index * 3_600_000).toISOString(),
  title: `Registro ${30 - index}`,
  description: index === 12 ? 'Uma observação longa. '.repeat(30) : undefined,
}));

/** What arrives above moves neither what is being read nor the focus. */
export const NaoTiraDoLugar: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [shown, setShown] = useState<readonly TimelineEntry[]>(many.slice(3));
    return (
      <>
        <button type="button" onClick={() => setShown(many)}>
          Receber três
        </button>
        <div data-testid="rolagem" style={{ height: 320, overflow: 'auto' }}>
          <Timeline {...args} entries={shown} />
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Ver mais: Registro 18' });
    more.scrollIntoView({ block: 'center' });
    more.focus();
    await new Promise(requestAnimationFrame);
    const before = more.getBoundingClientRect().top;
    canvas.getByRole('button', { name: 'Receber três', hidden: true }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 novos registros'));
    await expect(more).toHaveFocus();
    await waitFor(() => expect(Math.abs(more.getBoundingClientRect().top - before)).toBeLessThan(4));
  },
};

/** Older entries on request: announced, no news; a failure is said beside the button, and the end has words. */
export const Anteriores: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [count, setCount] = useState(10);
    const [attempts, setAttempts] = useState(0);
    const load = async (): Promise<void> => {
      setAttempts(attempts + 1);
      if (attempts === 0) throw new Error('Sem conexão.');
      setCount(count + 10);
    };
    return (
      <div style={{ maxWidth: 520 }}>
        <Timeline {...args} entries={many.slice(0, count)} onLoadOlder={count < 30 ? load : undefined} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const older = canvas.getByRole('button', { name: 'Ver registros anteriores' });
    older.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Sem conexão.'));
    await expect(older).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('10 registros anteriores carregados.')).toBeInTheDocument());
    await expect(canvas.queryByText(/novos registros/)).not.toBeInTheDocument();
    await expect(older).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const end = await canvas.findByText('Este é o começo do histórico.');
    await waitFor(() => expect(end).toHaveFocus());
    await expect(within(canvas.getByRole('region')).getAllByRole('listitem')).toHaveLength(30);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 48, maxWidth: 520 }}>
      <Timeline {...args} />
      <Timeline {...args} {...Mensagens.args} />
    </div>
  ),
};
