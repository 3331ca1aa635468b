import { nationalFeriadoOn } from '@apto/domain/feriados';
import {
  weekdayOf,
  timeFromMinutes,
  minutesOfDay,
  addDays,
  type Now,
  type CivilDate,
  type TimeOfDay,
} from '@apto/domain/time';
import type { RandomSource } from './random.ts';
import type { When } from './catalogue/paths.ts';
import { isWorkday } from './days.ts';
import { cidadeFeriados } from './feriados.ts';
import type { BuiltPrestador } from './prestadores.ts';

/** A booked day, with the slot where the clinic has agendas. */
export interface Booking {
  data: CivilDate;
  time: TimeOfDay | null;
  exit: TimeOfDay | null;
  /** Days from the exam to today; negative in the future. */
  daysAgo: number;
  ambienteId?: number;
  vaga?: number;
}

const HALF_HOUR = 30;

/** The appointment books of the clinics: gives each slot of each place once. */
export function createLedger(
  random: RandomSource,
  now: Now,
): {
  book(clinic: BuiltPrestador, when: Exclude<When, null>): Booking | null;
  /** The first day from one on that may be suggested: no weekend or holiday, and the clinic, where there is one, serves. */
  suggestable(clinic: BuiltPrestador | null, from: CivilDate): CivilDate;
} {
  const taken = new Set<string>();
  const municipal = new Map<string, ReadonlySet<CivilDate>>();

  const feriado = (clinic: BuiltPrestador, date: CivilDate): boolean => {
    if (nationalFeriadoOn(date)) return true;
    const key = `${clinic.cidade.id} ${date.slice(0, 4)}`;
    let days = municipal.get(key);
    if (!days) {
      days = new Set(cidadeFeriados(clinic.cidade, Number(date.slice(0, 4))).map(([day]) => day));
      municipal.set(key, days);
    }
    return days.has(date);
  };

  const serves = (clinic: BuiltPrestador, date: CivilDate): boolean =>
    clinic.shifts.has(weekdayOf(date)) && !feriado(clinic, date);

  const day = (clinic: BuiltPrestador, when: Exclude<When, null>): number | null => {
    const candidates = {
      TODAY: [0],
      YESTERDAY: [1, 2, 3, 4],
      FUTURE: Array.from({ length: 28 }, (_, i) => -1 - i),
      PAST: Array.from({ length: 150 }, (_, i) => 5 + i),
    }[when];
    const served = candidates.filter((daysAgo) => serves(clinic, addDays(now.data, -daysAgo)));
    if (served.length > 0) return random.choose(served);
    // Today may be a Sunday: the status still has its example.
    return candidates[0] ?? null;
  };

  const shiftOf = (clinic: BuiltPrestador, date: CivilDate): readonly [string, string] => {
    const shifts = clinic.shifts.get(weekdayOf(date));
    const options = [shifts?.manha, shifts?.tarde].filter((t) => t !== null && t !== undefined);
    return options.length > 0 ? random.choose(options) : ['08:00', '12:00'];
  };

  // A clinic without hours may serve on any day.
  const maySuggest = (clinic: BuiltPrestador | null, date: CivilDate): boolean =>
    isWorkday(date) && (!clinic || clinic.shifts.size === 0 || serves(clinic, date));

  return {
    suggestable(clinic, from) {
      let date = from;
      while (!maySuggest(clinic, date)) date = addDays(date, 1);
      return date;
    },
    book(clinic, when) {
      const daysAgo = day(clinic, when);
      if (daysAgo === null) return null;
      const date = addDays(now.data, -daysAgo);
      const [start, end] = shiftOf(clinic, date);
      const ambiente = clinic.ambientes.length > 0 ? random.choose(clinic.ambientes) : null;
      const step = ambiente?.minutes ?? HALF_HOUR;
      const vagas = Math.floor((minutesOfDay(end) - minutesOfDay(start)) / step);
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const arrival = minutesOfDay(start) + random.integer(0, vagas - 1) * step;
        const time = timeFromMinutes(arrival);
        const exit = timeFromMinutes(arrival + step);
        if (!ambiente) return { data: date, time, exit: null, daysAgo };
        const vaga = random.integer(1, ambiente.vagas);
        const key = `${ambiente.id} ${vaga} ${date} ${time}`;
        if (taken.has(key)) continue;
        taken.add(key);
        return { data: date, time, exit, daysAgo, ambienteId: ambiente.id, vaga };
      }
      return { data: date, time: null, exit: null, daysAgo };
    },
  };
}
