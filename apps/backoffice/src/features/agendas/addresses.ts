import { AGENDA_ROUTE } from '../../shared/routing/addresses.ts';

/** The clinics and how much of an agenda each has (doc3 agenda). */
export const AGENDA_LIST = AGENDA_ROUTE;

/** One clinic's rooms, agendas, hours and vacations. */
export const clinicAgendaRoute = (prestadorId: number, tab?: ClinicTab): string =>
  `${AGENDA_LIST}?prestador=${prestadorId}${tab ? `&aba=${tab}` : ''}`;

const NEW_AGENDA = 'nova';

/** Where an agenda is created: at its clinic, or first at the choice of one (doc3 agenda/new). */
export const newAgendaRoute = (prestadorId: number | null): string =>
  `${prestadorId === null ? `${AGENDA_LIST}?` : `${clinicAgendaRoute(prestadorId)}&`}${NEW_AGENDA}=1`;

export const asksForNewAgenda = (query: URLSearchParams): boolean => query.get(NEW_AGENDA) === '1';

/** The same address with the question for a new agenda, or without it. */
export function withNewAgenda(query: URLSearchParams, isAsked: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isAsked) next.set(NEW_AGENDA, '1');
  else next.delete(NEW_AGENDA);
  return next;
}

const ROOM = 'sala';
const NEW_ROOM = 'nova';

/** Where a clinic's room is named (doc3 ambiente/{idAmbiente}). */
export const roomRoute = (prestadorId: number, roomId: number): string =>
  `${clinicAgendaRoute(prestadorId, 'salas')}&${ROOM}=${roomId}`;

/** Where a clinic gets a room (doc3 ambiente/new). */
export const newRoomRoute = (prestadorId: number): string =>
  `${clinicAgendaRoute(prestadorId, 'salas')}&${ROOM}=${NEW_ROOM}`;

/** The room that an address asks to name: its id, 'new' for a new one, null for none. */
export function askedRoom(query: URLSearchParams): number | 'new' | null {
  const asked = query.get(ROOM);
  return asked === NEW_ROOM ? 'new' : idIn(asked);
}

/** The same address with the question for a room's name, or without it. */
export function withRoom(query: URLSearchParams, room: number | 'new' | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (room === null) next.delete(ROOM);
  else next.set(ROOM, room === 'new' ? NEW_ROOM : String(room));
  return next;
}

/** The week of one agenda. */
export const gradeRoute = (agendaId: number): string => `/agenda/${agendaId}/grade`;

/** Where a clinic is chosen for what is booked there today (doc3 reserva-horario/list). */
export const RESERVAS_LIST = '/reserva-horario/list';

/** What is booked at a clinic on a day (doc3 reserva-horario). */
export const dayRoute = (prestadorId: number, day: string): string =>
  `/reserva-horario/dia/${day}?prestador=${prestadorId}`;

const CLOSING = 'fechar';

/** The same with the question which part of the day is closed. */
export const closeDayRoute = (prestadorId: number, day: string): string =>
  `${dayRoute(prestadorId, day)}&${CLOSING}=1`;

export const asksToClose = (query: URLSearchParams): boolean => query.get(CLOSING) === '1';

/** The same address with the question what to close, or without it. */
export function withClosing(query: URLSearchParams, isAsked: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isAsked) next.set(CLOSING, '1');
  else next.delete(CLOSING);
  return next;
}

export const CLINIC_TABS = ['agendas', 'salas', 'horarios', 'ferias'] as const;
export type ClinicTab = (typeof CLINIC_TABS)[number];

/** A positive whole number of an address; null for anything else. */
export const idIn = (value: string | null | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
