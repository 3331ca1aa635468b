/** How many slots at most stand in a row, where the picker's width says it: below it there is room for two. */
export const ROW_SIZES = [3, 4, 5, 6, 7, 8] as const;

/**
 * How many slots a row takes of all that it has room for: one less where fewer of them would then stand alone in a last row.
 * @param counts of the periods, which keep their columns below one another
 */
export function slotsInRow(counts: readonly number[], room: number): number {
  const alone = (size: number): number => counts.filter((count) => count > size && count % size === 1).length;
  return alone(room - 1) < alone(room) ? room - 1 : room;
}
