import {
  criarMotivosDoDia,
  datasEntre,
  formatarData,
  primeiraFalha,
  proximoDiaDisponivel,
  proximosIntervalosValidos,
  somarDias,
  verificarIntervalo,
  type Agora,
  type ContextoIntervalo,
  type DataCivil,
  type FalhaIntervalo,
} from '@apto/domain';
import type { DateRange, DayReason } from '../Calendar/Calendar.logic.ts';
import type { MonthData } from '../Calendar/months.logic.ts';

/** The rules of a suggested range, without the clock: holidays, vacations, hours, limits (doc2 §5). */
export type DateRules = Partial<Omit<ContextoIntervalo, 'agora'>>;

/** One check that a date or range does not pass; `FalhaIntervalo` of the domain is one. */
export interface DateFailure {
  /** The check that failed. */
  readonly codigo: FalhaIntervalo['codigo'] | 'INDISPONIVEL';
  /** The specified sentence. */
  readonly mensagem: string;
  /** The days that it is about. */
  readonly datas?: readonly DataCivil[] | undefined;
}

interface Input {
  readonly agora: Agora;
  /** Absent: any day between `min` and `max`. */
  readonly rules?: DateRules | undefined;
  readonly min?: DataCivil | null | undefined;
  readonly max?: DataCivil | null | undefined;
  /** What a month loader has brought. */
  readonly months?: MonthData;
  readonly texts: {
    readonly firstDate: (data: string) => string;
    readonly lastDate: (data: string) => string;
    readonly unavailable: (data: string, reason: string, isPeriod: boolean) => string;
  };
}

/** What is free and why the rest is not. All of it pure: asking twice gives the same. */
export interface Availability {
  readonly reasons: (data: DataCivil) => readonly DayReason[];
  /** Every failing check, in the specified order. */
  readonly failures: (range: DateRange) => readonly DateFailure[];
  readonly next: (data: DataCivil) => DataCivil | null;
  readonly alternatives: (range: DateRange, n?: number) => readonly DateRange[];
}

/** How many days ahead 'próximo dia disponível' looks when only reasons are known. */
const REACH = 366;

const later = (a: DataCivil | null | undefined, b: DataCivil | null | undefined) =>
  a && b ? (a > b ? a : b) : (a ?? b ?? null);
const earlier = (a: DataCivil | null | undefined, b: DataCivil | null | undefined) =>
  a && b ? (a < b ? a : b) : (a ?? b ?? null);

/** The domain's rules, the field's own ends and what the month loader brought, as one answer. */
export function createAvailability(input: Input): Availability {
  const availability = input.rules ? withRules(input, input.rules) : withoutRules(input);
  const known = new Map<DataCivil, readonly DayReason[]>();
  return {
    ...availability,
    // A day is asked about by its cell, by the hint and by the presets; the answer never changes.
    reasons: (data) => {
      const before = known.get(data);
      if (before) return before;
      const reasons = availability.reasons(data);
      known.set(data, reasons);
      return reasons;
    },
  };
}

function withRules({ agora, min, max, months = {}, texts }: Input, rules: DateRules): Availability {
  const context: ContextoIntervalo = {
    ...rules,
    agora,
    minimo: later(min, rules.minimo),
    maximo: earlier(max, rules.maximo),
    feriados: [...(rules.feriados ?? []), ...(months.feriados ?? [])],
    ferias: [...(rules.ferias ?? []), ...(months.ferias ?? [])],
  };
  const byRule = criarMotivosDoDia(context);
  const extra = months.reasons ?? {};
  const reasons = (data: DataCivil): readonly DayReason[] => {
    const texto = extra[data];
    return texto ? [...byRule(data), { codigo: 'INDISPONIVEL', texto }] : byRule(data);
  };
  return {
    reasons,
    failures: (range) => [...verificarIntervalo(range, context), ...extraFailures(range, extra, texts)],
    next: (data) => {
      let candidate = proximoDiaDisponivel(data, context);
      for (let i = 0; candidate && extra[candidate] && i < REACH; i += 1) {
        candidate = proximoDiaDisponivel(somarDias(candidate, 1), context);
      }
      return candidate && extra[candidate] ? null : candidate;
    },
    alternatives: (range, n = 3) => {
      const withoutExtras = Object.keys(extra).length === 0;
      const found = proximosIntervalosValidos(range, context, withoutExtras ? n : n * 8);
      return found
        .filter((found) => primeiraFalha(found, context) === null)
        .filter((found) => extraFailures(found, extra, texts).length === 0)
        .slice(0, n);
    },
  };
}

function extraFailures(
  { inicio, fim }: DateRange,
  extra: Readonly<Record<DataCivil, string>>,
  texts: Input['texts'],
): DateFailure[] {
  const datas = Object.keys(extra)
    .filter((data) => data >= inicio && data <= fim)
    .sort();
  const first = datas[0];
  if (!first) return [];
  const mensagem = texts.unavailable(formatarData(first), extra[first] ?? '', inicio !== fim);
  return [{ codigo: 'INDISPONIVEL', mensagem, datas }];
}

function withoutRules({ min, max, months = {}, texts }: Input): Availability {
  const extra = months.reasons ?? {};
  const reasons = (data: DataCivil): readonly DayReason[] => {
    const found: DayReason[] = [];
    if (min && data < min)
      found.push({ codigo: 'ANTES_DO_MINIMO', texto: texts.firstDate(formatarData(min)) });
    if (max && data > max)
      found.push({ codigo: 'DEPOIS_DO_MAXIMO', texto: texts.lastDate(formatarData(max)) });
    const texto = extra[data];
    if (texto) found.push({ codigo: 'INDISPONIVEL', texto });
    return found;
  };
  const failures = (range: DateRange): readonly DateFailure[] => {
    const found: DateFailure[] = [];
    if (min && range.inicio < min) {
      found.push({
        codigo: 'ANTES_DO_MINIMO',
        mensagem: `${texts.firstDate(formatarData(min))}.`,
        datas: [range.inicio],
      });
    }
    if (max && range.fim > max) {
      found.push({
        codigo: 'DEPOIS_DO_MAXIMO',
        mensagem: `${texts.lastDate(formatarData(max))}.`,
        datas: [range.fim],
      });
    }
    return [...found, ...extraFailures(range, extra, texts)];
  };
  const next = (data: DataCivil): DataCivil | null => {
    const from = later(data, min) ?? data;
    for (let i = 0; i <= REACH; i += 1) {
      const candidate = somarDias(from, i);
      if (max && candidate > max) return null;
      if (reasons(candidate).length === 0) return candidate;
    }
    return null;
  };
  return {
    reasons,
    failures,
    next,
    alternatives: ({ inicio, fim }, n = 3) => {
      const days = datasEntre(inicio, fim).length;
      const found: DateRange[] = [];
      let from = next(inicio);
      while (from && found.length < n) {
        const candidate = { inicio: from, fim: somarDias(from, days - 1) };
        if (failures(candidate).length === 0) found.push(candidate);
        else if (max && candidate.fim > max) break;
        from = next(somarDias(from, 1));
      }
      return found;
    },
  };
}

/** Days between the ends of a valid range that have a reason against them: what the range passes over. */
export function skippedDays(
  { inicio, fim }: DateRange,
  reasons: Availability['reasons'],
): readonly { readonly data: DataCivil; readonly texto: string }[] {
  if (inicio >= fim) return [];
  return datasEntre(somarDias(inicio, 1), somarDias(fim, -1)).flatMap((data) => {
    const texto = reasons(data)
      .map((reason) => reason.texto)
      .join('. ');
    return texto ? [{ data, texto }] : [];
  });
}
