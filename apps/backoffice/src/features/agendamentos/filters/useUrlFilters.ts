import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writeFilters, readFilters, type ListFilters } from './url-filters.ts';

/**
 * The list's filters, kept in the address: links open what they show and the back button undoes a filter.
 */
export function useUrlFilters(): readonly [ListFilters, (next: ListFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (next: ListFilters) => {
      const query = writeFilters(next);
      if (query.toString() !== writeFilters(filters).toString()) setQuery(query);
    },
    [filters, setQuery],
  );
  return [filters, change];
}
