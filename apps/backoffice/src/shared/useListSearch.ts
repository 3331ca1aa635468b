import type { useListAddress } from './useListAddress.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import { useLookedFor } from './useTypedTerm.ts';

/**
 * The search of a list with one box: what is typed is looked for as in every other list, and Enter puts it into the
 * address, so that a link shows what was seen.
 */
export function useListSearch({
  page,
  get,
  narrow,
}: Pick<ReturnType<typeof useListAddress>, 'page' | 'get' | 'narrow'>) {
  const filter = get('filter');
  const [typed, setTyped] = useTypedSearch(filter);
  return {
    /** What the list is searched for now; empty for nothing. */
    searched: useLookedFor(typed, [filter]) ?? filter,
    /** Empties the box; the address is the caller's, who may clear more of it. */
    empty: () => setTyped(''),
    box: {
      value: typed,
      onChange: (text: string) => {
        setTyped(text);
        // An empty box searches for nothing, and what is found begins on the first page.
        if (text === '') narrow({ filter: null });
        else if (page > 1) narrow({});
      },
      onSubmit: (text: string) => narrow({ filter: text.trim() }),
      onClear: () => {
        setTyped('');
        narrow({ filter: null });
      },
    },
  };
}
