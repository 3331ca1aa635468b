import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import {
  BOOKINGS,
  closedOf,
  CROWD,
  MANY,
  MANY_ROOMS,
  NOTES,
  ROOMS,
  TIGHT,
  TODAY,
} from './Agenda.fixture.tsx';
import { Agenda, type AgendaProps } from './Agenda.tsx';
import type { AgendaBooking, AgendaMove, AgendaPlace } from './types.ts';

const onMove = fn();

const placed = (bookings: readonly AgendaBooking[], id: string, place: AgendaPlace): AgendaBooking[] =>
  bookings.map((booking) => (booking.id === id ? { ...booking, ...place } : booking));

/** Keeps what is moved, and can take it back, as a product does. */
function Held(props: AgendaProps) {
  const [bookings, setBookings] = useState(props.bookings);
  const move: AgendaMove = (booking, from, to) => {
    onMove(booking.id, from, to);
    setBookings((now) => placed(now, booking.id, to));
    return { undo: () => setBookings((now) => placed(now, booking.id, from)) };
  };
  return <Agenda {...props} bookings={bookings} onMove={props.onMove ?? move} />;
}

const meta = {
  title: 'Datas e horários/Agenda',
  component: Agenda,
  tags: ['novo'],
  args: {
    label: 'Agenda das salas',
    bookings: BOOKINGS,
    resources: ROOMS,
    today: TODAY,
    time: '10:20',
    notes: NOTES,
    closedOf,
    onOpen: fn(),
  },
  beforeEach: () => {
    onMove.mockClear();
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;
type View = ReturnType<typeof within>;

const booking = (canvas: View, name: RegExp) => canvas.getByRole('button', { name });
const said = (canvas: View) => canvas.getByRole('status');

export const Semana: Story = { tags: ['estados'], args: { defaultView: 'week' } };
export const Dia: Story = { tags: ['estados'], args: { defaultView: 'day' } };
export const Mes: Story = { tags: ['estados'], args: { defaultView: 'month' } };
export const Recursos: Story = { tags: ['estados'], args: { defaultView: 'resource' } };
export const Carregando: Story = {
  tags: ['estados'],
  args: { bookings: [], isLoading: true, defaultView: 'week' },
  play: async ({ canvas }) => {
    await expect(said(canvas)).toHaveTextContent('Carregando a agenda…');
  },
};
export const Vazia: Story = {
  tags: ['estados'],
  args: { bookings: [], defaultView: 'week', emptyAction: <Button size="small">Novo agendamento</Button> },
  play: async ({ canvas }) => {
    await expect(said(canvas)).toHaveTextContent('22 a 28 de novembro de 2026: nada marcado.');
    await expect(canvas.getByRole('button', { name: 'Novo agendamento' })).toBeVisible();
  },
};

/** What did not load says so in the place of the grid; one may go to another week all the same. */
export const Erro: Story = {
  tags: ['recursos'],
  args: { bookings: [], defaultView: 'week', error: { requestId: 'req-42', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima semana' }));
    await expect(canvas.getByText('29 de novembro a 5 de dezembro de 2026')).toBeVisible();
  },
};

/** Further ones that have no room beside the others are counted, and lead to their day. */
export const MaisDoQueCabe: Story = {
  tags: ['recursos'],
  args: { bookings: CROWD, defaultView: 'week' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^mais 4 em quinta-feira, 26/ }));
    await expect(canvas.getByRole('radio', { name: 'Dia' })).toBeChecked();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Pessoa/ })).toHaveLength(6));
  },
};

/** A month draws the first three and counts the others, also those that it was not given. */
export const MesConta: Story = {
  tags: ['recursos'],
  args: { defaultView: 'month', counts: { [TODAY]: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^mais 6 em terça-feira, 24/ })).toHaveTextContent('+ 6');
    await userEvent.click(canvas.getByRole('button', { name: /^quinta-feira, 26 de novembro/ }));
    await expect(canvas.getByRole('grid')).toHaveAccessibleName(
      'Agenda das salas, quinta-feira, 26 de novembro de 2026',
    );
  },
};

