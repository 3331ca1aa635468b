/** Past this share of its height a sheet that is let go closes. */
const FAR = 0.33;
/** Or when it is thrown down faster than this, in px a millisecond, and has moved at all. */
const FAST = 0.6;
const MOVED = 24;

/** Where a finger is, and when, in ms. */
export interface DragPoint {
  readonly y: number;
  readonly at: number;
}

/** How far down a sheet lies while it is dragged, in px; it cannot be pulled up out of the screen. */
export function dragOffset(start: DragPoint, now: DragPoint): number {
  return Math.max(0, now.y - start.y);
}

/** Whether a sheet that is let go closes, or goes back to its place. */
export function closesOnRelease(
  start: DragPoint,
  before: DragPoint,
  now: DragPoint,
  height: number,
): boolean {
  const offset = dragOffset(start, now);
  const elapsed = now.at - before.at;
  const speed = elapsed > 0 ? (now.y - before.y) / elapsed : 0;
  return offset > height * FAR || (offset > MOVED && speed > FAST);
}
