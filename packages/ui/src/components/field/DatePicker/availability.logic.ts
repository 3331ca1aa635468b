import {
  createDayReasons,
  firstFailure,
  nextAvailableDay,
  nextValidIntervalos,
  verifyIntervalo,
  type IntervaloContext,
  type IntervaloFailure,
} from '@apto/domain/intervalo';
import { datesBetween, formatDate, addDays, type Now, type CivilDate } from '@apto/domain/time';
import { monthOf, type DateRange, type DayReason } from '../../general/Calendar/Calendar.logic.ts';
import type { MonthData } from '../../general/Calendar/months.logic.ts';

/** As regras de um intervalo sugerido, sem o relógio: feriados, férias, horários, limites (doc2 §5). */
export type DateRules = Partial<Omit<IntervaloContext, 'now'>>;

/** Uma regra que uma data ou um intervalo não cumpre; o `IntervaloFailure` do domínio é uma. */
export interface DateFailure {
  /** A regra que não foi cumprida. */
  readonly code: IntervaloFailure['code'] | 'INDISPONIVEL';
  /** A frase especificada. */
  readonly message: string;
  /** Os dias de que se trata. */
  readonly dates?: readonly CivilDate[] | undefined;
}

interface Input {
  readonly now: Now;
  /** Absent: any day between `min` and `max`. */
  readonly rules?: DateRules | undefined;
  readonly min?: CivilDate | null | undefined;
  readonly max?: CivilDate | null | undefined;
  /** What a month loader has brought. */
  readonly months?: MonthData;
  readonly texts: {
    readonly firstDate: (date: string) => string;
    readonly lastDate: (date: string) => string;
    readonly unavailable: (date: string, reason: string, isPeriod: boolean) => string;
  };
}

/** What is free and why the rest is not. All of it pure: asking twice gives the same. */
export interface Availability {
  readonly reasons: (date: CivilDate) => readonly DayReason[];
  /** Every failing check, in the specified order. */
  readonly failures: (range: DateRange) => readonly DateFailure[];
  readonly next: (date: CivilDate) => CivilDate | null;
  readonly alternatives: (range: DateRange, n?: number) => readonly DateRange[];
}

/** How many days ahead 'próximo dia disponível' looks when only reasons are known. */
const REACH = 366;

const later = (a: CivilDate | null | undefined, b: CivilDate | null | undefined) =>
  a && b ? (a > b ? a : b) : (a ?? b ?? null);
const earlier = (a: CivilDate | null | undefined, b: CivilDate | null | undefined) =>
  a && b ? (a < b ? a : b) : (a ?? b ?? null);

/** The domain's rules, the field's own ends and what the month loader brought, as one answer. */
export function createAvailability(input: Input): Availability {
  const availability = input.rules ? withRules(input, input.rules) : withoutRules(input);
  const known = new Map<CivilDate, readonly DayReason[]>();
  return {
    ...availability,
    // A day is asked about by its cell, by the hint and by the presets; the answer never changes.
    reasons: (date) => {
      const before = known.get(date);
      if (before) return before;
      const reasons = availability.reasons(date);
      known.set(date, reasons);
      return reasons;
    },
  };
}

function withRules({ now, min, max, months = {}, texts }: Input, rules: DateRules): Availability {
  const context: IntervaloContext = {
    ...rules,
    now,
    min: later(min, rules.min),
    max: earlier(max, rules.max),
    feriados: [...(rules.feriados ?? []), ...(months.feriados ?? [])],
    ferias: [...(rules.ferias ?? []), ...(months.ferias ?? [])],
  };
  const byRule = createDayReasons(context);
  const extra = months.reasons ?? {};
  const reasons = (date: CivilDate): readonly DayReason[] => {
    const text = extra[date];
    return text ? [...byRule(date), { code: 'INDISPONIVEL', text }] : byRule(date);
  };
  return {
    reasons,
    failures: (range) => [...verifyIntervalo(range, context), ...extraFailures(range, extra, texts)],
    next: (date) => {
      let candidate = nextAvailableDay(date, context);
      for (let i = 0; candidate && extra[candidate] && i < REACH; i += 1) {
        candidate = nextAvailableDay(addDays(candidate, 1), context);
      }
      return candidate && extra[candidate] ? null : candidate;
    },
    alternatives: (range, n = 3) => {
      const withoutExtras = Object.keys(extra).length === 0;
      const found = nextValidIntervalos(range, context, withoutExtras ? n : n * 8);
      return found
        .filter((found) => firstFailure(found, context) === null)
        .filter((found) => extraFailures(found, extra, texts).length === 0)
        .slice(0, n);
    },
  };
}

