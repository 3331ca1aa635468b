import { compareFaixas, type Faixa } from '../agendas/index.ts';
import {
  NOT_SERVED_ON_DAY_MESSAGE,
  NOT_SERVED_IN_PERIODO_MESSAGE,
  serviceTypeName,
  TARDE_ENDED_MESSAGE,
  type OpeningHour,
  type AtendimentoType,
  type PeriodoOption,
} from '../atendimento/index.ts';
import { DEFAULT_DISABLED_DAYS, type Feriado, type Ferias } from '../feriados/index.ts';
import { createDayReasons, type DayReasonCode } from '../intervalo/index.ts';
import {
  compareDates,
  datesBetween,
  weekdayOf,
  earlierDate,
  addDays,
  type Now,
  type CivilDate,
} from '../time/index.ts';
import { PERIODO, type Periodo } from '../periodos/index.ts';
import { confirmationLimits } from './confirmation.ts';
import { confirmationPeriodos } from './periodos.ts';

/** The longest stretch of days that is shown and asked about at once, in days. */
export const MAX_CONFIRMATION_DAYS = 31;

/** What the employee's day screen knows. */
export interface DaysQuery<F extends Faixa = Faixa> {
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly openingHours: readonly OpeningHour[];
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  /** The clinic books exact slots (SOC, doc2 §2.11); otherwise a day and a period are enough. */
  readonly reservaFaixas: boolean;
  /** Free slots of the whole stretch; read only where the clinic books exact slots. */
  readonly faixas: readonly F[];
  readonly now: Now;
}

/** Why a day cannot be chosen. */
export interface ConfirmationDayReason {
  readonly code: DayReasonCode | 'NO_FAIXAS' | 'NO_PERIODO';
  readonly text: string;
}

/** One day on offer, with what can be chosen on it. */
export interface ConfirmationDay<F extends Faixa = Faixa> {
  readonly data: CivilDate;
  /** Empty when the day can be chosen. */
  readonly reasons: readonly ConfirmationDayReason[];
  /** Free slots, in order, each arrival once; empty where the clinic books none. */
  readonly faixas: readonly F[];
  /** Manhã, Tarde and Ambos; read where the clinic books no slots. */
  readonly periodos: readonly PeriodoOption[];
}

const NO_FAIXAS = { code: 'NO_FAIXAS', text: 'Não há mais horários livres neste dia' } as const;

/**
 * The first and last day that the employee sees, at most a month apart, or `null` when the suggested range is over
 * (doc2 §5 'Employee's confirmation').
 */
export function confirmationWindow(c: {
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly now: Now;
}): { readonly inicio: CivilDate; readonly fim: CivilDate } | null {
  const { min, max } = confirmationLimits(c);
  const farAway = addDays(min, MAX_CONFIRMATION_DAYS - 1);
  const end = max ? earlierDate(max, farAway) : farAway;
  return compareDates(end, min) < 0 ? null : { inicio: min, fim: end };
}

/**
 * Every day of the stretch with the reasons against it: weekend, weekday, holiday, vacation, nothing left (doc2 §5
 * 'Employee's confirmation' and 'Date range rules'). Empty when the suggested range is over.
 */
export function confirmationDays<F extends Faixa>(c: DaysQuery<F>): ConfirmationDay<F>[] {
  const timeWindow = confirmationWindow(c);
  if (!timeWindow) return [];
  const reasonsOf = createDayReasons({
    now: c.now,
    min: timeWindow.inicio,
    max: timeWindow.fim,
    disabledDays: DEFAULT_DISABLED_DAYS,
    feriados: c.feriados,
    ferias: c.ferias,
    openingHours: c.openingHours,
  });
  return datesBetween(timeWindow.inicio, timeWindow.fim).map((date) => {
    const periodos = confirmationPeriodos(c, date);
    const faixas = c.reservaFaixas ? onePerArrival(c.faixas.filter((faixa) => faixa.data === date)) : [];
    const reasons: ConfirmationDayReason[] = reasonsOf(date).map((reason) =>
      reason.code === 'DIA_NAO_ATENDIDO' ? { ...reason, text: NOT_SERVED_ON_DAY_MESSAGE } : reason,
    );
    if (reasons.length === 0) reasons.push(...leftoverReasons(c.reservaFaixas, faixas, periodos));
    return { data: date, reasons, faixas, periodos };
  });
}

