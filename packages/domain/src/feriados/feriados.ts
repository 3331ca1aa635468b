import { compareDates, buildDate, dateParts, type CivilDate, type Weekday } from '../time/index.ts';

export type FeriadoCoverage = 'NACIONAL' | 'MUNICIPAL';

/** Um feriado como a API o traz (doc2 §3). */
export interface Feriado {
  /** O dia, YYYY-MM-DD. */
  dataFeriado: CivilDate;
  /** O país inteiro ou uma cidade. */
  abrangencia: FeriadoCoverage;
  /** Como as pessoas o chamam; dito com o dia. */
  nome: string;
  /** Só em feriados municipais. */
  cidade?: { cidade: string; estado: string } | null;
}

/** As férias de um prestador (doc2 §3); os dois dias fazem parte delas. */
export interface Ferias {
  /** O primeiro dia fora, YYYY-MM-DD. */
  dataInicial: CivilDate;
  /** O último dia fora, YYYY-MM-DD. */
  dataFinal: CivilDate;
}

/** Weekdays that a picker disables unless told otherwise: Saturday and Sunday (doc2 §5, doc3 §5.3). */
export const DEFAULT_DISABLED_DAYS: readonly Weekday[] = [0, 6];

/** Weekdays that the counter of the range limit skips unless told otherwise: Sunday (doc2 §5, doc3 §9). */
export const DEFAULT_NON_WORKING_DAYS: readonly Weekday[] = [0];

/**
 * Holidays of the whole country and the first year in which each was one. Laws 662/1949 (the five without a year here,
 * older than any appointment), 1.266/1950, 6.802/1980, 10.607/2002 and 14.759/2023. Carnival and Corpus Christi are
 * days off by custom, and Good Friday is municipal (Law 9.093/1995): these come from the registry, not from here.
 */
const NATIONAL: readonly { month: number; day: number; name: string; since?: number }[] = [
  { month: 1, day: 1, name: 'Confraternização Universal' },
  { month: 4, day: 21, name: 'Tiradentes', since: 1951 },
  { month: 5, day: 1, name: 'Dia do Trabalho' },
  { month: 9, day: 7, name: 'Independência do Brasil' },
  { month: 10, day: 12, name: 'Nossa Senhora Aparecida', since: 1980 },
  { month: 11, day: 2, name: 'Finados', since: 2003 },
  { month: 11, day: 15, name: 'Proclamação da República' },
  { month: 11, day: 20, name: 'Dia Nacional de Zumbi e da Consciência Negra', since: 2024 },
  { month: 12, day: 25, name: 'Natal' },
];

/** The national holidays of a year, in order. */
export function nationalFeriados(year: number): Feriado[] {
  return NATIONAL.flatMap(({ month, day, name, since = 1 }) => {
    const dataFeriado = year >= since ? buildDate(year, month, day) : null;
    return dataFeriado ? [{ dataFeriado, abrangencia: 'NACIONAL' as const, nome: name }] : [];
  });
}

/** The national holidays from `inicio` to `fim`, both included, in order. */
export function nationalFeriadosBetween(start: CivilDate, end: CivilDate): Feriado[] {
  const last = dateParts(end).year;
  const matches: Feriado[] = [];
  for (let year = dateParts(start).year; year <= last; year++) {
    for (const feriado of nationalFeriados(year)) {
      const inside =
        compareDates(feriado.dataFeriado, start) >= 0 && compareDates(feriado.dataFeriado, end) <= 0;
      if (inside) matches.push(feriado);
    }
  }
  return matches;
}

/** Those of each year that was asked about: a calendar asks for sixty days at a time. */
const nationalByYear = new Map<number, ReadonlyMap<CivilDate, Feriado>>();

/** The national holiday of this day, or `null`. */
export function nationalFeriadoOn(date: CivilDate): Feriado | null {
  const { year } = dateParts(date);
  let ofYear = nationalByYear.get(year);
  if (!ofYear) {
    ofYear = new Map(nationalFeriados(year).map((feriado) => [feriado.dataFeriado, feriado]));
    nationalByYear.set(year, ofYear);
  }
  return ofYear.get(date) ?? null;
}

/** Whether the day lies in the vacation, first and last day included. */
export function isOnFerias(ferias: Ferias, date: CivilDate): boolean {
  return compareDates(date, ferias.dataInicial) >= 0 && compareDates(date, ferias.dataFinal) <= 0;
}
