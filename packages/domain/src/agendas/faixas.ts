import { servesInPeriodo, servedDays } from '../atendimento/index.ts';
import { addServedDays, isOnFerias, nationalFeriadoOn } from '../feriados/index.ts';
import { PERIODO, periodoOfHorario } from '../periodos/index.ts';
import {
  compareDates,
  dateFromDayNumber,
  weekdayOf,
  laterDate,
  dayNumber,
  type CivilDate,
  type Weekday,
  compareTimes,
  timeFromMinutes,
  minutesOfDay,
  type TimeOfDay,
} from '../time/index.ts';
import type { Agenda, FaixasQuery, Faixa, Occupancy } from './types.ts';
import { dayWindows, type TimeWindow } from './windows.ts';

/** The longest stretch of days that is looked at in one question (one year). */
const MAX_DAYS = 366;

/**
 * The free slots of some agendas, in order of day, arrival and room. Left out are: days outside the agenda's validity,
 * past days and past times of today, days within the notice period, holidays (national ones by law whether listed or
 * not), vacations, weekdays and periods that the provider's hours do not serve, and slots whose places are all taken.
 * Two slots of one room never overlap, so that taking all that is offered never takes more than the room holds.
 */
export function generateFaixas(agendas: readonly Agenda[], query: FaixasQuery): Faixa[] {
  const firstDate = firstQueryDay(agendas, query);
  if (firstDate === null) return [];
  const first = dayNumber(firstDate);
  const last = Math.min(dayNumber(query.dataFinal), first + MAX_DAYS - 1);
  const isClosedDay = createIsClosedDay(query);
  const occupancies = groupOccupancies(query.occupancies);
  const faixas: Faixa[] = [];
  for (let number = first; number <= last; number++) {
    const date = dateFromDayNumber(number);
    if (isClosedDay(date)) continue;
    const ofDay = agendas
      .flatMap((agenda) => agendaFaixas(agenda, date, query, occupancies))
      .sort(compareFaixas);
    faixas.push(...withoutOverlap(ofDay));
  }
  return faixas;
}

/** Order of day, arrival, departure and room. */
export function compareFaixas(a: Faixa, b: Faixa): number {
  return (
    compareDates(a.data, b.data) ||
    compareTimes(a.horarioChegada, b.horarioChegada) ||
    compareTimes(a.horarioSaida, b.horarioSaida) ||
    a.ambienteId - b.ambienteId ||
    b.vagas - a.vagas
  );
}

/** The `n` slots nearest in time to a wish, the nearest first; of two equally near, the earlier. */
export function nearestFaixas(
  faixas: readonly Faixa[],
  wish: { data: CivilDate; time: TimeOfDay },
  n: number,
): Faixa[] {
  const target = absoluteMinute(wish.data, wish.time);
  return faixas
    .map((faixa) => ({
      faixa,
      distance: Math.abs(absoluteMinute(faixa.data, faixa.horarioChegada) - target),
    }))
    .sort((a, b) => a.distance - b.distance || compareFaixas(a.faixa, b.faixa))
    .slice(0, Math.max(0, n))
    .map(({ faixa }) => faixa);
}

function absoluteMinute(date: CivilDate, time: TimeOfDay): number {
  return dayNumber(date) * 1440 + minutesOfDay(time);
}

function firstQueryDay(agendas: readonly Agenda[], query: FaixasQuery): CivilDate | null {
  const { now, antecedenciaDays = 0, openingHours, dataInicial } = query;
  const afterNotice = addServedDays(
    now.data,
    antecedenciaDays,
    openingHours ? servedDays(openingHours) : agendaDays(agendas),
  );
  return afterNotice === null ? null : laterDate(dataInicial, afterNotice);
}

function agendaDays(agendas: readonly Agenda[]): Weekday[] {
  return [...new Set(agendas.flatMap(({ periodos }) => periodos.map(({ diaSemana: weekday }) => weekday)))];
}

