import { addDays } from '@apto/domain/time';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { AgendaBooking, AgendaClosed, AgendaResource } from './types.ts';

/** A Tuesday. */
export const TODAY = '2026-11-24';

export const ROOMS: readonly AgendaResource[] = [
  { id: 'sala-1', name: 'Sala 1', detail: 'Clínica Vida Plena' },
  { id: 'sala-2', name: 'Sala 2', detail: 'Clínica Vida Plena' },
  { id: 'audio', name: 'Audiometria', detail: 'Centro Médico Paulista' },
  { id: 'coleta', name: 'Coleta', detail: 'Centro Médico Paulista' },
];

const confirmed = { tone: 'success', status: 'Confirmado', icon: <CircleCheck size={12} /> } as const;
const waiting = { tone: 'warning', status: 'Aguarda a clínica', icon: <Clock size={12} /> } as const;
const late = { tone: 'danger', status: 'Falta', icon: <TriangleAlert size={12} /> } as const;

export const BOOKINGS: readonly AgendaBooking[] = [
  {
    id: '1',
    title: 'Ana Souza',
    subtitle: 'Periódico',
    date: TODAY,
    start: '08:00',
    end: '08:30',
    resourceId: 'sala-1',
    ...confirmed,
  },
  {
    id: '2',
    title: 'Bruno Lima',
    subtitle: 'Admissional',
    date: TODAY,
    start: '08:00',
    end: '09:00',
    resourceId: 'sala-2',
    ...waiting,
  },
  {
    id: '3',
    title: 'Carla Dias',
    subtitle: 'Demissional',
    date: TODAY,
    start: '08:30',
    end: '09:30',
    resourceId: 'sala-1',
    ...confirmed,
  },
  {
    id: '4',
    title: 'Diego Reis',
    subtitle: 'Retorno',
    date: TODAY,
    start: '10:00',
    end: '11:00',
    resourceId: 'audio',
    locked: 'o exame já começou',
    tone: 'info',
    status: 'Em atendimento',
  },
  {
    id: '5',
    title: 'Elisa Prado',
    subtitle: 'Periódico',
    date: '2026-11-25',
    start: '09:00',
    end: '10:30',
    resourceId: 'sala-1',
    ...waiting,
  },
  {
    id: '6',
    title: 'Fábio Nunes',
    subtitle: 'Audiometria',
    date: '2026-11-23',
    start: '14:00',
    end: '14:30',
    resourceId: 'audio',
    ...late,
  },
  {
    id: '7',
    title: 'Gilda Rocha',
    subtitle: 'Periódico',
    date: '2026-11-26',
    start: '11:00',
    end: '11:30',
    resourceId: 'coleta',
    ...confirmed,
  },
  { id: '8', title: 'Heitor Alves', subtitle: 'Sem horário ainda', date: '2026-11-25', tone: 'neutral' },
  {
    id: '9',
    title: 'Íris Costa',
    subtitle: 'Periódico',
    date: '2026-11-27',
    start: '15:30',
    end: '16:30',
    resourceId: 'sala-2',
    tone: 'highlight',
  },
  {
    id: '10',
    title: 'João Melo',
    subtitle: 'Admissional',
    date: '2026-11-30',
    start: '08:00',
    end: '09:00',
    resourceId: 'sala-1',
    ...confirmed,
  },
];

/** Six at the same time, of which a week has room for three. */
export const CROWD: readonly AgendaBooking[] = Array.from({ length: 6 }, (_unused, index) => ({
  id: `c${index}`,
  title: `Pessoa ${index + 1}`,
  date: '2026-11-26',
  start: '14:00',
  end: '15:00',
  ...confirmed,
}));

/** Half hours one right after the other in one room, and one at the end of the hours. */
export const TIGHT: readonly AgendaBooking[] = (
  [
    ['Ana Souza', '08:00', '08:30'],
    ['Bruno Lima', '08:30', '09:00'],
    ['Carla Dias', '09:00', '09:20'],
    ['Zilda Prado', '17:30', '18:00'],
  ] as const
).map(([title, start, end], index) => ({
  id: `t${index}`,
  title,
  subtitle: 'Periódico',
  date: TODAY,
  start,
  end,
  resourceId: 'sala-1',
  ...confirmed,
}));

const LUNCH: readonly AgendaClosed[] = [{ from: '12:00', to: '13:00', reason: 'Almoço' }];
const SUNDAY: readonly AgendaClosed[] = [
  { from: '00:00', to: '24:00', reason: 'A clínica não abre aos domingos' },
];
const SUNDAYS = new Set(['2026-11-22', '2026-11-29', '2026-12-06']);

export const closedOf = ({ date }: { date: string }): readonly AgendaClosed[] =>
  SUNDAYS.has(date) ? SUNDAY : LUNCH;

export const NOTES = { '2026-11-20': 'Consciência Negra', '2026-11-26': 'Feriado em Campinas' };

/** 200 rooms and 500 bookings of one day. */
export const MANY_ROOMS: readonly AgendaResource[] = Array.from({ length: 200 }, (_unused, index) => ({
  id: `r${index}`,
  name: `Sala ${index + 1}`,
}));
export const MANY: readonly AgendaBooking[] = Array.from({ length: 500 }, (_unused, index) => {
  const slot = (index * 7) % 20;
  const start = 8 * 60 + slot * 30;
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    id: `m${index}`,
    title: `Pessoa ${index + 1}`,
    date: addDays(TODAY, 0),
    start: time(start),
    end: time(start + (index % 3 === 0 ? 60 : 30)),
    resourceId: `r${(index * 37) % 200}`,
    ...(index % 4 === 0 ? waiting : confirmed),
  };
});
