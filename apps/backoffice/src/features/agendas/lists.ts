import { formatDate, type CivilDate } from '@apto/domain/time';
import { clinicAgendaRoute, dayRoute, newAgendaRoute, newRoomRoute } from './addresses.ts';

/** What a clinic is chosen for. */
export interface ClinicChoice {
  readonly title: string;
  readonly purpose: string;
  /** Where its clinic leads. */
  readonly to: (prestadorId: number) => string;
  /** The day whose bookings it is chosen for. */
  readonly day?: CivilDate;
}

/** doc3 agenda/list. */
export const AGENDAS: ClinicChoice = {
  title: 'Agendas',
  purpose: 'Salas, grade semanal, horários de atendimento e férias das clínicas.',
  to: (id) => clinicAgendaRoute(id),
};

/** doc3 agenda/new: an agenda is of a clinic. */
export const NEW_AGENDA: ClinicChoice = {
  title: 'Agendas',
  purpose: 'Escolha a clínica da nova agenda.',
  to: newAgendaRoute,
};

/** doc3 ambiente/list: a room is a part of its clinic. */
export const ROOMS: ClinicChoice = {
  title: 'Salas',
  purpose: 'Escolha a clínica para ver e mudar as salas dela.',
  to: (id) => clinicAgendaRoute(id, 'salas'),
};

/** doc3 ambiente/new. */
export const NEW_ROOM: ClinicChoice = {
  title: 'Nova sala',
  purpose: 'Escolha a clínica da nova sala.',
  to: newRoomRoute,
};

/** doc3 reserva-horario/dia/{data}, and its list, which is today's. */
export const bookedOn = (day: CivilDate): ClinicChoice => ({
  title: 'Horários marcados',
  purpose: `Escolha a clínica para ver os horários marcados em ${formatDate(day)}.`,
  to: (id) => dayRoute(id, day),
  day,
});
