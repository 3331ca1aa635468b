import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HoldCountdown } from './HoldCountdown.tsx';

const EXPIRES = '2026-11-24T12:05:00.000Z';
const as = (instante: string) => () => Date.parse(instante);

const meta = {
  title: 'Datas e horários/HoldCountdown',
  component: HoldCountdown,
  tags: ['novo'],
  args: { expiresAt: EXPIRES, now: as('2026-11-24T12:00:01.000Z'), onExpire: fn() },
} satisfies Meta<typeof HoldCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoComeco: Story = {
  tags: ['estados'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('04:59');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Faltam 5 minutos para a reserva do horário terminar.',
    );
    await expect(args.onExpire).not.toHaveBeenCalled();
  },
};

export const QuaseNoFim: Story = {
  tags: ['estados'],
  args: { now: as('2026-11-24T12:04:31.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:29');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Faltam 30 segundos para a reserva do horário terminar.',
    );
  },
};

export const Expirada: Story = {
  tags: ['interacoes'],
  args: { now: as('2026-11-24T12:05:00.000Z') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O tempo da reserva terminou.');
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledTimes(1));
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <HoldCountdown {...args} />
      <HoldCountdown {...args} now={as('2026-11-24T12:04:31.000Z')} />
      <HoldCountdown {...args} now={as('2026-11-24T12:05:00.000Z')} />
    </div>
  ),
};
