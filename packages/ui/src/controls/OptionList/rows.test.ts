import { describe, expect, it } from 'vitest';
import { createRows, findRow, rowOfKey, rowOfText } from './rows.ts';

const rows = createRows(
  [
    { label: 'Prestadores sugeridos', items: ['Ana', 'Bruno'] },
    { label: 'Prestadores disponíveis', items: ['Carla'] },
  ],
  true,
);

describe('doc2 §2.7 grouped mode as lines', () => {
  it('puts each heading before its options, numbers the options through, and ends with the error', () => {
    const lines = Array.from({ length: rows.count }, (_, index) => rows.at(index));
    expect(lines.map((row) => (row?.kind === 'option' ? row.position : row?.kind))).toEqual([
      'heading',
      1,
      2,
      'heading',
      3,
      'error',
    ]);
    expect(rows.at(4)).toMatchObject({ item: 'Carla', group: 1 });
    expect([rows.at(-1), rows.at(6)]).toEqual([undefined, undefined]);
  });

  it('without headings the first option is the first line', () => {
    const plain = createRows([{ label: null, items: ['Ana', 'Bruno'] }], false);
    expect(plain.at(0)).toMatchObject({ kind: 'option', item: 'Ana', position: 1 });
    expect(plain.count).toBe(2);
    expect(createRows([], false).at(0)).toBeUndefined();
  });

  it('arrows pass over headings and stop at the ends', () => {
    expect(rowOfKey(rows, -1, 'ArrowDown')).toBe(1);
    expect(rowOfKey(rows, 2, 'ArrowDown')).toBe(4);
    expect(rowOfKey(rows, 4, 'ArrowUp')).toBe(2);
    expect(rowOfKey(rows, 1, 'ArrowUp')).toBe(1);
    expect(rowOfKey(rows, 5, 'ArrowDown')).toBe(5);
    expect(rowOfKey(rows, -1, 'ArrowUp')).toBe(5);
  });

  it('PageDown and PageUp go ten lines, Home and End to the ends, and all land on an option', () => {
    expect(rowOfKey(rows, 1, 'PageDown')).toBe(5);
    expect(rowOfKey(rows, 4, 'PageUp')).toBe(1);
    expect(rowOfKey(rows, 4, 'Home')).toBe(1);
    expect(rowOfKey(rows, 1, 'End')).toBe(5);
    expect(rowOfKey(rows, 1, 'x')).toBeNull();
  });

  it('finds an option by what it is', () => {
    expect(findRow(rows, (item) => item === 'Carla')).toBe(4);
    expect(findRow(rows, (item) => item === 'Davi')).toBe(-1);
  });

  it('letters go to the next option that begins with them, round the end', () => {
    const begins = (text: string) => (item: string) => item.startsWith(text);
    expect(rowOfText(rows, -1, begins('B'), true)).toBe(2);
    expect(rowOfText(rows, 4, begins('A'), false)).toBe(1);
    expect(rowOfText(rows, 2, begins('B'), true)).toBe(2);
    expect(rowOfText(rows, 2, begins('Z'), true)).toBe(-1);
  });
});
