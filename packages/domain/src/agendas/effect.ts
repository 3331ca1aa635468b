import { servesInPeriodo } from '../atendimento/index.ts';
import { isOnFerias } from '../feriados/index.ts';
import { periodoOfHorario } from '../periodos/index.ts';
import { compareDates, minutesOfDay, weekdayOf } from '../time/index.ts';
import type { ClinicSchedule } from './change.ts';
import type { Occupancy } from './types.ts';
import { dayWindows } from './windows.ts';

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
        compareDates(a.data, b.data) ||
        minutesOfDay(a.horarioChegada) - minutesOfDay(b.horarioChegada) ||
        a.id - b.id,
    )
    .flatMap((booking) => {
      const reason = lost.get(booking.id);
      return reason !== undefined && !had.has(booking.id) ? [{ booking, motivo: reason }] : [];
    });
}

/** Why each booking that has no place has none, by id. */
function lossesIn(schedule: ClinicSchedule, bookings: readonly Booking[]): Map<number, LossReason> {
  const losses = new Map<number, LossReason>();
  const kept: Booking[] = [];
  for (const booking of [...bookings].sort((a, b) => a.id - b.id)) {
    const reason = lossOf(schedule, booking, kept);
    if (reason) losses.set(booking.id, reason);
    else kept.push(booking);
  }
  return losses;
}

function lossOf(schedule: ClinicSchedule, booking: Booking, kept: readonly Booking[]): LossReason | null {
  const { openingHours, ferias } = schedule;
  const { data: date, ambienteId } = booking;
  if (ferias.some((f) => isOnFerias(f, date))) return 'FERIAS';
  const isServed =
    openingHours.length === 0 ||
    servesInPeriodo(openingHours, date, periodoOfHorario(booking.horarioChegada));
  if (!isServed) return 'FORA_DO_ATENDIMENTO';
  const vagas = Math.max(0, ...placesOf(schedule, booking));
  if (vagas === 0) return 'FORA_DA_GRADE';
  const others = kept.filter((b) => b.ambienteId === ambienteId && b.data === date && overlap(b, booking));
  return busiest(others, booking) >= vagas ? 'SEM_VAGA' : null;
}

/** Places of each window of the room that holds a booking whole. */
function placesOf({ agendas, ambientes }: ClinicSchedule, booking: Booking): number[] {
  const { data: date, ambienteId } = booking;
  const [start, end] = [minutesOfDay(booking.horarioChegada), minutesOfDay(booking.horarioSaida)];
  if (!ambientes.some((room) => room.id === ambienteId && room.ativo)) return [];
  return agendas
    .filter(
      (a) =>
        a.ambienteId === ambienteId &&
        compareDates(date, a.vigenciaInicial) >= 0 &&
        (a.vigenciaFinal === null || compareDates(date, a.vigenciaFinal) <= 0),
    )
    .flatMap((a) => dayWindows(a, date, weekdayOf(date)))
    .filter((window) => window.inicio <= start && end <= window.fim)
    .map(({ vagas }) => vagas);
}

const overlap = (a: Occupancy, b: Occupancy): boolean =>
  minutesOfDay(a.horarioChegada) < minutesOfDay(b.horarioSaida) &&
  minutesOfDay(b.horarioChegada) < minutesOfDay(a.horarioSaida);

/** How many of the others are there at once, at the busiest moment of a booking. */
function busiest(others: readonly Occupancy[], booking: Occupancy): number {
  // The count only grows where somebody arrives.
  const moments = [booking, ...others].map((b) => minutesOfDay(b.horarioChegada));
  const inside = moments.filter(
    (m) => m >= minutesOfDay(booking.horarioChegada) && m < minutesOfDay(booking.horarioSaida),
  );
  return Math.max(
    0,
    ...inside.map(
      (moment) =>
        others.filter(
          (b) => minutesOfDay(b.horarioChegada) <= moment && moment < minutesOfDay(b.horarioSaida),
        ).length,
    ),
  );
}
