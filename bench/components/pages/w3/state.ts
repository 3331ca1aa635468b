import { useCallback, useMemo, useState } from 'react';
import { sort, type Exame } from '../data.ts';

const toggle = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const newValue = new Set(set);
  if (!newValue.delete(id)) newValue.add(id);
  return newValue;
};

/** Order, open rows and selection, for the libraries that only bring the looks of a table. */
export function useTable(rows: readonly Exame[]) {
  const [sortDirection, setDirection] = useState<'asc' | 'desc' | null>(null);
  const [openOnes, setOpenRows] = useState<ReadonlySet<string>>(new Set());
  const [chosenItems, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => sort(rows, sortDirection), [rows, sortDirection]);
  // Stable, or the memoised rows would all be drawn again.
  const openUp = useCallback((id: string) => setOpenRows((before) => toggle(before, id)), []);
  const choose = useCallback((id: string) => setChosen((before) => toggle(before, id)), []);
  return {
    sorted,
    sortDirection,
    openOnes,
    chosenItems,
    all: chosenItems.size === rows.length,
    someChosen: chosenItems.size > 0 && chosenItems.size < rows.length,
    reverse: () => setDirection(sortDirection === 'asc' ? 'desc' : 'asc'),
    openUp,
    choose,
    chooseAll: () =>
      setChosen((before) => (before.size === rows.length ? new Set() : new Set(rows.map(({ id }) => id)))),
  };
}
