import { servesInPeriodo } from '../atendimento/index.ts';
import { isOnFerias } from '../feriados/index.ts';
import { periodoOfHorario } from '../periodos/index.ts';
import { compareDates, compareTimes } from '../time/index.ts';
import { isOpenRoom, type ClinicSchedule } from './change.ts';
import type { Occupancy } from './types.ts';
import { dayWindows, peakIn, windowOf, type TimeWindow } from './windows.ts';

/** A booking that was made, in a room of the clinic. */
export interface Booking extends Occupancy {
  /** Its id: of two for one place, the one that was made first keeps it. */
  readonly id: number;
}

export const LOSS_REASONS = ['FERIAS', 'FORA_DO_ATENDIMENTO', 'FORA_DA_GRADE', 'SEM_VAGA'] as const;
/** Why a booking has no place any more. */
export type LossReason = (typeof LOSS_REASONS)[number];

/** The reason in words. */
export const LOSS_TEXT: Readonly<Record<LossReason, string>> = {
  FERIAS: 'O prestador estará de férias neste dia.',
  FORA_DO_ATENDIMENTO: 'O prestador deixa de atender neste dia ou período.',
  FORA_DA_GRADE: 'A grade deixa de ter este horário.',
  SEM_VAGA: 'As vagas deste horário diminuem, e outros marcaram antes.',
};

/** A booking that a change takes the place of. */
export interface LostBooking<B extends Booking = Booking> {
  readonly booking: B;
  readonly motivo: LossReason;
}

/**
 * The bookings that have a place before a change and none after it, in order of time (doc3 agenda). One that had none
 * before, as after an agreement by telephone, is not the change's doing. It need not lie on the new rhythm of the slots:
 * a window that holds it whole is enough.
 */
export function lostBookings<B extends Booking>(
  before: ClinicSchedule,
  after: ClinicSchedule,
  bookings: readonly B[],
): LostBooking<B>[] {
  const had = lossesIn(before, bookings);
  const lost = lossesIn(after, bookings);
  return [...bookings]
    .sort(
      (a, b) =>
        compareDates(a.data, b.data) || compareTimes(a.horarioChegada, b.horarioChegada) || a.id - b.id,
    )
    .flatMap((booking) => {
      const reason = lost.get(booking.id);
      return reason !== undefined && !had.has(booking.id) ? [{ booking, motivo: reason }] : [];
    });
}

/** Why each booking that has no place has none, by id. */
function lossesIn(schedule: ClinicSchedule, bookings: readonly Booking[]): Map<number, LossReason> {
  const losses = new Map<number, LossReason>();
  /** Who keeps their place, by room and day. */
  const kept = new Map<string, TimeWindow[]>();
  for (const booking of [...bookings].sort((a, b) => a.id - b.id)) {
    const place = `${booking.ambienteId} ${booking.data}`;
    const others = kept.get(place) ?? [];
    const reason = lossOf(schedule, booking, others);
    if (reason) losses.set(booking.id, reason);
    else kept.set(place, [...others, windowOf(booking)]);
  }
  return losses;
}

/** @param others who keeps their place in the same room on the same day */
function lossOf(
  schedule: ClinicSchedule,
  booking: Booking,
  others: readonly TimeWindow[],
): LossReason | null {
  const { openingHours, ferias } = schedule;
  const { data: date, horarioChegada } = booking;
  if (ferias.some((f) => isOnFerias(f, date))) return 'FERIAS';
  const isServed =
    openingHours.length === 0 || servesInPeriodo(openingHours, date, periodoOfHorario(horarioChegada));
  if (!isServed) return 'FORA_DO_ATENDIMENTO';
  const vagas = Math.max(0, ...placesOf(schedule, booking));
  if (vagas === 0) return 'FORA_DA_GRADE';
  return peakIn(windowOf(booking), others) >= vagas ? 'SEM_VAGA' : null;
}

/** Places of each window of the room that holds a booking whole. */
function placesOf(schedule: ClinicSchedule, booking: Booking): number[] {
  const { data: date, ambienteId } = booking;
  if (!isOpenRoom(schedule, ambienteId)) return [];
  const { inicio: start, fim: end } = windowOf(booking);
  return schedule.agendas
    .filter((a) => a.ambienteId === ambienteId)
    .flatMap((a) => dayWindows(a, date))
    .filter((window) => window.inicio <= start && end <= window.fim)
    .map(({ vagas }) => vagas);
}
