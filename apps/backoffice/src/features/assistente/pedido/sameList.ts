/**
 * Whether two lists of flat records, or of plain values, say the same: a list worked out from the request is a new one
 * after each key, and mostly says what it said before.
 */
export const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, i) => isSameRecord(each, b[i]));

/** Whether two flat records, or plain values, say the same but for the named entries. */
export function isSameRecord(a: unknown, b: unknown, but: readonly string[] = []): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => but.includes(key) || Object.is(value, right.get(key)))
  );
}
