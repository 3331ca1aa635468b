import type { Input, reviewBulk } from '@apto/api-client';
import type { TableSelection } from '@apto/ui';
import { filterQuery, type ListFilters } from '../filters/url-filters.ts';

export type Selected = NonNullable<Input<typeof reviewBulk>['body']>['selecao'];

/** What is selected, as the wire says it: rows by their ids, or everything that the filter finds but for some. */
export function selectedBody(selection: TableSelection, filters: ListFilters, isQueue: boolean): Selected {
  const ids = [...selection.ids].map(Number);
  if (selection.mode === 'include') return { ids };
  const { filter, filtrosExtras } = filterQuery(filters);
  return { ...(filter ? { filter } : {}), filtrosExtras, fila: isQueue, exceto: ids };
}
