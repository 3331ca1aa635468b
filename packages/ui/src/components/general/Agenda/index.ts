export { Agenda, type AgendaProps } from './Agenda.tsx';
export type { AgendaTexts } from './intl/pt-BR.ts';
export { agendaRange, type AgendaRange } from './logic/days.logic.ts';
export type {
  AgendaBooking,
  AgendaClosed,
  AgendaError,
  AgendaHours,
  AgendaMove,
  AgendaMoved,
  AgendaPlace,
  AgendaResource,
  AgendaVerdict,
  AgendaView,
} from './types.ts';
