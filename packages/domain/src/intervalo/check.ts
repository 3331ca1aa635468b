import { countWorkingDays, isOnFerias, type FeriadoCoverage } from '../feriados/index.ts';
import {
  compareDates,
  datesBetween,
  weekdayOf,
  daysBetween,
  isCivilDate,
  type CivilDate,
} from '../time/index.ts';
import type { IntervaloFailureCode } from './codes.ts';
import {
  prepareContext,
  type IntervaloContext,
  type IntervaloVariant,
  type PreparedContext,
  type Intervalo,
} from './context.ts';
import { intervaloMessages as messages } from './messages.ts';
import { isClosedWeekend } from './reasons.ts';

/** One check that the range does not pass. */
export interface IntervaloFailure {
  code: IntervaloFailureCode;
  /** The specified text, ready for the toast. */
  message: string;
  /** The days of the range that make it fail, in order. */
  dates?: CivilDate[];
}

/** A range longer than this (ten years) is refused before its days are looked at. */
const MAX_DAYS = 3660;

/**
 * Every check that the range fails, in the order in which the checks are specified (doc2 §5 Date range rules, doc3
 * §5.3); empty when it may be suggested. Each day of the range is looked at, not only its ends. Two things are
 * forgiven to the days between the ends: being a weekday that the picker disables, and, when that weekday is a
 * Saturday or Sunday, not being served.
 */
export function verifyIntervalo(intervalo: Intervalo, context: IntervaloContext): IntervaloFailure[] {
  const { inicio: start, fim: end } = intervalo;
  if (!isCivilDate(start) || !isCivilDate(end)) return [invalidIntervaloFailure()];
  const prepared = prepareContext(context);
  const failures = limitFailures(intervalo, prepared);
  const days = daysBetween(start, end);
  if (days < 0 || days > MAX_DAYS) return [...failures, invalidIntervaloFailure()];
  const dates = datesBetween(start, end);
  return [
    ...failures,
    ...disabledDaysFailure(intervalo, prepared),
    ...feriadoFailure(dates, 'NACIONAL', prepared),
    ...feriadoFailure(dates, 'MUNICIPAL', prepared),
    ...feriasFailure(dates, context),
    ...atendimentoFailure(dates, prepared),
  ];
}

/** The failure that the toast shows ('stop at the first failure'), or `null` when the range may be suggested. */
export function firstFailure(intervalo: Intervalo, context: IntervaloContext): IntervaloFailure | null {
  return verifyIntervalo(intervalo, context)[0] ?? null;
}

function invalidIntervaloFailure(): IntervaloFailure {
  return { code: 'INTERVALO_INVALIDO', message: messages.invalid() };
}

/**
 * Whether the working days of the range reach the limit, or its dates are more than may be; a limit that is absent or
 * not above 0 is none.
 */
export const exceedsDayLimit = (intervalo: Intervalo, prepared: PreparedContext): boolean =>
  hasTooManyDates(intervalo, prepared.context) || reachesDayLimit(intervalo, prepared);

function reachesDayLimit(
  { inicio: start, fim: end }: Intervalo,
  { context, nonWorkingDays }: PreparedContext,
): boolean {
  const limit = context.dayLimit ?? 0;
  return limit > 0 && countWorkingDays(start, end, nonWorkingDays) >= limit;
}

function hasTooManyDates({ inicio: start, fim: end }: Intervalo, { maxDates }: IntervaloContext): boolean {
  return Boolean(maxDates) && daysBetween(start, end) + 1 > (maxDates ?? 0);
}

function limitFailures(intervalo: Intervalo, prepared: PreparedContext): IntervaloFailure[] {
  const { now, min, max, dayLimit, variant = 'assistente', isDay = false } = prepared.context;
  const { inicio: start, fim: end } = intervalo;
  const failures: IntervaloFailure[] = [];
  if (compareDates(start, now.data) < 0) {
    failures.push({
      code: 'INICIO_NO_PASSADO',
      message: messages.startInPast(variant, isDay),
      dates: [start],
    });
  } else if (min && compareDates(start, min) < 0) {
    failures.push({
      code: 'ANTES_DO_MINIMO',
      message: messages.beforeMinimum(min, variant, isDay),
      dates: [start],
    });
  }
  if (max && compareDates(end, max) > 0) {
    failures.push({
      code: 'DEPOIS_DO_MAXIMO',
      message: messages.afterMaximum(max, variant, isDay),
      dates: [end],
    });
  }
  if (exceedsDayLimit(intervalo, prepared)) {
    const { maxDates } = prepared.context;
    // Of two limits that are exceeded the shorter one, so that what is chosen next is not refused again.
    const limit = reachesDayLimit(intervalo, prepared) ? dayLimit : maxDates;
    const message = messages.dayLimitReached(Math.min(limit ?? 0, maxDates || (limit ?? 0)));
    failures.push({ code: 'LIMITE_DE_DIAS', message });
  }
  return failures;
}

function disabledDaysFailure(
  { inicio: start, fim: end }: Intervalo,
  { disabledWeekdays, unservedWeekdays }: PreparedContext,
): IntervaloFailure[] {
  const edges = start === end ? [start] : [start, end];
  // A weekday that the provider does not serve has its own check and its own text.
  const dates = edges.filter((date) => {
    const day = weekdayOf(date);
    return disabledWeekdays.has(day) && !unservedWeekdays.has(day);
  });
  if (dates.length === 0) return [];
  return [{ code: 'DIA_DESABILITADO', message: messages.disabledDays(dates.map(weekdayOf)), dates }];
}

function feriadoFailure(
  dates: readonly CivilDate[],
  coverage: FeriadoCoverage,
  { feriadosOn }: PreparedContext,
): IntervaloFailure[] {
  const matches = dates.flatMap((date) => {
    const feriado = feriadosOn(date).find((f) => f.abrangencia === coverage);
    return feriado ? [feriado] : [];
  });
  const first = matches[0];
  if (!first) return [];
  return [
    {
      code: coverage === 'NACIONAL' ? 'FERIADO_NACIONAL' : 'FERIADO_MUNICIPAL',
      message: messages.feriado(first),
      dates: matches.map(({ dataFeriado }) => dataFeriado),
    },
  ];
}

const variantOf = ({ variant = 'assistente' }: IntervaloContext): IntervaloVariant => variant;

function feriasFailure(dates: readonly CivilDate[], context: IntervaloContext): IntervaloFailure[] {
  const { ferias } = context;
  const affectedDates = dates.filter((date) => ferias.some((f) => isOnFerias(f, date)));
  const firstOne = affectedDates[0];
  const periodo = firstOne && ferias.find((f) => isOnFerias(f, firstOne));
  if (!periodo) return [];
  return [{ code: 'FERIAS', message: messages.ferias(periodo, variantOf(context)), dates: affectedDates }];
}

function atendimentoFailure(dates: readonly CivilDate[], prepared: PreparedContext): IntervaloFailure[] {
  const variant = variantOf(prepared.context);
  if (prepared.withoutHorarios) return [{ code: 'SEM_HORARIOS', message: messages.withoutHorarios(variant) }];
  const refused = dates.filter((date, position) => {
    const day = weekdayOf(date);
    const edge = position === 0 || position === dates.length - 1;
    return prepared.unservedWeekdays.has(day) && (edge || !isClosedWeekend(day, prepared));
  });
  if (refused.length === 0) return [];
  const message = messages.unservedDays(refused.map(weekdayOf), variant);
  return [{ code: 'DIA_NAO_ATENDIDO', message, dates: refused }];
}