/** Arrows go between bookings and slots, and on into the next week; Enter opens. */
export const AndaComSetas: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week', onSlot: fn() },
  play: async ({ canvas, args }) => {
    const first = booking(canvas, /^Fábio Nunes, 14:00 às 14:30, Audiometria, segunda-feira, 23/);
    await expect(first).toHaveAttribute('tabindex', '0');
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('button', { name: '14:30 às 15:00, segunda-feira, 23 de novembro de 2026, livre' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSlot).toHaveBeenCalledWith({ date: '2026-11-23', start: '14:30', end: '15:00' });
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(booking(canvas, /^Bruno Lima/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ana Souza' }));
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toHaveAccessibleName(
        'Agenda das salas, 29 de novembro a 5 de dezembro de 2026',
      ),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', {
          name: /^18:30 às 19:00, domingo, 29 .*, A clínica não abre aos domingos$/,
        }),
      ).toHaveFocus(),
    );
  },
};

/** Space takes it up, arrows carry it, the reasons are said on the way, Enter lets go, and it can be taken back. */
export const MoveComTeclado: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    booking(canvas, /^Elisa Prado/).focus();
    await userEvent.keyboard(' ');
    await expect(said(canvas)).toHaveTextContent(/^Elisa Prado em movimento\. Setas mudam o lugar/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvas)).toHaveTextContent(
      'quarta-feira, 25 de novembro de 2026, 09:30 às 11:00, Sala 1. Pode soltar aqui.',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(said(canvas)).toHaveTextContent('11:00 às 12:30, Sala 1. Não pode: Almoço');
    await userEvent.keyboard('{Enter}');
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowRight}{Enter}');
    await expect(onMove).toHaveBeenCalledWith(
      '5',
      { date: '2026-11-25', start: '09:00', end: '10:30', resourceId: 'sala-1' },
      { date: '2026-11-26', start: '11:00', end: '12:00', resourceId: 'sala-1' },
    );
    await waitFor(() =>
      expect(booking(canvas, /^Elisa Prado, 11:00 às 12:00, Periódico, quinta-feira/)).toHaveFocus(),
    );
    await expect(said(canvas)).toHaveTextContent(
      /^Elisa Prado movido para quinta-feira, 26 .*, 11:00 às 12:00/,
    );
    // What is written beside it goes with it: it was kept, and no longer waits to be.
    await waitFor(() =>
      expect(document.querySelector('[data-agenda-note]')).toHaveTextContent(
        /^Elisa Prado11:00 às 12:00, Periódico, quinta-feira, 26 .*, Aguarda a clínica$/,
      ),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(booking(canvas, /^Elisa Prado, 09:00 às 10:30, Periódico, quarta-feira/)).toBeVisible(),
    );
    await expect(said(canvas)).toHaveTextContent('Desfeito: Elisa Prado voltou ao lugar.');
  },
};

/** Esc gives back; a move goes on into another week. */
export const EscDevolve: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    booking(canvas, /^Elisa Prado/).focus();
    await userEvent.keyboard('m{PageDown}');
    await expect(said(canvas)).toHaveTextContent('quarta-feira, 2 de dezembro de 2026, 09:00 às 10:30');
    await userEvent.keyboard('{PageUp}{Escape}');
    await waitFor(() => expect(booking(canvas, /^Elisa Prado, 09:00/)).toHaveFocus());
    await expect(said(canvas)).toHaveTextContent('Elisa Prado voltou ao lugar.');
    await userEvent.keyboard('m{PageDown}{Enter}');
    await waitFor(() =>
      expect(
        booking(canvas, /^Elisa Prado, 09:00 às 10:30, Periódico, quarta-feira, 2 de dezembro/),
      ).toHaveFocus(),
    );
  },
};

/** An address that follows later, as a router's does: until then there is no place to draw what is moved. */
function Late(props: AgendaProps) {
  const [date, setDate] = useState(props.defaultDate ?? TODAY);
  return <Held {...props} date={date} onDateChange={(next) => void setTimeout(() => setDate(next), 150)} />;
}

export const PeriodoChegaDepois: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'day', defaultDate: '2026-11-25' },
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    booking(canvas, /^Elisa Prado/).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    await expect(onMove.mock.lastCall?.[2]).toMatchObject({ date: '2026-11-26' });
  },
};

