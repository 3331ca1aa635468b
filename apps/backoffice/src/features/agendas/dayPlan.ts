import type { AgendaBoard, ReservaOnDay } from '@apto/api-client';
import { OUTSIDE_GRADE, ROOM_CLOSED, roomFailure, roomHours, slotStep } from '@apto/domain/agendas';
import { whenFailure } from '@apto/domain/attendant';
import { PERIODO } from '@apto/domain/periodos';
import { statusTagData } from '@apto/domain/status';
import { minutesOfDay, timeFromMinutes, type CivilDate, type Now } from '@apto/domain/time';
import type { AgendaBooking, AgendaClosed, AgendaHours, AgendaPlace, AgendaVerdict } from '@apto/ui';

const HOUR = 60;
/** Of a day on which no room receives anybody. */
const USUAL = { inicio: '07:00', fim: '19:00' };
const PAST = 'O horário já passou.';
/** What a slot's length is, its week says. */
const LENGTH = 'A duração é a do horário da sala: mude-a na grade.';

/** Who moves stays the same thing on the agenda, though their place becomes another one. */
export const bookingId = ({ id, agendamentoId, impedimento: obstacle }: ReservaOnDay): string =>
  obstacle === null && agendamentoId !== null ? `a${agendamentoId}` : `r${id}`;

/** What is booked, as the agenda draws it: by its state, and with the reason where it is not moved here. */
export function asDayBooking(reserva: ReservaOnDay, now: Now): AgendaBooking {
  const { nomeFuncionario: name, data, horarioChegada: start, horarioSaida: end } = reserva;
  const isPast = data < now.data || (data === now.data && start <= now.time);
  const locked = isPast ? PAST : reserva.impedimento;
  const tag = reserva.status && statusTagData({ status: reserva.status });
  return {
    id: bookingId(reserva),
    title: name ?? 'Funcionário de outro cliente',
    date: data,
    start,
    end,
    resourceId: String(reserva.ambienteId),
    tone: tag?.tone ?? 'neutral',
    ...(tag ? { status: tag.label } : {}),
    ...(locked === null ? {} : { locked }),
  };
}

/** The hours that the rooms receive in or something is booked in, whole; a step meets the start of each slot. */
export function hoursOf(
  board: AgendaBoard,
  day: CivilDate,
  reservas: readonly Pick<ReservaOnDay, 'horarioChegada' | 'horarioSaida'>[],
): AgendaHours {
  const hours = [
    ...board.ambientes.flatMap(({ id }) => roomHours(board, day, id)),
    ...reservas.map((each) => ({ inicio: each.horarioChegada, fim: each.horarioSaida })),
  ];
  const all = hours.length === 0 ? [USUAL] : hours;
  const from = Math.min(...all.map(({ inicio: start }) => minutesOfDay(start)));
  const to = Math.max(...all.map(({ fim: end }) => minutesOfDay(end)));
  return {
    from: timeFromMinutes(Math.floor(from / HOUR) * HOUR),
    to: to > 23 * HOUR ? '24:00' : timeFromMinutes(Math.ceil(to / HOUR) * HOUR),
    slot: slotStep(board),
  };
}

/** Whether any room receives on a day: where none does, an empty day is a closed one. */
export const receivesOn = (board: AgendaBoard, day: CivilDate): boolean =>
  board.ambientes.some(({ id }) => roomHours(board, day, id).length > 0);

/** What a room does not receive in on a day, between the hours that it does. */
export function closedIn(board: AgendaBoard, day: CivilDate, roomId: number): AgendaClosed[] {
  const isOpen = board.ambientes.some(({ id, ativo: isRoomOpen }) => id === roomId && isRoomOpen);
  const reason = isOpen ? OUTSIDE_GRADE : ROOM_CLOSED;
  const closed: AgendaClosed[] = [];
  let from = '00:00';
  for (const { inicio: start, fim: end } of roomHours(board, day, roomId)) {
    if (from < start) closed.push({ from, to: start, reason });
    from = end;
  }
  return [...closed, { from, to: '24:00', reason }];
}

const lengthOf = ({ start = '00:00', end = '00:00' }: AgendaPlace): number =>
  minutesOfDay(end) - minutesOfDay(start);

/** Whether somebody may be put in a room at a time: by the day's rules (doc2 §5) and the room's slots. The server has the last word. */
export function placeInRoom(
  board: AgendaBoard,
  reservas: readonly ReservaOnDay[],
  booking: AgendaBooking,
  place: AgendaPlace,
  now: Now,
): AgendaVerdict {
  const { date, start = '' } = place;
  if (lengthOf(place) !== lengthOf(booking)) return { ok: false, reason: LENGTH };
  const openingHours = board.openingHours.length > 0 ? board.openingHours : null;
  const clinic = { openingHours, feriados: board.feriados, ferias: board.ferias, reservaFaixas: true };
  const ofDay = whenFailure({ data: date, hora: start, periodo: PERIODO.AMBOS }, clinic, now);
  const others = reservas.filter((each) => bookingId(each) !== booking.id);
  const reason =
    ofDay?.mensagem ??
    roomFailure(
      board,
      others,
      { data: date, horarioChegada: start, ambienteId: Number(place.resourceId) },
      now,
    );
  return reason === null ? { ok: true } : { ok: false, reason };
}
