import { isOnFerias, nationalFeriadoOn, type Feriado } from '../feriados/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { minutesOfDay, timeFromMinutes, type CivilDate, type Now, type TimeOfDay } from '../time/index.ts';
import { isOpenRoom, type ClinicSchedule } from './change.ts';
import { generateFaixas } from './faixas.ts';
import type { Agenda, Faixa, Occupancy } from './types.ts';
import { dayWindows } from './windows.ts';

/** All that decides the slots of a clinic, but the bookings. */
export interface ClinicDay extends ClinicSchedule {
  /** Holidays that its city has besides the national ones. */
  readonly feriados: readonly Feriado[];
}

/** Hours of a day. */
export interface RoomHours {
  /** The first minute, HH:mm. */
  readonly inicio: TimeOfDay;
  /** The first minute after it, HH:mm. */
  readonly fim: TimeOfDay;
}

/** Of a room that is closed. */
export const ROOM_CLOSED = 'A sala está fechada.';
/** Of hours in which a room gives no slots. */
export const OUTSIDE_GRADE = 'A grade desta sala não tem este horário.';
/** Of a slot in which others are booked. */
export const NO_VAGA = 'As vagas deste horário estão ocupadas.';

const agendasOf = (clinic: ClinicSchedule, roomId: number): Agenda[] =>
  isOpenRoom(clinic, roomId) ? clinic.agendas.filter(({ ambienteId }) => ambienteId === roomId) : [];

/** The hours of a day in which a room receives, in order and joined where they touch; none where the clinic is closed. */
export function roomHours(clinic: ClinicDay, day: CivilDate, roomId: number): RoomHours[] {
  const isShut =
    nationalFeriadoOn(day) !== null ||
    clinic.feriados.some(({ dataFeriado }) => dataFeriado === day) ||
    clinic.ferias.some((f) => isOnFerias(f, day));
  if (isShut) return [];
  const joined: { start: number; end: number }[] = [];
  const windows = agendasOf(clinic, roomId)
    .flatMap((agenda) => dayWindows(agenda, day))
    .sort((a, b) => a.inicio - b.inicio);
  for (const { inicio: start, fim: end } of windows) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => ({ inicio: timeFromMinutes(start), fim: timeFromMinutes(end) }));
}

/** How many minutes two starts of the clinic's slots lie apart at least, so that each of them can be pointed at. */
export function slotStep({ agendas }: Pick<ClinicSchedule, 'agendas'>): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const steps = agendas.flatMap(({ periodos }) =>
    periodos.flatMap(({ inicio: start, duracaoMinutos }) => [minutesOfDay(start), duracaoMinutos]),
  );
  const step = steps.reduce(gcd, 60);
  return Math.max(5, step);
}

/** Where somebody would go. */
export type RoomPlace = Pick<Faixa, 'data' | 'horarioChegada' | 'ambienteId'>;

/**
 * Why a room has no free slot at a time, in words; null where it has one. What closes the day itself, and its being past,
 * others say.
 * @param others what is booked that day, but who is moved
 */
export function roomFailure(
  clinic: ClinicDay,
  others: readonly Occupancy[],
  { data: day, horarioChegada: time, ambienteId }: RoomPlace,
  now: Now,
): string | null {
  if (!isOpenRoom(clinic, ambienteId)) return ROOM_CLOSED;
  const slots = (occupancies: readonly Occupancy[]): Faixa[] =>
    generateFaixas(agendasOf(clinic, ambienteId), {
      dataInicial: day,
      dataFinal: day,
      periodo: PERIODO.AMBOS,
      occupancies,
      feriados: clinic.feriados,
      ferias: clinic.ferias,
      openingHours: clinic.openingHours.length > 0 ? clinic.openingHours : null,
      now,
    });
  const isHere = ({ horarioChegada: start }: Faixa): boolean => start === time;
  if (slots(others).some(isHere)) return null;
  const all = slots([]);
  if (all.some(isHere)) return NO_VAGA;
  const minute = minutesOfDay(time);
  const around = all.find(
    ({ horarioChegada: start, horarioSaida: end }) =>
      minutesOfDay(start) < minute && minute < minutesOfDay(end),
  );
  if (!around) return OUTSIDE_GRADE;
  return `Nesta sala o horário vai das ${around.horarioChegada} às ${around.horarioSaida}: comece por ele.`;
}
