/** Uma linha de uma lista que a pessoa põe em ordem. */
export interface SortableItem {
  /** Único na lista. */
  readonly id: string;
  /** Como se chama, também em 'Mover … para cima'. */
  readonly label: string;
  /** Fica onde está. */
  readonly isFixed?: boolean | undefined;
}

type Movable = Pick<SortableItem, 'id' | 'isFixed'>;

/** The ids of what can be moved, in order. */
const freeIds = (items: readonly Movable[]): string[] =>
  items.filter(({ isFixed }) => !isFixed).map(({ id }) => id);

/** Where among those that can be moved one stands, from 0, and of how many; -1 for one that stays. */
export const placeOf = (items: readonly SortableItem[], id: string): { at: number; of: number } => {
  const ids = freeIds(items);
  return { at: ids.indexOf(id), of: ids.length };
};

/** The items with those that can be moved in this order, around those that stay. */
export function inOrder<Item extends SortableItem>(items: readonly Item[], ids: readonly string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const next = ids.map((id) => byId.get(id));
  return items.map((item) => (item.isFixed ? item : (next.shift() ?? item)));
}

/** The order after one moved a step; null where it cannot. */
export function movedByStep(items: readonly SortableItem[], id: string, step: -1 | 1): string[] | null {
  const ids = freeIds(items);
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return null;
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}

/** The order after one was put right before or after another one, as a drag does; null where nothing changes. */
export function placedBeside(
  items: readonly Movable[],
  id: string,
  besideId: string,
  side: 'before' | 'after',
): string[] | null {
  const ids = freeIds(items);
  if (id === besideId || !ids.includes(id) || !ids.includes(besideId)) return null;
  const rest = ids.filter((each) => each !== id);
  rest.splice(rest.indexOf(besideId) + (side === 'after' ? 1 : 0), 0, id);
  return rest.every((each, index) => each === ids[index]) ? null : rest;
}
