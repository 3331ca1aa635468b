import {
  compareDates,
  dateFromDayNumber,
  weekdayOf,
  isCivilDate,
  laterDate,
  dayNumber,
  type CivilDate,
} from '../time/index.ts';
import { exceedsDayLimit } from './check.ts';
import { prepareContext, type IntervaloContext, type PreparedContext, type Intervalo } from './context.ts';
import { fitsInside, reasonsInContext } from './reasons.ts';

/** How far from the refused range an alternative may start, in days. */
const INTERVALO_REACH = 120;
/** How far ahead the next free day is looked for, in days. */
const DAY_REACH = 366;
/** Past this the calendar of four-digit years ends; nobody is looking for an exam there. */
const SEARCH_END: CivilDate = '9990-01-01';
/** The longest alternative, in days. */
const MAX_SPAN_DAYS = 62;

/**
 * The `n` valid ranges nearest to a refused one: of the same length, or of as much of it as the limit of days allows,
 * as far as there are any; otherwise shorter, day by day. Each passes every check of `verifyIntervalo`; the nearest
 * comes first, and of two equally near, the later. Empty when the provider serves on no day or nothing is free within
 * four months.
 */
export function nextValidIntervalos(intervalo: Intervalo, context: IntervaloContext, n = 3): Intervalo[] {
  if (!isCivilDate(intervalo.inicio) || !isCivilDate(intervalo.fim)) return [];
  const prepared = prepareContext(context);
  if (prepared.withoutHorarios) return [];
  if (compareDates(intervalo.inicio, SEARCH_END) > 0) return [];
  const pedido = dayNumber(laterDate(intervalo.inicio, prepared.firstDay));
  const days = dayNumber(intervalo.fim) - dayNumber(intervalo.inicio) + 1;
  const map = mapDays(pedido, Math.min(Math.max(days, 1), MAX_SPAN_DAYS), prepared);

  const matches: Intervalo[] = [];
  for (let reduction = 0; reduction < map.spanDays && matches.length < n; reduction++) {
    for (let step = 0; step <= INTERVALO_REACH && matches.length < n; step++) {
      for (const start of step === 0 ? [pedido] : [pedido + step, pedido - step]) {
        const candidate = map.intervalo(start, reduction);
        if (candidate && matches.length < n) matches.push(candidate);
      }
    }
  }
  const distance = (i: Intervalo): number => Math.abs(dayNumber(i.inicio) - pedido);
  return matches.sort((a, b) => distance(a) - distance(b) || compareDates(b.inicio, a.inicio));
}

/** The first day from `data` on with no reason against it, or `null` when there is none within a year. */
export function nextAvailableDay(date: CivilDate, context: IntervaloContext): CivilDate | null {
  const prepared = prepareContext(context);
  if (prepared.withoutHorarios || compareDates(date, SEARCH_END) > 0) return null;
  const first = dayNumber(laterDate(date, prepared.firstDay));
  for (let number = first; number <= first + DAY_REACH; number++) {
    const candidateDate = dateFromDayNumber(number);
    if (context.max && compareDates(candidateDate, context.max) > 0) return null;
    if (reasonsInContext(candidateDate, prepared).length === 0) return candidateDate;
  }
  return null;
}

/** Judges once every day that an alternative could touch; a range is then two look-ups and one subtraction. */
function mapDays(pedido: number, spanDays: number, prepared: PreparedContext) {
  const base = pedido - INTERVALO_REACH;
  const total = 2 * INTERVALO_REACH + spanDays;
  const free: boolean[] = [];
  const closedUpTo: number[] = [0];
  for (let position = 0; position < total; position++) {
    const date = dateFromDayNumber(base + position);
    const reasons = reasonsInContext(date, prepared);
    free.push(reasons.length === 0);
    const closed = !fitsInside(reasons, weekdayOf(date), prepared);
    closedUpTo.push((closedUpTo[position] ?? 0) + (closed ? 1 : 0));
  }
  const durations = new Map<number, number>();
  /** As many days from there on as were asked for, or as the limit allows. */
  const durationFrom = (start: number): number => {
    let duration = durations.get(start) ?? spanDays;
    while (duration > 1 && exceedsDayLimit(createIntervalo(start, duration), prepared)) duration--;
    durations.set(start, duration);
    return duration;
  };
  return {
    spanDays,
    intervalo(start: number, reduction: number): Intervalo | null {
      const first = start - base;
      if (!free[first]) return null;
      const duration = durationFrom(start) - reduction;
      const last = first + duration - 1;
      if (duration < 1 || !free[last] || closedUpTo[last + 1] !== closedUpTo[first]) return null;
      return createIntervalo(start, duration);
    },
  };
}

function createIntervalo(start: number, duration: number): Intervalo {
  return { inicio: dateFromDayNumber(start), fim: dateFromDayNumber(start + duration - 1) };
}
