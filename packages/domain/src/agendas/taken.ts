import { dayNumber, minutesOfDay } from '../time/index.ts';
import type { Occupancy, TakenPlaces } from './types.ts';
import type { TimeWindow } from './windows.ts';

const DAY = 1_440;
const NONE: readonly TimeWindow[] = [];
/** More than any id of a room: a day and a room are one number. */
const ROOMS = 2 ** 31;

/** A stretch of a room that is taken, in minutes since 1970-01-01T00:00 on the clinic's own clock. */
export interface TakenStretch {
  readonly ambienteId: number;
  readonly start: number;
  readonly end: number;
}

/** What is taken, to be asked by day and room: for many clinics and questions it is put in order once. */
export function takenPlaces(stretches: Iterable<TakenStretch>): TakenPlaces {
  const groups = new Map<number, TimeWindow[]>();
  for (const { ambienteId, start, end } of stretches) {
    const day = Math.floor(start / DAY);
    const window = { inicio: start - day * DAY, fim: end - day * DAY };
    const key = day * ROOMS + ambienteId;
    const group = groups.get(key);
    if (group) group.push(window);
    else groups.set(key, [window]);
  }
  return { on: (ambienteId, day) => groups.get(day * ROOMS + ambienteId) ?? NONE };
}

/** The same of bookings as the wire has them. */
export function takenBy(occupancies: readonly Occupancy[] | TakenPlaces): TakenPlaces {
  if ('on' in occupancies) return occupancies;
  return takenPlaces(
    occupancies.map(({ ambienteId, data: date, horarioChegada, horarioSaida }) => {
      const midnight = dayNumber(date) * DAY;
      return {
        ambienteId,
        start: midnight + minutesOfDay(horarioChegada),
        end: midnight + minutesOfDay(horarioSaida),
      };
    }),
  );
}
