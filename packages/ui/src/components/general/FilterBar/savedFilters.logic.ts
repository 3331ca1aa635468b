/** Filters that a person keeps under a name. */
export interface SavedFilter<Filters> {
  readonly id: string;
  readonly name: string;
  readonly filters: Filters;
}

/** All that one person keeps for one list. */
export interface SavedFiltersState<Filters> {
  readonly items: readonly SavedFilter<Filters>[];
  /** The one that the list opens with. */
  readonly defaultId: string | null;
}

export const NONE_SAVED: SavedFiltersState<never> = { items: [], defaultId: null };
export const MAX_NAME = 60;
/** More than these nobody finds again. */
export const MAX_SAVED = 30;

/** Keys in one order at every depth, and absent ones left out: two filters that say the same are the same text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  );
}

/** Whether two filters ask for the same, whatever the order of their keys. */
export function sameFilters(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what was stored, dropping whatever is not a saved filter: storage is foreign input. */
export function readSavedFilters<Filters>(
  stored: unknown,
  isFilters: (value: unknown) => value is Filters,
): SavedFiltersState<Filters> {
  if (!isRecord(stored) || !Array.isArray(stored['items'])) return NONE_SAVED;
  const items: SavedFilter<Filters>[] = [];
  for (const item of stored['items'].filter(isRecord)) {
    const { id, name, filters } = item;
    const isKnown = items.some((each) => each.id === id);
    if (
      typeof id === 'string' &&
      typeof name === 'string' &&
      name.trim() !== '' &&
      !isKnown &&
      isFilters(filters)
    )
      items.push({ id, name: name.slice(0, MAX_NAME), filters });
  }
  const { defaultId } = stored;
  return { items, defaultId: items.some(({ id }) => id === defaultId) ? String(defaultId) : null };
}

const nameKey = (name: string): string => name.replace(/\s+/g, ' ').trim().toLocaleLowerCase('pt-BR');

/** What is wrong with a name, or null. */
export function nameProblem<Filters>(
  state: SavedFiltersState<Filters>,
  name: string,
  ownId?: string,
): 'empty' | 'long' | 'taken' | null {
  const key = nameKey(name);
  if (key === '') return 'empty';
  if (key.length > MAX_NAME) return 'long';
  return state.items.some((item) => item.id !== ownId && nameKey(item.name) === key) ? 'taken' : null;
}

/** Keeps filters under a new name, at the end. */
export function addFilter<Filters>(
  state: SavedFiltersState<Filters>,
  name: string,
  filters: Filters,
): { state: SavedFiltersState<Filters>; id: string } {
  const last = state.items.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0);
  const id = String(last + 1);
  const item = { id, name: name.replace(/\s+/g, ' ').trim(), filters };
  return { state: { ...state, items: [...state.items, item] }, id };
}

/** What was saved while the stored ones were still on their way goes after them. */
export function joinFilters<Filters>(
  stored: SavedFiltersState<Filters>,
  changed: SavedFiltersState<Filters>,
): SavedFiltersState<Filters> {
  return changed.items.reduce((state, { name, filters }) => {
    return nameProblem(state, name) === null ? addFilter(state, name, filters).state : state;
  }, stored);
}

/** Changes the name or the filters of one. */
export function changeFilter<Filters>(
  state: SavedFiltersState<Filters>,
  id: string,
  change: Partial<Pick<SavedFilter<Filters>, 'name' | 'filters'>>,
): SavedFiltersState<Filters> {
  const items = state.items.map((item) =>
    item.id === id
      ? { ...item, ...change, name: (change.name ?? item.name).replace(/\s+/g, ' ').trim() }
      : item,
  );
  return { ...state, items };
}

/** What is needed to put a deleted filter back where it was. */
export interface DeletedFilter<Filters> {
  readonly item: SavedFilter<Filters>;
  readonly index: number;
  readonly wasDefault: boolean;
}

export function deleteFilter<Filters>(
  state: SavedFiltersState<Filters>,
  id: string,
): { state: SavedFiltersState<Filters>; deleted: DeletedFilter<Filters> | null } {
  const index = state.items.findIndex((item) => item.id === id);
  const item = state.items[index];
  if (!item) return { state, deleted: null };
  const wasDefault = state.defaultId === id;
  return {
    state: {
      items: state.items.filter((each) => each.id !== id),
      defaultId: wasDefault ? null : state.defaultId,
    },
    deleted: { item, index, wasDefault },
  };
}

/** Undoes a deletion. Where another one became the default meanwhile, that one stays it. */
export function restoreFilter<Filters>(
  state: SavedFiltersState<Filters>,
  { item, index, wasDefault }: DeletedFilter<Filters>,
): SavedFiltersState<Filters> {
  if (state.items.some(({ id }) => id === item.id)) return state;
  return {
    items: state.items.toSpliced(index, 0, item),
    defaultId: state.defaultId ?? (wasDefault ? item.id : null),
  };
}

/** The list opens with this one; pressed again, with none. */
export function toggleDefault<Filters>(
  state: SavedFiltersState<Filters>,
  id: string,
): SavedFiltersState<Filters> {
  return { ...state, defaultId: state.defaultId === id ? null : id };
}
