const TIME_ZONE = 'America/Sao_Paulo';

const dayKey = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: TIME_ZONE,
});
const dayTitle = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });

/** The time of an instant in São Paulo: '14:32'. */
export function timeOf(instant: string): string {
  return hour.format(new Date(instant));
}

/** The day of an instant in São Paulo, in full: 'terça-feira, 24/11/2026'. */
export function dayOf(instant: string): string {
  return dayTitle.format(new Date(instant));
}

/** The entries of one civil day in São Paulo. */
export interface TimelineDay<Entry> {
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  entries: readonly Entry[];
}

/** Puts neighbours of the same civil day together, keeping the order given. */
export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
): readonly TimelineDay<Entry>[] {
  const days: { date: string; title: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = dayKey.format(new Date(entry.at));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, title: dayOf(entry.at), entries: [entry] });
  }
  return days;
}
