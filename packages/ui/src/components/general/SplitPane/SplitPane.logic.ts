/** The bounds of the first pane, as a share of the whole in percent. */
export interface SplitBounds {
  readonly min: number;
  readonly max: number;
}

/** A share within its bounds, to a tenth of a percent. */
export const keptShare = (share: number, { min, max }: SplitBounds): number =>
  Math.round(Math.min(max, Math.max(min, share)) * 10) / 10;

/** One press of an arrow, in percent; with Shift it is a large one. */
const STEP = 2;
const LARGE_STEP = 10;

/**
 * The share after a key (WAI-ARIA window splitter); null where the key means nothing.
 * @param isStacked one pane above the other: the arrows up and down move
 */
export function shareForKey(
  share: number,
  key: string,
  hasShift: boolean,
  isStacked: boolean,
  bounds: SplitBounds,
): number | null {
  const step = hasShift ? LARGE_STEP : STEP;
  const [less, more] = isStacked ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === less) return keptShare(share - step, bounds);
  if (key === more) return keptShare(share + step, bounds);
  if (key === 'Home') return bounds.min;
  return key === 'End' ? bounds.max : null;
}