/** The focus waits for the period that a key turned to, and nothing of the former one takes it meanwhile. */
export const FocoNoPeriodoQueChega: Story = {
  name: 'Foco no período que chega',
  tags: ['interacoes'],
  args: { defaultDate: '2026-11-25', view: 'week', onSlot: fn() },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement }) => {
    booking(canvas, /^Fábio Nunes/).focus();
    const taken: (string | null)[] = [];
    canvasElement.addEventListener('focusin', ({ target }) =>
      taken.push(target instanceof Element ? target.getAttribute('aria-label') : null),
    );
    await userEvent.keyboard('{PageDown}');
    const later = await canvas.findByRole('button', {
      name: '14:00 às 14:30, segunda-feira, 30 de novembro de 2026, livre',
    });
    await waitFor(() => expect(later).toHaveFocus());
    await expect(taken).toEqual([later.getAttribute('aria-label')]);
  },
};

/** Where what had the focus goes, as one that somebody else moved, the focus stays at its hour. */
export const FocoDoQueSai: Story = {
  name: 'Foco do que sai',
  tags: ['interacoes'],
  args: { defaultView: 'week', bookings: [], onSlot: fn() },
  render: function Leaving(args) {
    const [bookings, setBookings] = useState(BOOKINGS);
    const [leave] = useState(() => () => setBookings((all) => all.filter(({ id }) => id !== '5')));
    useEffect(() => {
      document.addEventListener('leave', leave);
      return () => document.removeEventListener('leave', leave);
    }, [leave]);
    return <Agenda {...args} bookings={bookings} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(booking(canvas, /^Elisa Prado/));
    booking(canvas, /^Elisa Prado/).focus();
    document.dispatchEvent(new Event('leave'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Elisa Prado/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^09:00 às 09:30, quarta-feira, 25/ })).toHaveFocus(),
    );
  },
};

/** What is locked says why, by keyboard and by pointer. */
export const Bloqueado: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    const locked = booking(canvas, /^Diego Reis, .*não pode ser movido: o exame já começou$/);
    locked.focus();
    await userEvent.keyboard(' ');
    await expect(said(canvas)).toHaveTextContent('Diego Reis não pode ser movido: o exame já começou');
    await drag(locked, { x: 0, y: 60 }, async () => {
      await waitFor(() => expect(tipText()).toBe('não pode ser movido: o exame já começou'));
    });
    await expect(onMove).not.toHaveBeenCalled();
  },
};

const tipText = () => document.querySelector('[data-agenda-tip]')?.textContent;

/** Presses, draws and lets go, with real events of the pointer. */
async function drag(
  element: Element,
  by: { x: number; y: number },
  meanwhile?: () => Promise<void>,
  at: 'middle' | 'end' = 'middle',
): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = { x: left + width / 2, y: at === 'end' ? top + height - 3 : top + height / 2 };
  const to = { x: from.x + by.x, y: from.y + by.y };
  const target = document.elementFromPoint(from.x, from.y) ?? element;
  const fire = (type: string, { x, y }: typeof from, on: EventTarget) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: x,
        clientY: y,
        isPrimary: true,
        pointerId: 1,
        button: 0,
      }),
    );
  fire('pointerdown', from, target);
  fire('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, window);
  fire('pointermove', to, window);
  await meanwhile?.();
  fire('pointerup', to, window);
}

const hourHeight = (canvas: View) =>
  (canvas.getAllByRole('gridcell').at(-1)?.getBoundingClientRect().height ?? 0) / 12;

/** Drawn to another hour by pointer, with the place beside it; at the lower edge it becomes longer. */
export const ArrastaComPonteiro: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    const hour = hourHeight(canvas);
    await drag(booking(canvas, /^Elisa Prado/), { x: 0, y: -hour }, async () => {
      await waitFor(() =>
        expect(tipText()).toBe('quarta-feira, 25 de novembro de 2026, 08:00 às 09:30, Sala 1'),
      );
    });
    await waitFor(() =>
      expect(said(canvas)).toHaveTextContent(/^Elisa Prado movido para .*, 08:00 às 09:30/),
    );
    await drag(booking(canvas, /^Elisa Prado, 08:00 às 09:30/), { x: 0, y: hour / 2 }, undefined, 'end');
    await waitFor(() =>
      expect(said(canvas)).toHaveTextContent(/^Elisa Prado ocupa agora .*, 08:00 às 10:00/),
    );
    await expect(booking(canvas, /^Elisa Prado, 08:00 às 10:00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(booking(canvas, /^Elisa Prado, 08:00 às 09:30/)).toBeVisible());
  },
};

