import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAt, offsetsOf, rangeAt, windowOf, withMeasured } from './window.logic.ts';

const keys = (count: number) => Array.from({ length: count }, (_unused, index) => String(index));
const same = (count: number, usual = 44) => offsetsOf(keys(count), { usual, other: new Map() });

const scene = fc.record({
  heights: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 300 }),
  top: fc.integer({ min: -500, max: 120_000 }),
  height: fc.integer({ min: 0, max: 2_000 }),
  held: fc.array(fc.integer({ min: -2, max: 310 }), { maxLength: 3 }),
});

const offsetsFor = (heights: readonly number[]) =>
  offsetsOf(keys(heights.length), {
    usual: 44,
    other: new Map(heights.map((size, index) => [String(index), size])),
  });

describe('the window over many rows', () => {
  it('of 10,000 rows alike draws those in sight and a few around them', () => {
    const offsets = same(10_000);
    const { segments, tail } = windowOf(offsets, rangeAt(offsets, 44_000, 44_600), []);
    expect(segments).toEqual([{ first: 992, last: 1021, gap: 992 * 44 }]);
    expect(tail).toBe((10_000 - 1022) * 44);
  });

  it('keeps the row with the focus in the document, wherever the list was scrolled', () => {
    const offsets = same(1_000);
    const { segments } = windowOf(offsets, rangeAt(offsets, 0, 440), [700]);
    expect(segments).toEqual([
      { first: 0, last: 18, gap: 0 },
      { first: 700, last: 700, gap: (700 - 19) * 44 },
    ]);
  });

  it('property: drawn and left-out room together are the whole list, and what is in sight is drawn', () => {
    fc.assert(
      fc.property(scene, ({ heights, top, height, held }) => {
        const offsets = offsetsFor(heights);
        const range = rangeAt(offsets, top, top + height);
        const { segments, tail } = windowOf(offsets, range, held);
        const drawn = segments.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_unused, index) => first + index),
        );
        expect(new Set(drawn).size).toBe(drawn.length);
        const room =
          segments.reduce((sum, { gap }) => sum + gap, tail) +
          drawn.reduce((sum, index) => sum + (heights[index] ?? 0), 0);
        expect(room).toBe(heights.reduce((sum, each) => sum + each, 0));
        for (let index = range.first; index <= range.last; index += 1) expect(drawn).toContain(index);
        for (const index of held) if (index >= 0 && index < heights.length) expect(drawn).toContain(index);
      }),
    );
  });

  it('property: the row at a height begins at or before it and ends after it', () => {
    fc.assert(
      fc.property(scene, ({ heights, top }) => {
        const offsets = offsetsFor(heights);
        const index = indexAt(offsets, top);
        if (top >= 0 && top < (offsets.at(-1) ?? 0)) {
          expect(offsets[index]).toBeLessThanOrEqual(top);
          expect(offsets[index + 1]).toBeGreaterThan(top);
        } else expect(index).toBe(top < 0 ? 0 : heights.length - 1);
      }),
    );
  });

  it('the first measurement says what is usual; an open detail does not change it', () => {
    const measured = new Map([
      ['a', 53],
      ['a detalhe', 210],
      ['b', 53],
      ['c', 74],
    ]);
    const sizes = withMeasured(null, measured, new Set(['a', 'b', 'c']));
    expect(sizes).toEqual({
      usual: 53,
      other: new Map([
        ['a detalhe', 210],
        ['c', 74],
      ]),
    });
    expect(withMeasured(sizes, measured, new Set(['a', 'b', 'c']))).toBe(sizes);
    expect(withMeasured(sizes, new Map([['c', 53]]), new Set(['c']))?.other.has('c')).toBe(false);
  });

  it('nothing to draw is nothing', () => {
    expect(windowOf(same(0), { first: 0, last: 0 }, [3])).toEqual({ segments: [], tail: 0 });
    expect(withMeasured(null, new Map(), new Set())).toBeNull();
  });
});
