/** A filter as the screen keeps it: its text is the list's address. */
export interface KeptFilter {
  readonly id: string;
  readonly name: string;
  readonly filters: string;
}

/** All that a person keeps for one list. */
export interface KeptFilters {
  readonly items: readonly KeptFilter[];
  /** What the list opens with; null: with nothing. */
  readonly opening: string | null;
}

/** The same, as the component of the filters has it. */
export interface FiltersState {
  readonly items: readonly KeptFilter[];
  readonly defaultId: string | null;
}

export const NOTHING_KEPT: KeptFilters = { items: [], opening: null };

/** One thing to tell the server. */
export type SavedChange =
  | { readonly kind: 'REMOVE' | 'SAVE'; readonly item: KeptFilter }
  | { readonly kind: 'OPENING'; readonly before: string | null; readonly after: string | null };

export const keptFrom = ({ items, defaultId }: FiltersState): KeptFilters => ({
  items,
  opening: items.find(({ id }) => id === defaultId)?.filters ?? null,
});

export const stateFrom = ({ items, opening }: KeptFilters): FiltersState => ({
  items,
  defaultId: items.find(({ filters }) => filters === opening)?.id ?? null,
});

/** What changed between two states. Removals go first: a name that was set free is free before another takes it. */
export function savedChanges(before: KeptFilters, after: KeptFilters): SavedChange[] {
  const removed = before.items.filter(({ id }) => !after.items.some((item) => item.id === id));
  const saved = after.items.filter((item) => {
    const old = before.items.find(({ id }) => id === item.id);
    return old?.name !== item.name || old.filters !== item.filters;
  });
  const opening: SavedChange = { kind: 'OPENING', before: before.opening, after: after.opening };
  return [
    ...removed.map((item): SavedChange => ({ kind: 'REMOVE', item })),
    ...saved.map((item): SavedChange => ({ kind: 'SAVE', item })),
    ...(before.opening === after.opening ? [] : [opening]),
  ];
}

/** The state once a change has been taken. */
export function withChange(state: KeptFilters, change: SavedChange): KeptFilters {
  if (change.kind === 'OPENING') return { ...state, opening: change.after };
  const others = state.items.filter(({ id }) => id !== change.item.id);
  return { ...state, items: change.kind === 'REMOVE' ? others : [...others, change.item] };
}