/** Draws on the last day by mouse, between two heights. */
function drawingOn(canvas: View): (from: number, to: number) => void {
  const cell = canvas.getAllByRole('gridcell').at(-1);
  const column = cell?.matches('[data-unit]') ? cell : cell?.querySelector('[data-unit]');
  if (!column) throw new Error('There is no day to draw in.');
  const { left, top, width } = column.getBoundingClientRect();
  return (from, to) => {
    const fire = (type: string, y: number, on: EventTarget) =>
      on.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          clientX: left + width / 2,
          clientY: top + y,
          isPrimary: true,
          pointerId: 1,
          button: 0,
        }),
      );
    fire('pointerdown', from, column);
    fire('pointermove', to, window);
    fire('pointerup', to, window);
  };
}

/** Empty hours are drawn over by mouse, whole slots from where it was pressed; what is closed takes nothing; Enter does it too. */
export const Desenha: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week', onDraw: fn() },
  play: async ({ canvas, args }) => {
    const hour = hourHeight(canvas);
    const draw = drawingOn(canvas);
    draw(1.1 * hour, 2.6 * hour);
    await expect(args.onDraw).toHaveBeenLastCalledWith({ date: '2026-11-28', start: '08:00', end: '10:00' });
    draw(4.4 * hour, 5.2 * hour);
    await expect(args.onDraw).toHaveBeenCalledTimes(1);
    draw(3.1 * hour, 3.1 * hour);
    await expect(args.onDraw).toHaveBeenLastCalledWith({ date: '2026-11-28', start: '10:00', end: '10:30' });
    booking(canvas, /^Fábio Nunes/).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onDraw).toHaveBeenLastCalledWith({ date: '2026-11-23', start: '14:30', end: '15:00' });
  },
};

/** What may not lie where it is drawn shows it on the way, and says so below the agenda once it was let go. */
export const NaoDesenhaOndeNaoPode: Story = {
  name: 'Não desenha onde não pode',
  tags: ['interacoes'],
  args: {
    defaultView: 'week',
    onDraw: fn(),
    canDraw: ({ start = '' }) =>
      start < '10:00' ? { ok: false, reason: 'Já há um período neste horário.' } : { ok: true },
  },
  play: async ({ canvas, args }) => {
    const hour = hourHeight(canvas);
    const draw = drawingOn(canvas);
    const refusal = 'Não pode: Já há um período neste horário.';
    draw(1.1 * hour, 2.6 * hour);
    await expect(args.onDraw).not.toHaveBeenCalled();
    await waitFor(() => expect(said(canvas)).toHaveTextContent(refusal));
    draw(3.1 * hour, 3.1 * hour);
    await expect(args.onDraw).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(said(canvas)).not.toHaveTextContent(refusal));
  },
};

/** A finger draws once it has rested; one that moves at once scrolls, and draws nothing. */
export const DesenhaComODedo: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'week', onDraw: fn() },
  play: async ({ canvas, args }) => {
    const cell = canvas.getAllByRole('gridcell').at(-1);
    const column = cell?.matches('[data-unit]') ? cell : cell?.querySelector('[data-unit]');
    if (!column) throw new Error('There is no day to draw in.');
    const hour = hourHeight(canvas);
    const { left, top, width } = column.getBoundingClientRect();
    const fire = (type: string, y: number, on: EventTarget = window) =>
      on.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          clientX: left + width / 2,
          clientY: top + y,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'touch',
          button: 0,
        }),
      );
    const touchMove = (): boolean => window.dispatchEvent(new Event('touchmove', { cancelable: true }));
    fire('pointerdown', 1.1 * hour, column);
    fire('pointermove', 2.6 * hour);
    await expect(touchMove()).toBe(true);
    fire('pointerup', 2.6 * hour);
    await expect(args.onDraw).not.toHaveBeenCalled();

    fire('pointerdown', 1.1 * hour, column);
    await waitFor(() => expect(touchMove()).toBe(false));
    fire('pointermove', 2.6 * hour);
    fire('pointerup', 2.6 * hour);
    await expect(args.onDraw).toHaveBeenCalledTimes(1);
    await expect(args.onDraw).toHaveBeenLastCalledWith({
      date: '2026-11-28',
      start: '08:00',
      end: '10:00',
    });
    await expect(touchMove()).toBe(true);
  },
};

