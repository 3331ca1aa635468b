import { compareDates, compareTimes, dayNumber, minutesOfDay, type CivilDate } from '../time/index.ts';
import type { Booking } from './effect.ts';
import { compareFaixas, generateFaixas } from './faixas.ts';
import type { Agenda, FaixasQuery, Faixa, Occupancy } from './types.ts';

/** How many bookings without a place a new time is looked for; the first in order of time. */
export const MAX_PROPOSALS = 200;

/** How many free slots a person may choose from for one of them, the nearest. */
export const MAX_ALTERNATIVES = 16;

/** For how many days after a closed day a new time is looked for, where the request's own days have none. */
export const DAYS_TO_MOVE = 30;

/** Bookings of one employee's appointment on one day, which stay together and in their order. */
export interface WishToMove {
  /** Those that have no place any more. */
  readonly bookings: readonly Booking[];
  /** Agendas that take every exam of the appointment, as they are after the change. */
  readonly agendas: readonly Agenda[];
  /** The days, period and notice of the request, and what closes the clinic; but the bookings. */
  readonly query: Omit<FaixasQuery, 'occupancies'>;
  /** The request's own days, where the query looks further: others come after them. */
  readonly ownDays?: { readonly start: CivilDate; readonly end: CivilDate };
}

/** Whether a slot is on none of the days that the request allows. */
export const isOutsideOwnDays = (
  { ownDays }: Pick<WishToMove, 'ownDays'>,
  { data }: Pick<Faixa, 'data'>,
): boolean =>
  ownDays !== undefined && (compareDates(data, ownDays.start) < 0 || compareDates(data, ownDays.end) > 0);

/**
 * The free slot that each booking could move to, by the booking's id; null where the request's days have none. The one
 * nearest in time to what was booked, of two equally near the earlier, and on the request's own days before any other. Several of one appointment go to one day, each from
 * the exit of the one before on. Nobody is proposed what another one is, nor what is taken now: whoever loses a place keeps
 * it until they are moved.
 */
export function proposeFaixas(
  wishes: readonly WishToMove[],
  occupancies: readonly Occupancy[],
): Map<number, Faixa | null> {
  const taken = [...occupancies];
  const proposals = new Map<number, Faixa | null>();
  for (const wish of wishes) {
    const { bookings, agendas, query } = wish;
    const inOrder = [...bookings].sort(
      (a, b) => compareTimes(a.horarioChegada, b.horarioChegada) || a.id - b.id,
    );
    const free = generateFaixas(agendas, { ...query, occupancies: taken });
    const chain = nearestChain({ ...wish, bookings: inOrder }, free);
    inOrder.forEach(({ id }, index) => proposals.set(id, chain[index] ?? null));
    taken.push(...chain);
  }
  return proposals;
}

/**
 * The free slots that a booking could move to, in the order in which they are proposed; those that another is proposed too.
 */
export function alternativeFaixas(wish: WishToMove, occupancies: readonly Occupancy[]): Faixa[] {
  const { agendas, query } = wish;
  return inOrderOf(wish, generateFaixas(agendas, { ...query, occupancies })).slice(0, MAX_ALTERNATIVES);
}

function inOrderOf(wish: WishToMove, free: readonly Faixa[]): Faixa[] {
  const [first] = wish.bookings;
  if (!first) return [];
  const target = minuteOf(first.data, first.horarioChegada);
  const distance = (f: Faixa): number => Math.abs(minuteOf(f.data, f.horarioChegada) - target);
  const rank = (f: Faixa): number => Number(isOutsideOwnDays(wish, f));
  return [...free].sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || compareFaixas(a, b));
}

/** One slot for each booking, on one day and in order; empty where no day has room for all of them. */
function nearestChain(wish: WishToMove, free: readonly Faixa[]): Faixa[] {
  const { length } = wish.bookings;
  for (const start of inOrderOf(wish, free)) {
    const chain = chainFrom(start, length, free);
    if (chain.length === length) return chain;
  }
  return [];
}

/** Slots of one day, each the earliest from the exit of the one before on. `free` is in order. */
function chainFrom(start: Faixa, length: number, free: readonly Faixa[]): Faixa[] {
  const chain = [start];
  let last = start;
  for (const faixa of free) {
    if (chain.length === length) break;
    if (compareDates(faixa.data, last.data) !== 0) continue;
    if (compareTimes(faixa.horarioChegada, last.horarioSaida) < 0) continue;
    chain.push(faixa);
    last = faixa;
  }
  return chain;
}

const minuteOf = (date: CivilDate, time: string): number => dayNumber(date) * 1440 + minutesOfDay(time);
