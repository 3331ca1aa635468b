import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, Clock, TriangleAlert } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { StatCard, StatCards, type StatCardProps } from './StatCard.tsx';

const meta = {
  title: 'Dados/StatCard',
  component: StatCard,
  tags: ['experimental'],
  args: { label: 'Aguardando data', value: 1284 },
  render: (args) => (
    <StatCards label="Hoje">
      <StatCard {...args} />
    </StatCards>
  ),
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const SemDado: Story = { name: 'Sem dado', tags: ['estados'], args: { value: null } };
export const Carregando: Story = { tags: ['estados'], args: { isLoading: true } };
export const Quantia: Story = { tags: ['estados'], args: { label: 'A pagar', value: 'R$ 12.480,00' } };

/** What is counted and its number are a term and its value, inside of what they are of. */
export const LeitorDeTela: Story = {
  name: 'Leitor de tela',
  tags: ['interacoes'],
  args: {
    description: 'de 40 clínicas',
    change: { direction: 'up', text: '12 a mais que ontem', tone: 'danger' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hoje' })).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('Aguardando data');
    const said = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(said).toEqual(['1.284', '12 a mais que ontemde 40 clínicas']);
  },
};

/** The whole card leads to what it counts, and it is one stop for Tab. */
export const LevaALista: Story = {
  name: 'Leva à lista',
  tags: ['recursos'],
  args: { href: '#aguardando' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Aguardando data' });
    await expect(link).toHaveFocus();
    const card = link.closest('dl > div');
    if (!card) throw new Error('no card');
    const { left, bottom, right, top } = card.getBoundingClientRect();
    for (const [x, y] of [
      [left + 6, bottom - 6],
      [right - 6, top + 6],
    ] as const)
      await expect(canvasElement.ownerDocument.elementFromPoint(x, y)).toBe(link);
    await expect(link).toHaveAttribute('href', '#aguardando');
  },
};

const CARDS: readonly StatCardProps[] = [
  {
    label: 'Agendados',
    value: 1284,
    icon: <CalendarCheck size={16} />,
    tone: 'success',
    description: 'neste mês',
  },
  {
    label: 'Aguardando data',
    value: 37,
    icon: <Clock size={16} />,
    tone: 'warning',
    change: { direction: 'up', text: '12 a mais que ontem', tone: 'danger' },
    href: '#aguardando',
  },
  {
    label: 'Fora do prazo',
    value: 0,
    icon: <TriangleAlert size={16} />,
    tone: 'danger',
    change: { direction: 'down', text: '3 a menos que ontem', tone: 'success' },
  },
  { label: 'A pagar', value: 'R$ 12.480,00', description: 'até 30/11' },
  { label: 'Tempo médio', value: null, description: 'a partir de 10 exames' },
  { label: 'Faltas', value: 4, isLoading: true },
];

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <StatCards label="Hoje">
      {CARDS.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </StatCards>
  ),
};
