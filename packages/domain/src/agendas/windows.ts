import { type CivilDate, type Weekday, minutesOfDay } from '../time/index.ts';
import type { Agenda, AgendaPeriodo } from './types.ts';

/** A stretch of a day in minutes since midnight; `fim` is not part of it. */
export interface TimeWindow {
  inicio: number;
  fim: number;
}

/** A stretch of a day that is cut into slots. */
export interface AtendimentoWindow extends TimeWindow {
  duracaoMinutos: number;
  vagas: number;
}

/** The windows of one agenda on one day, exceptions applied, in minutes. */
export function dayWindows(agenda: Agenda, date: CivilDate, day: Weekday): AtendimentoWindow[] {
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
