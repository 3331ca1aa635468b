import { compareDates, minutesOfDay, weekdayOf, type CivilDate, type Weekday } from '../time/index.ts';
import type { Agenda, AgendaPeriodo, Occupancy } from './types.ts';

/** A stretch of a day in minutes since midnight; `fim` is not part of it. */
export interface TimeWindow {
  inicio: number;
  fim: number;
}

/** The stretch of its day that a booking takes. */
export const windowOf = ({ horarioChegada, horarioSaida }: Occupancy): TimeWindow => ({
  inicio: minutesOfDay(horarioChegada),
  fim: minutesOfDay(horarioSaida),
});

/**
 * The most that are there at one moment of a stretch. Two short ones one after the other are one at a time, not two, and
 * who only touches it is not in it.
 */
export function peakIn({ inicio: start, fim: end }: TimeWindow, taken: readonly TimeWindow[]): number {
  let peak = 0;
  for (const { inicio: arrival, fim: exit } of taken) {
    if (arrival >= end || exit <= start) continue;
    // The count can only rise where one begins, or at the stretch's own beginning.
    const moment = Math.max(arrival, start);
    let present = 0;
    for (const other of taken) if (other.inicio <= moment && moment < other.fim) present++;
    peak = Math.max(peak, present);
  }
  return peak;
}

/** A stretch of a day that is cut into slots. */
export interface AtendimentoWindow extends TimeWindow {
  duracaoMinutos: number;
  vagas: number;
}

/** Whether a day lies in an agenda's validity, its first and last day included. */
export const isInForce = (
  { vigenciaInicial, vigenciaFinal }: Pick<Agenda, 'vigenciaInicial' | 'vigenciaFinal'>,
  date: CivilDate,
): boolean =>
  compareDates(vigenciaInicial, date) <= 0 &&
  (vigenciaFinal === null || compareDates(date, vigenciaFinal) <= 0);

/**
 * The windows of one agenda on one day, exceptions applied, in minutes; none outside its validity.
 * @param day the date's weekday, where it is known already
 */
export function dayWindows(
  agenda: Agenda,
  date: CivilDate,
  day: Weekday = weekdayOf(date),
): AtendimentoWindow[] {
  if (!isInForce(agenda, date)) return [];
  const exceptions = agenda.exceptions.filter((exception) => exception.data === date);
  const ofDay = agenda.periodos.filter(({ diaSemana: weekday }) => weekday === day);
  const extras = exceptions.flatMap(({ atende: serves, inicio: start, fim: end }) =>
    serves && start && end ? [{ inicio: minutesOfDay(start), fim: minutesOfDay(end) }] : [],
  );
  const model = ofDay[0] ?? agenda.periodos[0];
  const openOnes =
    extras.length > 0 && model
      ? extras.map((timeWindow) => withFormat(timeWindow, model))
      : ofDay.map(fromWeek);

  const closedOnes = exceptions.flatMap(({ atende: serves, inicio: start, fim: end }) =>
    // A closed window without an end reaches to that end of the day; without both, it is the whole day.
    serves ? [] : [{ inicio: start ? minutesOfDay(start) : 0, fim: end ? minutesOfDay(end) : 1440 }],
  );
  return closedOnes.reduce<AtendimentoWindow[]>(
    (windows, closed) => windows.flatMap((timeWindow) => subtract(timeWindow, closed)),
    openOnes.filter(({ duracaoMinutos, vagas }) => duracaoMinutos > 0 && vagas > 0),
  );
}

function fromWeek(periodo: AgendaPeriodo): AtendimentoWindow {
  return withFormat({ inicio: minutesOfDay(periodo.inicio), fim: minutesOfDay(periodo.fim) }, periodo);
}

function withFormat(
  { inicio: start, fim: end }: TimeWindow,
  { duracaoMinutos, vagas }: Pick<AgendaPeriodo, 'duracaoMinutos' | 'vagas'>,
): AtendimentoWindow {
  return { inicio: start, fim: end, duracaoMinutos, vagas };
}

/**
 * What is left of a window once a closed one is taken out. What comes after it stays on the window's own rhythm, so that
 * closing half an hour does not move the other slots of the day.
 */
function subtract(timeWindow: AtendimentoWindow, closed: TimeWindow): AtendimentoWindow[] {
  const skips = Math.ceil((closed.fim - timeWindow.inicio) / timeWindow.duracaoMinutos);
  const resumption = timeWindow.inicio + Math.max(0, skips) * timeWindow.duracaoMinutos;
  return [
    { ...timeWindow, fim: Math.min(timeWindow.fim, closed.inicio) },
    { ...timeWindow, inicio: resumption },
  ].filter(({ inicio: start, fim: end }) => start < end);
}
