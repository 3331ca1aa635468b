/** The open ones after one of them was pressed. With `isSingle` opening one closes the others. */
export function toggled(open: ReadonlySet<string>, id: string, isSingle: boolean): Set<string> {
  if (open.has(id)) return new Set([...open].filter((each) => each !== id));
  return isSingle ? new Set([id]) : new Set([...open, id]);
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Where a key leads from one heading; null for a key that leads nowhere. */
export function headingAfter(key: string, index: number, count: number): number | null {
  const step = STEPS[key];
  return step && count > 0 && index >= 0 ? step(index, count - 1) : null;
}
