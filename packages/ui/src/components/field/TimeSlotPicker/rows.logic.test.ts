import { describe, expect, it } from 'vitest';
import { slotsInRow } from './rows.logic.ts';

describe('issue 12 Looks: slots fill their row', () => {
  it.each([
    [[5, 3], 4, 3],
    [[8, 5], 4, 3],
    [[4, 0], 3, 2],
    [[9, 9], 8, 7],
    // Nothing is won: the wider row stays.
    [[8, 3], 4, 4],
    [[13, 0], 4, 4],
    [[1, 1], 4, 4],
    [[5, 4], 4, 4],
  ])('%j in rows of %i: %i', (counts, room, size) => {
    expect(slotsInRow(counts, room)).toBe(size);
  });
});
