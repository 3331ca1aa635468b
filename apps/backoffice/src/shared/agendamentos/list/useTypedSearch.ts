import { useCallback, useMemo, useState } from 'react';
import { useTypedTerm } from '../../useTypedTerm.ts';
import { withSearch } from '../filters/changes.ts';
import type { ListFilters } from '../filters/url-filters.ts';

/** What the list's search box shows and does. */
export interface TypedSearch {
  readonly terms: readonly string[];
  readonly onTerms: (terms: readonly string[]) => void;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/**
 * The list shows what is being typed before Enter makes it a chip: one more term, of this visit alone and not of the address.
 * @returns `filters` as the list is to be shown by, `onFilter` for whatever changes them, and the box
 */
export function useTypedSearch(
  address: ListFilters,
  setAddress: (next: ListFilters) => void,
): { filters: ListFilters; onFilter: (next: ListFilters) => void; search: TypedSearch } {
  // The address follows the box a moment later; without this the whole list would flash between draft and chip.
  const [chosen, setChosen] = useState<{ readonly at: ListFilters; readonly now: ListFilters }>();
  const own = chosen?.at === address ? chosen.now : address;
  const { typed, draft, setDraft } = useTypedTerm(own.search);
  const filters = useMemo(
    () => (typed === null ? own : { ...own, search: [...own.search, typed] }),
    [own, typed],
  );
  const onFilter = useCallback(
    (next: ListFilters): void => {
      if (typed !== null && !next.search.includes(typed)) setDraft('');
      setAddress(typed === null ? next : { ...next, search: next.search.filter((term) => term !== typed) });
    },
    [setAddress, setDraft, typed],
  );
  const onTerms = useCallback(
    (terms: readonly string[]): void => {
      const now = withSearch(own, terms);
      setChosen({ at: address, now });
      setAddress(now);
    },
    [address, own, setAddress],
  );
  const onDraft = useCallback(
    (text: string): void => {
      setDraft(text);
      // What is found begins on the first page.
      if (text !== '' && own.page > 1) setAddress({ ...own, page: 1 });
    },
    [own, setAddress, setDraft],
  );
  return { filters, onFilter, search: { terms: own.search, onTerms, draft, onDraft } };
}
