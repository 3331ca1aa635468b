import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tooltipPlace, type TooltipSide } from './Tooltip.logic.ts';

const VIEW = { width: 1000, height: 600 };
const TIP = { width: 100, height: 30 };
const trigger = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

describe('where a tooltip stands', () => {
  it.each<[TooltipSide, number, number, { left: number; top: number; side: TooltipSide }]>([
    ['top', 500, 300, { side: 'top', left: 470, top: 264 }],
    ['bottom', 500, 300, { side: 'bottom', left: 470, top: 326 }],
    ['left', 500, 300, { side: 'left', left: 394, top: 295 }],
    ['right', 500, 300, { side: 'right', left: 546, top: 295 }],
    // No room: the other side.
    ['top', 500, 20, { side: 'bottom', left: 470, top: 46 }],
    ['bottom', 500, 570, { side: 'top', left: 470, top: 534 }],
    ['left', 20, 300, { side: 'right', left: 66, top: 295 }],
    ['right', 950, 300, { side: 'left', left: 844, top: 295 }],
    // In the middle, but on the screen.
    ['top', 0, 300, { side: 'top', left: 12, top: 264 }],
    ['top', 960, 300, { side: 'top', left: 888, top: 264 }],
    ['right', 500, 0, { side: 'right', left: 546, top: 12 }],
  ])('%s of what is at %i, %i', (wanted, left, top, place) => {
    expect(tooltipPlace(trigger(left, top), TIP, VIEW, wanted)).toEqual(place);
  });

  it('never covers what it explains', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TooltipSide>('top', 'bottom', 'left', 'right'),
        fc.integer({ min: 0, max: VIEW.width - 40 }),
        fc.integer({ min: 0, max: VIEW.height - 20 }),
        (wanted, x, y) => {
          const { left, top } = tooltipPlace(trigger(x, y), TIP, VIEW, wanted);
          const isBeside = left + TIP.width <= x || left >= x + 40;
          const isAboveOrBelow = top + TIP.height <= y || top >= y + 20;
          expect(isBeside || isAboveOrBelow).toBe(true);
        },
      ),
    );
  });
});
