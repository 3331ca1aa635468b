import { isCivilDate, type CivilDate } from '@apto/domain/time';
import type { AgendaView } from '@apto/ui';

/** What the address says of the calendar, besides the list's filters. */
export interface CalendarAddress {
  readonly view: AgendaView;
  /** A day of what is shown; null: today. */
  readonly date: CivilDate | null;
}

/** The parameter that shows the calendar in the place of the table, and its value. */
export const VIEW_PARAM = 'visao';
export const CALENDAR = 'calendario';

const VIEW: Partial<Record<AgendaView, string>> = { day: 'dia', week: 'semana', month: 'mes' };

/** Whether an address shows the calendar. */
export const isCalendar = (query: URLSearchParams): boolean => query.get(VIEW_PARAM) === CALENDAR;

/** Reads an address; a part that means nothing is left out, so that a mistyped link still shows a calendar. */
export function readCalendar(query: URLSearchParams, byDefault: AgendaView): CalendarAddress {
  const asked = query.get('periodo');
  const known = (Object.keys(VIEW) as AgendaView[]).find((view) => VIEW[view] === asked);
  const date = query.get('dia');
  return { view: known ?? byDefault, date: isCivilDate(date) ? date : null };
}

/** Writes it into the address of the filters. */
export function writeCalendar(filters: URLSearchParams, { view, date }: CalendarAddress): URLSearchParams {
  const query = new URLSearchParams(filters);
  query.set(VIEW_PARAM, CALENDAR);
  query.set('periodo', VIEW[view] ?? 'mes');
  if (date !== null) query.set('dia', date);
  return query;
}