/** A refused place says why beside the pointer, and the booking goes back. */
export const RecusaDizPorQue: Story = {
  tags: ['interacoes'],
  args: {
    defaultView: 'week',
    canPlace: (_booking, { date }) =>
      date < TODAY ? { ok: false, reason: 'O dia já passou.' } : { ok: true },
  },
  play: async ({ canvas }) => {
    const moved = booking(canvas, /^Ana Souza/);
    const monday = document.querySelector('[data-unit="2026-11-23"]');
    const left = (monday?.getBoundingClientRect().left ?? 0) + 20 - moved.getBoundingClientRect().left;
    await drag(moved, { x: left, y: 0 }, async () => {
      await waitFor(() => expect(tipText()).toMatch(/Não pode: O dia já passou\.$/));
    });
    await expect(onMove).not.toHaveBeenCalled();
    await expect(said(canvas)).toHaveTextContent('Ana Souza voltou ao lugar. O dia já passou.');
    await waitFor(() => expect(tipText()).toBeUndefined());
  },
};

/** While it is being saved it is drawn in its new place; a refusal puts it back and says why. */
export const ServidorRecusa: Story = {
  tags: ['interacoes'],
  args: {
    defaultView: 'week',
    onMove: () => Promise.reject(new Error('O horário acabou de ser ocupado.')),
  },
  play: async ({ canvas }) => {
    booking(canvas, /^Elisa Prado/).focus();
    await userEvent.keyboard('m{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(said(canvas)).toHaveTextContent('Elisa Prado voltou ao lugar. O horário acabou de ser ocupado.'),
    );
    await waitFor(() => expect(booking(canvas, /^Elisa Prado, 09:00 às 10:30/)).toHaveFocus());
  },
};

/** Half an hour has room for one line: while it is held, its name and its start stand in it whole. */
export const SeguraOCurto: Story = {
  tags: ['interacoes'],
  args: {
    defaultView: 'week',
    bookings: [{ id: 'p', title: 'Ana Reis', date: TODAY, start: '08:00', end: '08:30' }],
  },
  play: async ({ canvas }) => {
    booking(canvas, /^Ana Reis/).focus();
    await userEvent.keyboard('m{ArrowDown}');
    const held = booking(canvas, /^Ana Reis em movimento/);
    const { top, bottom } = held.getBoundingClientRect();
    for (const words of ['Ana Reis', '08:30']) {
      const box = within(held).getByText(words).getBoundingClientRect();
      await expect(box.top >= top && box.bottom <= bottom).toBe(true);
    }
    await expect(within(held).getByText('08:30 às 09:00')).not.toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(within(held).getByText('08:30 às 10:00')).toBeVisible();
    await expect(within(held).getByText('08:30')).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** 200 rooms, 500 bookings: only what is seen is in the document, and the counts are those of all. */
export const DuzentasSalas: Story = {
  tags: ['interacoes'],
  args: { bookings: MANY, resources: MANY_ROOMS, defaultView: 'resource' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '201');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await expect(canvas.getAllByRole('button', { name: /^Pessoa/ }).length).toBeLessThan(200);
    const stop = grid.querySelector<HTMLElement>('[tabindex="0"]');
    stop?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Sala 200' })).toBeVisible());
    await expect(canvas.getByRole('rowheader', { name: 'Sala 200' }).parentElement).toHaveAttribute(
      'aria-rowindex',
      '201',
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Sala 200/));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** Another row by keyboard: the clinic or room changes with it. */
export const MoveDeSala: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'resource' },
  play: async ({ canvas }) => {
    booking(canvas, /^Ana Souza/).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() =>
      expect(booking(canvas, /^Ana Souza, 08:30 às 09:30, Periódico, Sala 2/)).toHaveFocus(),
    );
    await expect(onMove).toHaveBeenCalledWith('1', expect.objectContaining({ resourceId: 'sala-1' }), {
      date: TODAY,
      start: '08:30',
      end: '09:30',
      resourceId: 'sala-2',
    });
  },
};

