import { AGENDA_ROUTE } from '../../shared/routing/addresses.ts';

/** The clinics and how much of an agenda each has (doc3 agenda). */
export const AGENDA_LIST = AGENDA_ROUTE;

/** One clinic's rooms, agendas, hours and vacations. */
export const clinicAgendaRoute = (prestadorId: number, tab?: ClinicTab): string =>
  `${AGENDA_LIST}?prestador=${prestadorId}${tab ? `&aba=${tab}` : ''}`;

/** The week of one agenda. */
export const gradeRoute = (agendaId: number): string => `/agenda/${agendaId}/grade`;

/** What is booked at a clinic on a day (doc3 reserva-horario). */
export const dayRoute = (prestadorId: number, day: string): string =>
  `/reserva-horario/dia/${day}?prestador=${prestadorId}`;

export const CLINIC_TABS = ['agendas', 'salas', 'horarios', 'ferias'] as const;
export type ClinicTab = (typeof CLINIC_TABS)[number];

/** A positive whole number of an address; null for anything else. */
export const idIn = (value: string | null | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
