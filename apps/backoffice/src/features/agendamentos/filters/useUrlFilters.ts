import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writeFilters, readFilters, type ListFilters } from './url-filters.ts';

/**
 * The list's filters, kept in the address: links open what they show and the back button undoes a filter.
 */
export function useUrlFilters(): readonly [ListFilters, (newItems: ListFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (newItems: ListFilters) => {
      const newOne = writeFilters(newItems);
      if (newOne.toString() !== writeFilters(filters).toString()) setQuery(newOne);
    },
    [filters, setQuery],
  );
  return [filters, change];
}
