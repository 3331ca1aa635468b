import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanesOf, type Span } from './lanes.logic.ts';

const span = (id: string, start: number, end: number): Span => ({ id, start, end });

describe('Agenda: what overlaps lies side by side', () => {
  it('gives the whole width to what is alone', () => {
    expect(lanesOf([span('a', 480, 510), span('b', 510, 540)])).toEqual({
      boxes: [
        { id: 'a', start: 480, end: 510, lane: 0, lanes: 1 },
        { id: 'b', start: 510, end: 540, lane: 0, lanes: 1 },
      ],
      rest: [],
      most: 1,
    });
  });

  it('shares the width among all that hang together, and uses a lane again once it is free', () => {
    const { boxes, most } = lanesOf([span('a', 0, 60), span('b', 30, 90), span('c', 60, 120)]);
    expect(boxes.map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
    ]);
    expect(most).toBe(2);
  });

  it('puts the longer of two that begin together first', () => {
    expect(lanesOf([span('short', 0, 30), span('long', 0, 90)]).boxes.map(({ id }) => id)).toEqual([
      'long',
      'short',
    ]);
  });

  it('counts in the last lane what finds none', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => span(id, 60, 90));
    const { boxes, rest } = lanesOf(five, 3);
    expect(boxes.map(({ id, lanes }) => [id, lanes])).toEqual([
      ['a', 3],
      ['b', 3],
    ]);
    expect(rest).toEqual([{ ids: ['c', 'd', 'e'], start: 60, end: 90, lane: 2, lanes: 3 }]);
  });

  it('draws the shortest ones so long that their words fit', () => {
    const { boxes } = lanesOf([span('a', 0, 5), span('b', 10, 20)], undefined, 15);
    expect(boxes.map(({ end, lane }) => [end, lane])).toEqual([
      [15, 0],
      [25, 1],
    ]);
  });
});

const spans = fc
  .array(fc.record({ start: fc.integer({ min: 0, max: 1380 }), minutes: fc.integer({ min: 1, max: 240 }) }), {
    maxLength: 40,
  })
  .map((list) => list.map(({ start, minutes }, index) => span(`s${index}`, start, start + minutes)));
const most = fc.integer({ min: 1, max: 6 });

describe('Agenda: whatever the bookings, by property', () => {
  it('no two drawn boxes share a minute and a lane', () => {
    fc.assert(
      fc.property(spans, most, (all, max) => {
        const { boxes, rest } = lanesOf(all, max);
        const drawn = [...boxes, ...rest];
        for (const [index, one] of drawn.entries())
          for (const other of drawn.slice(index + 1)) {
            const doMeet = one.start < other.end && other.start < one.end;
            if (!doMeet) continue;
            // As shares of the width, because two clusters may have different numbers of lanes.
            const [from, to] = [one.lane / one.lanes, (one.lane + 1) / one.lanes];
            const [otherFrom, otherTo] = [other.lane / other.lanes, (other.lane + 1) / other.lanes];
            expect(to <= otherFrom + 1e-9 || otherTo <= from + 1e-9).toBe(true);
          }
      }),
    );
  });

  it('every span is drawn or counted, once', () => {
    fc.assert(
      fc.property(spans, most, (all, max) => {
        const { boxes, rest } = lanesOf(all, max);
        const ids = [...boxes.map(({ id }) => id), ...rest.flatMap((each) => each.ids)];
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('the reading order goes by start, and another order of the same list changes no time', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const { boxes } = lanesOf(all);
        for (const [index, box] of boxes.entries())
          expect(box.start).toBeGreaterThanOrEqual(boxes[index - 1]?.start ?? 0);
        expect(
          lanesOf(all.toReversed())
            .boxes.map(({ id }) => id)
            .toSorted(),
        ).toEqual(boxes.map(({ id }) => id).toSorted());
        expect(lanesOf([...all])).toEqual(lanesOf(all));
      }),
    );
  });
});
