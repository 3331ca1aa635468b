import { dateFormat, fullDate, isPortuguese } from '../../../internal/dates.ts';

const TIME_ZONE = 'America/Sao_Paulo';

const dayKey = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: TIME_ZONE,
});
// In figures, as dates are written in Brazil; in another language they could be read as another day.
const dayTitle = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

/** The time of an instant in São Paulo: '14:32'. */
export function timeOf(instant: string, locale: string): string {
  return dateFormat('hour', locale).format(new Date(instant));
}

/** The day of an instant in São Paulo, in full: 'terça-feira, 24/11/2026'. */
export function dayOf(instant: string, locale: string): string {
  const moment = new Date(instant);
  return isPortuguese(locale) ? dayTitle.format(moment) : fullDate(dayKey.format(moment), locale);
}

/** The entries of one civil day in São Paulo. */
export interface TimelineDay<Entry> {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Puts neighbours of the same civil day together, keeping the order given. */
export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  locale: string,
): readonly TimelineDay<Entry>[] {
  const days: { date: string; title: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = dayKey.format(new Date(entry.at));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, title: dayOf(entry.at, locale), entries: [entry] });
  }
  return days;
}

/** De quem veio uma mensagem, ou para quem foi. */
export interface TimelineParty {
  /** 'from' para uma resposta que chegou, 'to' para o que foi enviado. */
  readonly direction: 'from' | 'to';
  /** O telefone. */
  readonly phone?: string | undefined;
  /** O nome. */
  readonly name?: string | undefined;
}

/** How many entries there are of each kind. */
export function countByKind(entries: readonly { kind?: string | undefined }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of entries) if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The entries that are new and later than all that were known; older ones that were asked for are not among them. */
export function arrivals<Entry extends { id: string; at: string }>(
  before: readonly Entry[],
  now: readonly Entry[],
): readonly Entry[] {
  const known = new Set(before.map((entry) => entry.id));
  const newest = Math.max(...before.map((entry) => Date.parse(entry.at)), -Infinity);
  return now.filter((entry) => !known.has(entry.id) && Date.parse(entry.at) >= newest);
}
