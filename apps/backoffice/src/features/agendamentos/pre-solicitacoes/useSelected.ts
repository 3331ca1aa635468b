import type { PreSolicitacaoRow } from '@apto/api-client';
import type { TableSelection } from '@apto/ui';
import { useMemo, useState } from 'react';

type Chosen = ReadonlyMap<number, PreSolicitacaoRow>;

/** Those selected over all pages, as they were last seen: what is checked of them is on no other page. */
export function useSelected(rows: readonly PreSolicitacaoRow[]) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const selection = useMemo<TableSelection>(
    () => ({ mode: 'include', ids: new Set([...chosen.keys()].map(String)) }),
    [chosen],
  );
  const seen = new Map(rows.map((row) => [row.id, row]));

  return {
    selection,
    rows: [...chosen].map(([id, row]) => seen.get(id) ?? row),
    select: ({ ids }: TableSelection) => {
      setChosen((before) => {
        const entries = [...ids].flatMap((id) => {
          const row = seen.get(Number(id)) ?? before.get(Number(id));
          return row ? [[row.id, row] as const] : [];
        });
        return new Map(entries);
      });
    },
    /** Only these stay selected. */
    keep: (ids: readonly number[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    refresh: (saved: PreSolicitacaoRow) =>
      setChosen((before) => (before.has(saved.id) ? new Map(before).set(saved.id, saved) : before)),
  };
}
