import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CalendarCheck, FilePlus2, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Timeline, type TimelineEntry } from './index.ts';

const entries: readonly TimelineEntry[] = [
  {
    id: '4',
    at: '2026-11-24T17:32:00.000Z',
    title: 'Cancelado',
    description: 'Mudança de status para Cancelado. Motivo: o funcionário mudou de cidade.',
    author: 'Marina Alves',
    tone: 'perigo',
    icon: <Ban size={14} aria-hidden="true" />,
  },
  {
    id: '3',
    at: '2026-11-24T12:05:00.000Z',
    title: 'Mensagem enviada',
    description: `Para: (19) 99876-5432, Ana Souza. ${'Seu exame está confirmado; leve um documento com foto e chegue 15 minutos antes. '.repeat(6)}`,
    tone: 'informacao',
    icon: <MessageCircle size={14} aria-hidden="true" />,
  },
  {
    id: '2',
    at: '2026-11-23T19:40:00.000Z',
    title: 'Agendado',
    author: 'Clínica Vida Plena',
    tone: 'sucesso',
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
    await expect(canvas.getByRole('button', { name: 'Ver menos: Mensagem enviada' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const ChegaUmNovo: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [count, setCount] = useState(3);
    return (
      <div style={{ maxWidth: 520 }}>
        <Button onPress={() => setCount(4)}>Receber</Button>
        <Timeline {...args} entries={entries.slice(4 - count)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Receber' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 novo registro.'));
  },
};

export const Galeria: Story = { tags: ['galeria'] };
