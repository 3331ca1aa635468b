import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTheme } from './brand.ts';
import { brandPairs } from './brandPairs.ts';
import { hexToOklch, isInGamut, parseOklch } from './contrast.logic.ts';
import { THEME_NAMES } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The corners of the cube and the greys, which random colours seldom hit. */
const corners = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
];

describe.each(THEME_NAMES)('visual direction: a client company’s own colour, in theme %s', (theme) => {
  const tooClose = (color: string): string[] =>
    brandPairs(brandTheme(color, theme), theme)
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(({ what, ratio, minimum }) => `${color}: ${what}, ${ratio.toFixed(2)} of ${minimum}`);

  it('WCAG 1.4.3 and 1.4.11: every role that uses the brand holds, whatever the colour is', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(tooClose(color)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each(corners)('and for %s', (color) => {
    expect(tooClose(color)).toEqual([]);
  });

  it('a link follows it, as a button does', () => {
    const own = hexToOklch('#1d4e89');
    expect(parseOklch(brandTheme('#1d4e89', theme)['--apto-color-link']).hue).toBeCloseTo(own.hue, 0);
  });

  it('every colour exists on an sRGB screen', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const outside = Object.values(brandTheme(color, theme)).filter(
          (each) => !isInGamut(parseOklch(each)),
        );
        expect(outside).toEqual([]);
      }),
    );
  });

  it('the hue stays the company’s', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const own = hexToOklch(color);
        const shown = parseOklch(brandTheme(color, theme)['--apto-color-brand']);
        fc.pre(own.chroma > 0.05 && shown.chroma > 0.01);
        const turn = Math.abs(own.hue - shown.hue) % 360;
        expect(Math.min(turn, 360 - turn)).toBeLessThan(1);
      }),
    );
  });
});

it('leaves a colour alone that already works', () => {
  expect(parseOklch(brandTheme('#0b5c63')['--apto-color-brand']).lightness).toBeCloseTo(
    hexToOklch('#0b5c63').lightness,
    3,
  );
});

it('refuses what is not a colour instead of falling back in silence', () => {
  expect(() => brandTheme('azul')).toThrow('#rrggbb');
});
