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

  it('issue 12: near the red of errors what is chosen is neutral, and link and button keep the colour', () => {
    const chosen = [
      '--apto-color-selected',
      '--apto-color-brand-faint',
      '--apto-color-selected-text',
    ] as const;
    for (const red of ['#b3261e', '#ff0000', '#d32f2f', '#7f1d1d']) {
      const own = brandTheme(red, theme);
      for (const each of chosen) expect(parseOklch(own[each]).chroma, `${red} ${each}`).toBeLessThan(0.02);
      for (const each of ['--apto-color-brand', '--apto-color-link'] as const)
        expect(parseOklch(own[each]).chroma, `${red} ${each}`).toBeGreaterThan(0.04);
    }
    // Brown, orange, pink, purple and blue are nobody's error.
    for (const color of ['#8a3b12', '#e65100', '#c2185b', '#6a1b9a', '#1d4e89'])
      expect(parseOklch(brandTheme(color, theme)['--apto-color-selected']).chroma, color).toBeGreaterThan(
        0.01,
      );
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
