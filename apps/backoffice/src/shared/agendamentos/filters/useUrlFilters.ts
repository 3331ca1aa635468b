import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withSharedColumns } from './shared-view.ts';
import { DEFAULT_ORDER, writeFilters, readFilters, type ListFilters } from './url-filters.ts';

/**
 * The list's filters, kept in the address: links open what they show and the back button undoes a filter.
 * @param order the screen's own, which its plain address has
 */
export function useUrlFilters(order = DEFAULT_ORDER): readonly [ListFilters, (next: ListFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text), order), [text, order]);
  const change = useCallback(
    (next: ListFilters) => {
      const query = writeFilters(next, order);
      if (query.toString() === writeFilters(filters, order).toString()) return;
      setQuery(withSharedColumns(query, new URLSearchParams(text)));
    },
    [filters, order, setQuery, text],
  );
  return [filters, change];
}
