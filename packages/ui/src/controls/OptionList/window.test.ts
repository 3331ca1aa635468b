import { describe, expect, it } from 'vitest';
import { createRows } from './rows.ts';
import { HEADING_HEIGHT, inView, lineAt, ROW_HEIGHT, topOfRow } from './window.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const rows = createRows(
  [
    { label: 'Prestadores sugeridos', items: numbers(6) },
    { label: 'Prestadores disponíveis', items: numbers(9_994) },
  ],
  false,
);

describe('10,000 options: only the lines in view are drawn', () => {
  it('knows where each line begins without measuring one', () => {
    expect(topOfRow(rows, 0)).toBe(0);
    expect(topOfRow(rows, 1)).toBe(HEADING_HEIGHT);
    expect(topOfRow(rows, 7)).toBe(HEADING_HEIGHT + 6 * ROW_HEIGHT);
    expect(topOfRow(rows, 8)).toBe(2 * HEADING_HEIGHT + 6 * ROW_HEIGHT);
    expect(topOfRow(rows, 10_001)).toBe(2 * HEADING_HEIGHT + 9_999 * ROW_HEIGHT);
  });

  it('finds the line that lies at a place, of every line', () => {
    for (const index of [0, 1, 6, 7, 8, 500, rows.count - 1]) {
      const begin = topOfRow(rows, index);
      expect(lineAt(rows, begin)).toBe(begin);
      expect(lineAt(rows, begin + HEADING_HEIGHT - 1)).toBe(begin);
    }
    expect(lineAt(rows, 1_000_000)).toBe(topOfRow(rows, rows.count - 1) + ROW_HEIGHT);
  });

  it('draws one line beside the window and no other, wherever between two lines it begins', () => {
    const [half, begin] = [ROW_HEIGHT / 2, topOfRow(rows, 5_000)];
    expect(inView(rows, 1, lineAt(rows, begin + half), -1)[0]).toBe(5_000 - 8 - 1);
    expect(inView(rows, 1, lineAt(rows, begin + ROW_HEIGHT - 1), -1)[0]).toBe(5_000 - 8 - 1);
  });

  it('draws what is in sight at the top and a little more, over both groups', () => {
    expect(inView(rows, 0, 0, -1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(inView(rows, 1, 0, -1)).toEqual([0, 1]);
  });

  it('draws the ends and nothing beyond', () => {
    const bottom = topOfRow(rows, rows.count - 1) + ROW_HEIGHT - 340;
    expect(inView(rows, 0, bottom, -1)).toEqual([]);
    expect(inView(rows, 1, bottom, -1).at(-1)).toBe(9_993);
    expect(inView(rows, 1, bottom, -1).length).toBeLessThan(16);
  });

  it('keeps the active line, wherever the list is scrolled to', () => {
    expect(inView(rows, 1, 0, 10_001).at(-1)).toBe(9_993);
    expect(inView(rows, 0, 50_000, 1)).toEqual([0]);
  });
});
