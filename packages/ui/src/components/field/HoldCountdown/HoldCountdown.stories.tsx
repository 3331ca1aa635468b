import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../general/Button/Button.tsx';
import { HoldCountdown } from './HoldCountdown.tsx';

const EXPIRES = '2026-11-24T12:05:00.000Z';
const as = (instant: string) => () => Date.parse(instant);

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

/** A clock that the story moves on. */
let clock = 0;
const storyClock = () => clock;
const spoken: string[] = [];

/** Said aloud at 2, 1 minute, 30 and 10 seconds, and not in between. */
export const AvisaSoDeVezEmQuando: Story = {
  tags: ['interacoes'],
  args: { now: storyClock },
  beforeEach: () => {
    clock = Date.parse('2026-11-24T12:03:10.000Z');
    spoken.length = 0;
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    const until = async (instant: string, shown: string) => {
      clock = Date.parse(instant);
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(shown));
      if (spoken.at(-1) !== status.textContent) spoken.push(status.textContent);
    };
    await until('2026-11-24T12:03:10.000Z', '01:50');
    await until('2026-11-24T12:03:30.000Z', '01:30');
    await until('2026-11-24T12:04:00.000Z', '01:00');
    await until('2026-11-24T12:04:15.000Z', '00:45');
    await until('2026-11-24T12:04:40.000Z', '00:20');
    await until('2026-11-24T12:04:55.000Z', '00:05');
    await expect(spoken).toEqual([
      'Faltam 2 minutos para a reserva do horário terminar.',
      'Falta 1 minuto para a reserva do horário terminar.',
      'Faltam 30 segundos para a reserva do horário terminar.',
      'Faltam 10 segundos para a reserva do horário terminar.',
    ]);
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(args.onExpire).not.toHaveBeenCalled();
  },
};

/** The time ends while the page is open: an alert, `onExpire` once, and the way back to the choice. */
export const ExpiraNaTela: Story = {
  tags: ['interacoes'],
  args: { now: storyClock, children: <Button>Escolher outro horário</Button> },
  beforeEach: () => {
    clock = Date.parse('2026-11-24T12:04:58.000Z');
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:02');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    clock = Date.parse('2026-11-24T12:05:01.000Z');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'O tempo da reserva terminou. Escolha o horário novamente.',
      ),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Escolher outro horário' })).toHaveFocus();
    await expect(args.onExpire).toHaveBeenCalledTimes(1);
  },
};

/** The press that keeps the slots takes its own button away: the focus is where the time runs again, not on the page. */
export const ManterSeguraOFoco: Story = {
  tags: ['interacoes'],
  args: { now: as('2026-11-24T12:05:00.000Z') },
  render: function Render(args) {
    const [expiresAt, setExpiresAt] = useState(args.expiresAt);
    return (
      <HoldCountdown {...args} expiresAt={expiresAt}>
        <Button onPress={() => setExpiresAt('2026-11-24T12:15:00.000Z')}>Manter os horários</Button>
      </HoldCountdown>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Manter os horários' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const timer = await canvas.findByRole('timer');
    await expect(timer).toHaveTextContent('10:00');
    await waitFor(() => expect(timer.parentElement).toHaveFocus());
  },
};

/** The server's HTML does not know the browser's clock: the time comes with the browser, and nothing is thrown away. */
export const SobreOHtmlDoServidor: Story = {
  tags: ['interacoes'],
  render: () => <div data-testid="servidor" />,
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTestId('servidor');
    frame.innerHTML = renderToString(<HoldCountdown {...args} now={as('2026-11-24T12:00:00.000Z')} />);
    await expect(canvas.getByRole('timer')).toHaveTextContent('--:--');
    const onRecoverableError = fn();
    const root = hydrateRoot(frame, <HoldCountdown {...args} />, { onRecoverableError });
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('04:59'));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
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