/**
 * Whether any day is left that an employee could choose, whichever clinic serves it (decision 58): a link to a range
 * without one opens nothing.
 */
export function hasChoosableDay(c: {
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly now: Now;
  /** Those that the whole country keeps; the national holidays by law count without. */
  readonly feriados?: readonly Feriado[];
}): boolean {
  const timeWindow = confirmationWindow(c);
  if (!timeWindow) return false;
  const reasonsOf = createDayReasons({ now: c.now, feriados: c.feriados ?? [], ferias: [] });
  return datesBetween(timeWindow.inicio, timeWindow.fim).some((date) => reasonsOf(date).length === 0);
}

/** Why a link to these days would open nothing, or null (decision 58); who asks says what to do about it. */
export function linkRangeProblem(c: {
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly now: Now;
  readonly feriados?: readonly Feriado[];
}): string | null {
  if (!c.dataSugestaoFinal || c.dataSugestaoFinal < c.now.data)
    return 'O período sugerido para o atendimento já passou.';
  return hasChoosableDay(c) ? null : 'O período sugerido não tem nenhum dia que possa ser escolhido.';
}

/** The first day that can be chosen, after `after` when given, or `null`. */
export function nextFreeDay(
  days: readonly ConfirmationDay[],
  after: CivilDate | null = null,
): CivilDate | null {
  const free = days.find(
    ({ data: date, reasons }) => reasons.length === 0 && (after === null || compareDates(date, after) > 0),
  );
  return free?.data ?? null;
}

/**
 * How the clinic receives people on that day, or in one period of it: one type, 'Ambos', or 'Inconsistente' when nothing is
 * registered.
 */
export function atendimentoTypeOnDay(
  openingHours: readonly OpeningHour[],
  date: CivilDate,
  periodo: Periodo = PERIODO.AMBOS,
): AtendimentoType {
  const types = new Set<AtendimentoType>();
  for (const h of openingHours) {
    if (h.weekDay !== weekdayOf(date)) continue;
    if (h.atendimentoMatutino && periodo !== PERIODO.TARDE) types.add(serviceTypeName(h.serviceTypeAm));
    if (h.atendimentoVespertino && periodo !== PERIODO.MANHA) types.add(serviceTypeName(h.serviceTypePm));
  }
  const [single] = types;
  if (!single || types.has('Inconsistente')) return 'Inconsistente';
  return types.size === 1 ? single : 'Ambos';
}

/** Rooms that are free at the same time are one choice to a person: the earliest departure, and all their places. */
function onePerArrival<F extends Faixa>(faixas: readonly F[]): F[] {
  const byArrival = new Map<string, F>();
  for (const faixa of [...faixas].sort(compareFaixas)) {
    const another = byArrival.get(faixa.horarioChegada);
    byArrival.set(faixa.horarioChegada, another ? { ...another, vagas: another.vagas + faixa.vagas } : faixa);
  }
  return [...byArrival.values()];
}

function leftoverReasons(
  reservaFaixas: boolean,
  faixas: readonly Faixa[],
  periodos: readonly PeriodoOption[],
): ConfirmationDayReason[] {
  if (reservaFaixas) return faixas.length === 0 ? [NO_FAIXAS] : [];
  if (periodos.some(({ available }) => available)) return [];
  // With its afternoon the whole day is over, whatever is said of its morning.
  const last = periodos.find(({ motivo: reason }) => reason === TARDE_ENDED_MESSAGE);
  const first = last ?? periodos[0];
  return [{ code: 'NO_PERIODO', text: first?.motivo ?? NOT_SERVED_IN_PERIODO_MESSAGE }];
}