/** In a row half an hour shows a name within its box, whoever comes right after; the whole text comes with the focus and goes by Esc. */
export const NomeNaSala: Story = {
  tags: ['interacoes'],
  args: { bookings: TIGHT, defaultView: 'resource', hours: { from: '06:00', to: '18:00', slot: 30 } },
  play: async ({ canvas }) => {
    const boxes = [/^Ana Souza/, /^Bruno Lima/, /^Carla Dias/, /^Zilda Prado/].map((name) =>
      booking(canvas, name),
    );
    // All in one lane, each with its words inside.
    await expect(new Set(boxes.map((box) => box.getBoundingClientRect().top)).size).toBe(1);
    for (const box of boxes) {
      const { left, right } = box.getBoundingClientRect();
      const name = within(box).getByText(/\w/, { selector: 'span > span:first-child' });
      const words = name.getBoundingClientRect();
      await expect(words.left).toBeGreaterThanOrEqual(left);
      await expect(words.right).toBeLessThanOrEqual(right);
      await expect(words.width).toBeGreaterThan(24);
    }
    const note = () => document.querySelector('[data-agenda-note]')?.textContent;
    await userEvent.tab();
    while (!document.activeElement?.matches('[data-booking]')) await userEvent.tab();
    await expect(note()).toBe('Ana Souza08:00 às 08:30, Periódico, Sala 1, Confirmado');
    await userEvent.keyboard('{Escape}');
    await expect(note()).toBeUndefined();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(note()).toMatch(/^Bruno Lima08:30/));
  },
};

/** An hour of a week says its times whole, and under them the rest. */
export const TextosInteiros: Story = {
  tags: ['interacoes'],
  args: {
    defaultView: 'week',
    bookings: [
      {
        id: 'p',
        title: '20 min, 1 vaga',
        subtitle: '12 horários',
        date: TODAY,
        start: '08:00',
        end: '12:00',
      },
    ],
  },
  play: async ({ canvas }) => {
    const inBlock = within(booking(canvas, /^20 min/));
    const [times, more] = ['08:00 às 12:00', '12 horários'].map((text) => inBlock.getByText(text));
    const details = times?.parentElement;
    if (!details || !more) throw new Error('The times stand alone.');
    await expect(details.scrollHeight).toBeLessThanOrEqual(details.clientHeight);
    await expect(details.scrollWidth).toBeLessThanOrEqual(details.clientWidth);
    // What follows begins below the times, and not between them.
    await expect(more.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      times.getBoundingClientRect().bottom,
    );
  },
};

/** In a month things move by day, and what is in a cell is reached by the same arrows. */
export const MoveNoMes: Story = {
  tags: ['interacoes'],
  args: { defaultView: 'month' },
  play: async ({ canvas }) => {
    booking(canvas, /^Íris Costa/).focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() =>
      expect(
        booking(canvas, /^Íris Costa, 15:30 às 16:30, Periódico, sexta-feira, 4 de dezembro/),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(
      canvas.getByRole('button', { name: /^sexta-feira, 4 de dezembro de 2026, 1 marcado/ }),
    ).toHaveFocus();
  },
};

/** Where a week has no room a day comes first. */
export const Estreita: Story = {
  tags: ['recursos'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dia' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mês' }));
    await expect(canvas.getByRole('button', { name: /^mais 4 em terça-feira, 24/ })).toHaveTextContent('4');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Agenda
        {...args}
        bookings={[...BOOKINGS, ...CROWD]}
        onMove={onMove}
        defaultView="week"
        maxHeight="none"
      />
      <Agenda {...args} label="Agenda por sala" onMove={onMove} defaultView="resource" />
      <Agenda {...args} label="Agenda do mês" defaultView="month" counts={{ [TODAY]: 9 }} />
      <Agenda {...args} label="Agenda que carrega" bookings={[]} isLoading defaultView="resource" />
    </div>
  ),
};
