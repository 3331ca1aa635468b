import type { Api } from './api.ts';

const DAY_MS = 86_400_000;
const toUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The day of an instant where the product lives, YYYY-MM-DD. */
export const dayOf = (instant: Date | string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date(instant));

/** Today where the product lives, YYYY-MM-DD. */
export const today = (): string => dayOf(new Date());

export const addDays = (date: string, days: number): string =>
  new Date(toUtc(date) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (date: string): number => new Date(toUtc(date)).getUTCDay();

/** DD/MM/YYYY */
export const writing = (date: string): string => date.split('-').reverse().join('/');

/** 'terça-feira, 24 de novembro de 2026' */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(toUtc(date)));

export interface Feriado {
  readonly dataFeriado: string;
  readonly abrangencia: string;
}
interface Ferias {
  readonly dataInicial: string;
  readonly dataFinal: string;
}

/** What speaks against a day at one clinic of one city, in the next months. */
export interface Calendar {
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
}

export async function calendarOf(api: Api, cidadeId: number, prestadorId: number): Promise<Calendar> {
  const periodo = `dataInicial=${today()}&dataFinal=${addDays(today(), 300)}`;
  const [nationalFeriados, municipal, ferias] = await Promise.all([
    api.read<Feriado[]>(`/feriados/nacional?${periodo}`),
    api.read<Feriado[]>(`/feriados/municipal/${cidadeId}?${periodo}`),
    api.read<Ferias[]>(`/ferias/prestador/verificar/${prestadorId}?${periodo}`),
  ]);
  return { feriados: [...nationalFeriados, ...municipal], ferias };
}

export const isWorkday = (date: string, { feriados, ferias }: Calendar): boolean =>
  weekdayOf(date) >= 1 &&
  weekdayOf(date) <= 5 &&
  !feriados.some(({ dataFeriado }) => dataFeriado === date) &&
  !ferias.some(({ dataInicial, dataFinal }) => dataInicial <= date && date <= dataFinal);

/** The first `quantos` days in a row, from `partir` days ahead on, that nothing speaks against. */
export function consecutiveWorkdays(calendar: Calendar, count: number, offset = 3): string[] {
  for (let n = offset; n < 200; n += 1) {
    const days = Array.from({ length: count }, (_, i) => addDays(today(), n + i));
    if (days.every((day) => isWorkday(day, calendar))) return days;
  }
  throw new Error('Não há dias úteis seguidos nos próximos meses');
}

/** The next holiday on a weekday, of the kind asked for. */
export function nextFeriado({ feriados, ferias }: Calendar, coverage: string): string {
  const days = feriados
    .filter((f) => f.abrangencia === coverage && f.dataFeriado > today())
    .map((f) => f.dataFeriado);
  const day = days.sort().find((date) => isWorkday(date, { feriados: [], ferias }));
  if (!day) throw new Error(`Não há feriado ${coverage} em dia de semana nos próximos meses`);
  return day;
}

/** The next day of a weekday (0 = Sunday), from `partir` days ahead on. */
export function nextWeekday(day: number, offset = 1): string {
  let date = addDays(today(), offset);
  while (weekdayOf(date) !== day) date = addDays(date, 1);
  return date;
}
