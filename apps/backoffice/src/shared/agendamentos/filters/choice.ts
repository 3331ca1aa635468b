import { COUNTERS } from '@apto/domain/status';
import { activeFilters, fromFirstPage, type DialogChoice } from './changes.ts';
import { DEFAULT_FILTERS, filterQuery, type ListFilters } from './url-filters.ts';

/** What the filter dialog begins with. */
export const choiceOf = ({
  status,
  tipoExame,
  dates,
  directed,
  attendant,
  client,
  clinic,
}: ListFilters): DialogChoice => ({ status, tipoExame, dates, directed, attendant, client, clinic });

/** Whether the dialog has anything to clear. */
export const hasAny = (choice: DialogChoice): boolean =>
  activeFilters({ ...DEFAULT_FILTERS, ...choice }).length > 0;

/** How many there are of each status, as the dialog has its other filters now; a counter that chooses statuses would go. */
export function countInput(filters: ListFilters, choice: DialogChoice) {
  const panel = filters.panel !== null && COUNTERS[filters.panel].status === null ? filters.panel : null;
  const { filter, filtrosExtras } = filterQuery({ ...filters, ...choice, panel, status: [] });
  const { status: _, ...others } = filtrosExtras;
  return { query: { ...(filter ? { filter } : {}), filtrosExtras: others } };
}

/** What the filter dialog applies. Chosen statuses replace a counter that is itself a choice of statuses. */
export function withChoice(filters: ListFilters, choice: DialogChoice): ListFilters {
  const byStatus = filters.panel !== null && COUNTERS[filters.panel].status !== null;
  const panel = byStatus && choice.status.length > 0 ? null : filters.panel;
  return fromFirstPage(filters, { ...choice, panel });
}
