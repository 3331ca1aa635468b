import { servesInPeriodo, servedDays } from '../atendimento/index.ts';
import { addServedDays, isOnFerias, nationalFeriadoOn } from '../feriados/index.ts';
import { NOON, PERIODO, type Periodo } from '../periodos/index.ts';
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
import { takenBy } from './taken.ts';
import type { Agenda, Faixa, FaixasQuery, TakenPlaces } from './types.ts';
import { dayWindows, peakIn } from './windows.ts';

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
  const taken = takenBy(query.occupancies);
  const faixas: Faixa[] = [];
  for (let number = first; number <= last; number++) {
    const date = dateFromDayNumber(number);
    if (isClosedDay(date)) continue;
    const day = { date, number, weekday: weekdayOf(date), ...offeredMinutes(date, query) };
    const ofDay: Faixa[] = [];
    for (const agenda of agendas) addFaixas(ofDay, agenda, day, taken);
    faixas.push(...withoutOverlap(ofDay.sort(compareFaixas)));
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

interface Day {
  readonly date: CivilDate;
  readonly number: number;
  readonly weekday: Weekday;
  /** Minutes of the day: none before it, */
  readonly from: number;
  /** none from it on, */
  readonly until: number;
}

/** Adds an agenda's free slots of a day. */
function addFaixas(faixas: Faixa[], agenda: Agenda, day: Day, taken: TakenPlaces): void {
  if (day.from >= day.until) return;
  const ofRoom = taken.on(agenda.ambienteId, day.number);
  for (const { inicio: start, fim: end, duracaoMinutos, vagas } of dayWindows(
    agenda,
    day.date,
    day.weekday,
  )) {
    for (let arrival = start; arrival + duracaoMinutos <= end; arrival += duracaoMinutos) {
      if (arrival < day.from || arrival >= day.until) continue;
      const exit = arrival + duracaoMinutos;
      const available = vagas - peakIn({ inicio: arrival, fim: exit }, ofRoom);
      if (available < 1) continue;
      faixas.push({
        data: day.date,
        horarioChegada: timeFromMinutes(arrival),
        horarioSaida: timeFromMinutes(exit),
        minutosAgendas: duracaoMinutos,
        ambienteId: agenda.ambienteId,
        vagas: available,
      });
    }
  }
}

const NOON_MINUTE = minutesOfDay(NOON);

/** The minutes of a day in which an arrival is offered: a stretch, because the two periods touch. */
function offeredMinutes(
  date: CivilDate,
  { now, periodo, openingHours }: FaixasQuery,
): Pick<Day, 'from' | 'until'> {
  const offers = (half: Periodo): boolean =>
    (periodo === PERIODO.AMBOS || periodo === half) &&
    (!openingHours || servesInPeriodo(openingHours, date, half));
  const from = offers(PERIODO.MANHA) ? 0 : NOON_MINUTE;
  const until = offers(PERIODO.TARDE) ? 1_440 : NOON_MINUTE;
  return { from: date === now.data ? Math.max(from, minutesOfDay(now.time) + 1) : from, until };
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