function extraFailures(
  { inicio: start, fim: end }: DateRange,
  extra: Readonly<Record<CivilDate, string>>,
  texts: Input['texts'],
): DateFailure[] {
  const dates = Object.keys(extra)
    .filter((date) => date >= start && date <= end)
    .sort();
  const first = dates[0];
  if (!first) return [];
  const message = texts.unavailable(formatDate(first), extra[first] ?? '', start !== end);
  return [{ code: 'INDISPONIVEL', message, dates }];
}

function withoutRules({ min, max, months = {}, texts }: Input): Availability {
  const extra = months.reasons ?? {};
  const reasons = (date: CivilDate): readonly DayReason[] => {
    const found: DayReason[] = [];
    if (min && date < min) found.push({ code: 'ANTES_DO_MINIMO', text: texts.firstDate(formatDate(min)) });
    if (max && date > max) found.push({ code: 'DEPOIS_DO_MAXIMO', text: texts.lastDate(formatDate(max)) });
    const text = extra[date];
    if (text) found.push({ code: 'INDISPONIVEL', text });
    return found;
  };
  const failures = (range: DateRange): readonly DateFailure[] => {
    const found: DateFailure[] = [];
    if (min && range.inicio < min) {
      found.push({
        code: 'ANTES_DO_MINIMO',
        message: `${texts.firstDate(formatDate(min))}.`,
        dates: [range.inicio],
      });
    }
    if (max && range.fim > max) {
      found.push({
        code: 'DEPOIS_DO_MAXIMO',
        message: `${texts.lastDate(formatDate(max))}.`,
        dates: [range.fim],
      });
    }
    return [...found, ...extraFailures(range, extra, texts)];
  };
  const next = (date: CivilDate): CivilDate | null => {
    const from = later(date, min) ?? date;
    for (let i = 0; i <= REACH; i += 1) {
      const candidate = addDays(from, i);
      if (max && candidate > max) return null;
      if (reasons(candidate).length === 0) return candidate;
    }
    return null;
  };
  return {
    reasons,
    failures,
    next,
    alternatives: ({ inicio: start, fim: end }, n = 3) => {
      const days = datesBetween(start, end).length;
      const found: DateRange[] = [];
      let from = next(start);
      while (from && found.length < n) {
        const candidate = { inicio: from, fim: addDays(from, days - 1) };
        if (failures(candidate).length === 0) found.push(candidate);
        else if (max && candidate.fim > max) break;
        from = next(addDays(from, 1));
      }
      return found;
    },
  };
}

/**
 * The day on which a calendar without a choice opens: today, or the next one that can be chosen where that is in another
 * month. A month of days that cannot be chosen tells nobody where to go on.
 */
export function openingDay(next: Availability['next'], today: CivilDate): CivilDate {
  const free = next(today);
  return free && monthOf(free) !== monthOf(today) ? free : today;
}

/**
 * Days of a range that have a reason against them: what the range passes over. The ends of one that was just chosen have
 * none; those of one that was kept may, and matter most. A single day is no range: its own field says what is against it.
 */
export function skippedDays(
  { inicio: start, fim: end }: DateRange,
  reasons: Availability['reasons'],
): readonly { readonly data: CivilDate; readonly text: string }[] {
  if (start >= end) return [];
  return datesBetween(start, end).flatMap((date) => {
    const text = reasons(date)
      .map((reason) => reason.text)
      .join('. ');
    return text ? [{ data: date, text }] : [];
  });
}
