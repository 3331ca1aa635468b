/**
 * Where a key takes the focus in a set of choices that is laid out in rows: left and right by one, up and down by a
 * row, Home and End to the ends. Null for any other key. Unless it wraps it stops at the ends, so that they can be felt.
 */
export function indexForKey(
  current: number,
  total: number,
  key: string,
  columns = 1,
  wraps = false,
): number | null {
  const last = total - 1;
  const steps: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current - columns,
    ArrowDown: current + columns,
    Home: 0,
    End: last,
  };
  const destination = steps[key];
  if (destination === undefined || total === 0) return null;
  if (wraps) return (destination + total) % total;
  if (key === 'ArrowUp' && destination < 0) return current;
  if (key === 'ArrowDown' && destination > last) return current;
  return Math.min(Math.max(destination, 0), last);
}
