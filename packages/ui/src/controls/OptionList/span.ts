/** Between the list and the edge of the screen, in px. */
export const MARGIN = 8;
const MOST_WIDTH = 640;
/** A list that long options make wider by less than this ends with its field instead: the step would look like a slip. */
const LEAST_STEP = 32;

/** Where a list begins and how wide it may be, in px. */
export interface Span {
  readonly left: number;
  readonly least: number;
  readonly most: number;
}

/**
 * As wide as its field, and wider where options ask for it and the screen has the room.
 * @param field where the field begins and how wide it is
 * @param clientWidth the page without its scroll bar
 * @param leastWidth narrowest the list may be where the screen has the room
 */
export function spanOf(
  field: { readonly left: number; readonly width: number },
  clientWidth: number,
  leastWidth: number,
): Span {
  const wanted = Math.min(Math.max(field.width, leastWidth), MOST_WIDTH, clientWidth - 2 * MARGIN);
  const least = wanted > field.width && wanted - field.width < LEAST_STEP ? field.width : wanted;
  const left = Math.max(MARGIN, Math.min(field.left, clientWidth - MARGIN - least));
  const most = Math.min(MOST_WIDTH, clientWidth - MARGIN - left);
  return { left, least, most: most - least < LEAST_STEP ? least : most };
}
