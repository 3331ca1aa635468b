import { isManhaOverForChoice, PERIODO, PERIODOS, type Periodo } from '../periodos/index.ts';
import { type Now, addDays, daysBetween, type CivilDate } from '../time/index.ts';
import {
  MANHA_ENDED_MESSAGE,
  NOT_SERVED_IN_PERIODO_MESSAGE,
  servesInPeriodo,
  type OpeningHour,
} from './atendimento.ts';

/** What the clinic step knows when it offers the periods. */
export interface PeriodosQuery {
  now: Now;
  /** Suggested range; `null` while none is chosen. */
  intervalo: { inicio: CivilDate; fim: CivilDate } | null;
  /** `null` or absent while the provider's hours are unknown: then they hide nothing. */
  openingHours?: readonly OpeningHour[] | null;
  /** The clinic works on SOC: 'Ambos' is not offered. */
  isSocClinic?: boolean;
  /**
   * The morning goes as in a range picker ({@link hidesManhaInPicker}), only when the whole range is today: the edit
   * dialog's rule (doc1 §2.4), not the clinic step's.
   */
  isRangePicker?: boolean | undefined;
}

/** One period of the clinic step. */
export interface PeriodoOption {
  periodo: Periodo;
  nome: string;
  available: boolean;
  /** Why it cannot be chosen, or what speaks against one that can; for focus and touch. */
  motivo?: string;
}

/**
 * The three periods and which of them the clinic step offers (doc2 §4, Period availability): the morning goes when the
 * range starts today and it is after 12:00, or when the provider has no morning service in the range; the afternoon
 * when there is no afternoon service; 'Ambos' for SOC clinics, or when nothing is served at all: after noon of a range
 * that is today alone, nothing where there is no afternoon.
 */
export function periodoOptions(query: PeriodosQuery): PeriodoOption[] {
  return PERIODOS.map(({ id, nome: name }) => {
    const reason = reasonFor(id, query);
    return reason
      ? { periodo: id, nome: name, available: false, motivo: reason }
      : { periodo: id, nome: name, available: true };
  });
}

/**
 * What of {@link periodoOptions} the clinic step shows (doc2 §4, Period availability; decision 26): an afternoon or an
 * 'Ambos' that cannot be chosen is left out; a morning stays and says why.
 */
export const shownPeriodos = (options: readonly PeriodoOption[]): PeriodoOption[] =>
  options.filter(({ periodo, available }) => available || periodo === PERIODO.MANHA);

/** The codes of {@link periodoOptions} that may be chosen. */
export function availablePeriodos(query: PeriodosQuery): Periodo[] {
  return periodoOptions(query)
    .filter(({ available }) => available)
    .map(({ periodo }) => periodo);
}

/**
 * Whether a range picker hides the morning: start and end are both today and it is after 12:00 (doc2 §4, doc3 §4.4).
 */
export function hidesManhaInPicker(
  intervalo: { inicio: CivilDate; fim: CivilDate } | null,
  now: Now,
): boolean {
  return (
    intervalo !== null &&
    intervalo.inicio === now.data &&
    intervalo.fim === now.data &&
    isManhaOverForChoice(now)
  );
}

function reasonFor(periodo: Periodo, query: PeriodosQuery): string | null {
  const { now, intervalo, isSocClinic, isRangePicker } = query;
  const isManhaOver = isRangePicker
    ? hidesManhaInPicker(intervalo, now)
    : intervalo?.inicio === now.data && isManhaOverForChoice(now);
  if (periodo === PERIODO.MANHA && isManhaOver) return MANHA_ENDED_MESSAGE;
  if (periodo === PERIODO.AMBOS && isSocClinic)
    return 'A clínica trabalha com um período por vez: escolha manhã ou tarde';
  if (
    periodo === PERIODO.AMBOS &&
    hidesManhaInPicker(intervalo, now) &&
    !hasAtendimento(PERIODO.TARDE, query)
  )
    return hasAtendimento(PERIODO.MANHA, query) ? MANHA_ENDED_MESSAGE : NOT_SERVED_IN_PERIODO_MESSAGE;
  if (hasAtendimento(periodo, query)) return null;
  if (periodo === PERIODO.AMBOS) return NOT_SERVED_IN_PERIODO_MESSAGE;
  return periodo === PERIODO.MANHA ? 'O prestador não atende pela manhã' : 'O prestador não atende à tarde';
}

function hasAtendimento(periodo: Periodo, { intervalo, openingHours }: PeriodosQuery): boolean {
  if (!openingHours) return true;
  // A week holds every weekday: with no range chosen, any of them may turn out to be the day.
  const start = intervalo?.inicio ?? '1970-01-01';
  const days = intervalo ? Math.min(daysBetween(start, intervalo.fim), 6) : 6;
  for (let step = 0; step <= days; step++) {
    if (servesInPeriodo(openingHours, addDays(start, step), periodo)) return true;
  }
  return false;
}
