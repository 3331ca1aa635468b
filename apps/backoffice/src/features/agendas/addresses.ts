import { isCivilDate, type CivilDate } from '@apto/domain/time';
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

/** The week of one agenda. */
export const gradeRoute = (agendaId: number): string => `/agenda/${agendaId}/grade`;

/** What is booked at a clinic on a day (doc3 reserva-horario). */
export const dayRoute = (prestadorId: number, day: string): string =>
  `/reserva-horario/dia/${day}?prestador=${prestadorId}`;

/** Where a day is looked at before a clinic is chosen (doc3 reserva-horario/dia/{data}). */
export const dayListRoute = (day: string): string => `${AGENDA_LIST}?dia=${day}`;
export const dayIn = (query: URLSearchParams): CivilDate | null => {
  const day = query.get('dia') ?? '';
  return isCivilDate(day) ? day : null;
};

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
