import type { AgendamentoRow, AgendamentoEvent } from '@apto/api-client';

/** What a burst of events asks of the open list. */
export interface Plan {
  /** Rows on the screen that changed: load them one by one and put them in place. */
  toUpdate: readonly number[];
  /** Requests that did not exist when this page was loaded. */
  created: readonly number[];
}

/**
 * Above this many changed rows in one burst, loading the page again costs less than loading each row.
 */
export const MAX_SINGLE_ROWS = 4;

/** The newest event of each appointment; a creation stays a creation whatever follows it in the same burst. */
export function mergeEvents(events: readonly AgendamentoEvent[]): AgendamentoEvent[] {
  const byId = new Map<number, AgendamentoEvent>();
  for (const event of events) {
    const previous = byId.get(event.id);
    if (!previous) {
      byId.set(event.id, event);
      continue;
    }
    const more = event.version >= previous.version ? event : previous;
    const created = event.tipo === 'CRIADO' || previous.tipo === 'CRIADO';
    byId.set(event.id, created ? { ...more, tipo: 'CRIADO' } : more);
  }
  return [...byId.values()];
}

/**
 * Decides what to do with events, given the rows on the screen. A row that already has the event's version (our own
 * write, or a page loaded meanwhile) needs nothing; an older row is loaded; a creation that is not here is news.
 */
export function makePlan(events: readonly AgendamentoEvent[], rows: readonly AgendamentoRow[]): Plan {
  const versions = new Map(rows.map((row) => [row.id, row.version]));
  const toUpdate: number[] = [];
  const created: number[] = [];
  for (const event of mergeEvents(events)) {
    const version = versions.get(event.id);
    if (version === undefined) {
      if (event.tipo === 'CRIADO') created.push(event.id);
    } else if (version < event.version) toUpdate.push(event.id);
  }
  return { toUpdate, created };
}

/** '1 novo agendamento', '3 novos agendamentos'. */
export const newAgendamentosText = (n: number): string =>
  n === 1 ? '1 novo agendamento' : `${n} novos agendamentos`;