function createIsClosedDay({ feriados, ferias }: FaixasQuery): (date: CivilDate) => boolean {
  const registered = new Set(feriados.map(({ dataFeriado }) => dataFeriado));
  return (date) =>
    registered.has(date) || nationalFeriadoOn(date) !== null || ferias.some((f) => isOnFerias(f, date));
}

function agendaFaixas(
  agenda: Agenda,
  date: CivilDate,
  query: FaixasQuery,
  occupancies: ReadonlyMap<string, readonly TimeWindow[]>,
): Faixa[] {
  const outOfValidity =
    compareDates(date, agenda.vigenciaInicial) < 0 ||
    (agenda.vigenciaFinal !== null && compareDates(date, agenda.vigenciaFinal) > 0);
  if (outOfValidity) return [];
  const taken = occupancies.get(key(agenda.ambienteId, date)) ?? [];
  const faixas: Faixa[] = [];
  for (const timeWindow of dayWindows(agenda, date, weekdayOf(date))) {
    const { duracaoMinutos, vagas } = timeWindow;
    for (
      let arrival = timeWindow.inicio;
      arrival + duracaoMinutos <= timeWindow.fim;
      arrival += duracaoMinutos
    ) {
      const time = timeFromMinutes(arrival);
      if (!offersTime(date, time, query)) continue;
      const exit = arrival + duracaoMinutos;
      const available = vagas - peakOccupancy(taken, arrival, exit);
      if (available < 1) continue;
      faixas.push({
        data: date,
        horarioChegada: time,
        horarioSaida: timeFromMinutes(exit),
        minutosAgendas: duracaoMinutos,
        ambienteId: agenda.ambienteId,
        vagas: available,
      });
    }
  }
  return faixas;
}

function offersTime(date: CivilDate, time: TimeOfDay, { now, periodo, openingHours }: FaixasQuery): boolean {
  if (date === now.data && compareTimes(time, now.time) <= 0) return false;
  const periodoOfTime = periodoOfHorario(time);
  if (periodo !== PERIODO.AMBOS && periodoOfTime !== periodo) return false;
  return !openingHours || servesInPeriodo(openingHours, date, periodoOfTime);
}

/** The most places taken at one moment of the slot. Two short bookings one after the other take one place, not two. */
function peakOccupancy(taken: readonly TimeWindow[], start: number, end: number): number {
  let peak = 0;
  for (const { inicio: arrival } of taken) {
    // The count can only rise where a booking begins, or at the slot's own beginning.
    const moment = Math.max(arrival, start);
    if (moment >= end) continue;
    const presentCount = taken.filter((o) => o.inicio <= moment && moment < o.fim).length;
    peak = Math.max(peak, presentCount);
  }
  return peak;
}

/** Of slots in order, drops each one that begins before the last kept one of its room has ended. */
function withoutOverlap(faixas: readonly Faixa[]): Faixa[] {
  const freeFrom = new Map<number, TimeOfDay>();
  return faixas.filter(({ ambienteId, horarioChegada, horarioSaida }) => {
    const previousExit = freeFrom.get(ambienteId);
    if (previousExit !== undefined && compareTimes(horarioChegada, previousExit) < 0) return false;
    freeFrom.set(ambienteId, horarioSaida);
    return true;
  });
}

function groupOccupancies(occupancies: readonly Occupancy[]): Map<string, TimeWindow[]> {
  const groups = new Map<string, TimeWindow[]>();
  for (const { ambienteId, data: date, horarioChegada, horarioSaida } of occupancies) {
    const timeWindow = { inicio: minutesOfDay(horarioChegada), fim: minutesOfDay(horarioSaida) };
    const group = groups.get(key(ambienteId, date));
    if (group) group.push(timeWindow);
    else groups.set(key(ambienteId, date), [timeWindow]);
  }
  return groups;
}

function key(ambienteId: number, date: CivilDate): string {
  return `${ambienteId} ${date}`;
}
