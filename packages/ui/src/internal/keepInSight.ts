/**
 * Brings a part of a row that scrolls sideways into its sight. Only the row moves: `scrollIntoView` would bring the page
 * along.
 * @param room what stays beside it, in px, so that one sees that there is more
 */
export function keepInSight(row: HTMLElement | null, part: Element | null | undefined, room = 0): void {
  if (!row || !part) return;
  const [own, frame] = [part.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left - room < frame.left) row.scrollLeft -= frame.left - own.left + room;
  else if (own.right + room > frame.right) row.scrollLeft += own.right + room - frame.right;
}
