import { timeFitsPeriodo, PERIODO, type Periodo } from '../periodos/index.ts';
import {
  WEEKDAYS,
  weekdayOf,
  daysBetween,
  addDays,
  type CivilDate,
  type Weekday,
  compareTimes,
  type TimeOfDay,
} from '../time/index.ts';

/** Como uma clínica recebe as pessoas num período. */
export type ServiceType = 'ORDEM_CHEGADA' | 'HORARIO_MARCADO';

/** Os horários de uma clínica num dia da semana (doc2 §3, supplier openingHours). */
export interface OpeningHour {
  /** O dia da semana. */
  weekDay: Weekday;
  /** Como as pessoas são recebidas de manhã; null quando não são. */
  serviceTypeAm: ServiceType | null;
  /** Como as pessoas são recebidas à tarde; null quando não são. */
  serviceTypePm: ServiceType | null;
  /** Quando a manhã começa, HH:mm. */
  startHourAm: TimeOfDay | null;
  /** Quando a manhã termina, HH:mm. */
  endHourAm: TimeOfDay | null;
  /** Quando a tarde começa, HH:mm. */
  startHourPm: TimeOfDay | null;
  /** Quando a tarde termina, HH:mm. */
  endHourPm: TimeOfDay | null;
  /** Se atende de manhã. */
  atendimentoMatutino: boolean;
  /** Se atende à tarde. */
  atendimentoVespertino: boolean;
}

/** doc2 §5 and §8: what is said of a clinic that serves on no weekday. */
export const PRESTADOR_WITHOUT_HORARIOS_MESSAGE =
  'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.';
/** doc2 §5, Employee's confirmation. */
export const NOT_SERVED_ON_DAY_MESSAGE = 'O prestador não atende neste dia da semana';
/** doc2 §5, Employee's confirmation. */
export const NOT_SERVED_IN_PERIODO_MESSAGE = 'O prestador não atende no período selecionado';
/** Today's morning is over (doc2 §4 'Period availability'). */
export const MANHA_ENDED_MESSAGE = 'A manhã de hoje já terminou';
/** The same of the afternoon, once the clinic has closed (docs/decisions/0285). */
export const TARDE_ENDED_MESSAGE = 'A tarde de hoje já terminou';
/** doc2 §5, Clinic step. */
export const NOT_SERVED_AT_HORARIO_MESSAGE =
  'O prestador não atende neste horário dentro do intervalo sugerido';

/** Weekdays with service in the morning or in the afternoon, 0 = Sunday first. */
export function servedDays(horarios: readonly OpeningHour[]): Weekday[] {
  return WEEKDAYS.filter((day) => horarios.some((h) => h.weekDay === day && servesInSomePeriodo(h)));
}

/** Weekdays without a row, or whose rows serve neither period, 0 = Sunday first. */
export function unservedDays(horarios: readonly OpeningHour[]): Weekday[] {
  const served = servedDays(horarios);
  return WEEKDAYS.filter((day) => !served.includes(day));
}

/** No usable hours: none registered, or all seven weekdays unserved (doc2 §9, 'more than 6 unserved days'). */
export function prestadorWithoutHorarios(horarios: readonly OpeningHour[]): boolean {
  return unservedDays(horarios).length > 6;
}

/** Whether the clinic serves on the weekday of this date. */
export function servesOnDay(horarios: readonly OpeningHour[], date: CivilDate): boolean {
  return servesInPeriodo(horarios, date, PERIODO.AMBOS);
}

/** Whether the clinic serves on that day in that period; 'Ambos' asks for either of the two. */
export function servesInPeriodo(
  horarios: readonly OpeningHour[],
  date: CivilDate,
  periodo: Periodo,
): boolean {
  return ofDay(horarios, date).some((h) => serve(h, periodo));
}

/**
 * Whether the clinic serves at this time on some day of the range (doc2 §5, Clinic step). Both ends of its hours count;
 * a period that is served but has no hours registered is taken whole, up to or from 12:00.
 */
export function servesAtHorario(
  horarios: readonly OpeningHour[],
  intervalo: { inicio: CivilDate; fim: CivilDate },
  time: TimeOfDay,
): boolean {
  // After seven days the weekdays repeat.
  const steps = Math.min(daysBetween(intervalo.inicio, intervalo.fim), 6);
  for (let step = 0; step <= steps; step++) {
    const openHours = ofDay(horarios, addDays(intervalo.inicio, step));
    if (openHours.some((h) => fitsInManha(h, time) || fitsInTarde(h, time))) return true;
  }
  return false;
}

/**
 * Whether the clinic has closed by this time on that day's period; never where an end of it is not registered.
 * @param periodo one of the two halves of the day
 */
export function hasClosed(
  horarios: readonly OpeningHour[],
  date: CivilDate,
  periodo: typeof PERIODO.MANHA | typeof PERIODO.TARDE,
  time: TimeOfDay,
): boolean {
  const ends = ofDay(horarios, date)
    .filter((h) => serve(h, periodo))
    .map((h) => (periodo === PERIODO.MANHA ? h.endHourAm : h.endHourPm));
  return ends.length > 0 && ends.every((end) => end !== null && compareTimes(time, end) > 0);
}

function ofDay(horarios: readonly OpeningHour[], date: CivilDate): OpeningHour[] {
  const day = weekdayOf(date);
  return horarios.filter(({ weekDay }) => weekDay === day);
}

function serve(h: OpeningHour, periodo: Periodo): boolean {
  if (periodo === PERIODO.MANHA) return h.atendimentoMatutino;
  if (periodo === PERIODO.TARDE) return h.atendimentoVespertino;
  return servesInSomePeriodo(h);
}

function servesInSomePeriodo(h: OpeningHour): boolean {
  return h.atendimentoMatutino || h.atendimentoVespertino;
}

function fitsInManha(h: OpeningHour, time: TimeOfDay): boolean {
  return h.atendimentoMatutino && fits(time, h.startHourAm, h.endHourAm, PERIODO.MANHA);
}

function fitsInTarde(h: OpeningHour, time: TimeOfDay): boolean {
  return h.atendimentoVespertino && fits(time, h.startHourPm, h.endHourPm, PERIODO.TARDE);
}

function fits(time: TimeOfDay, start: TimeOfDay | null, end: TimeOfDay | null, periodo: Periodo): boolean {
  if (!start && !end) return timeFitsPeriodo(time, periodo);
  return (!start || compareTimes(time, start) >= 0) && (!end || compareTimes(time, end) <= 0);
}
