import { useState } from 'react';

/**
 * What stands in a list's search box: what is typed, until the search that the list shows is another one. It is in the
 * address, so a link, the way back and 'Limpar filtros' change it too.
 * @param search what the list is searched for now
 */
export function useTypedSearch(search: string): [string, (text: string) => void] {
  const [kept, setKept] = useState({ search, typed: search });
  // While it is drawn, not after: the box never shows the words of another list.
  if (kept.search !== search) setKept({ search, typed: search });
  return [kept.search === search ? kept.typed : search, (typed) => setKept({ search, typed })];
}
