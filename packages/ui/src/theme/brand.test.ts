import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTheme } from './brand.ts';
import { contrast, hexToOklch, parseOklch } from './contrast.logic.ts';
import { PALETTES, THEME_NAMES } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('visual direction: a client company’s own colour', () => {
  it.each(THEME_NAMES)('stays AA in theme %s whatever the colour is', (theme) => {
    const ratio = (one: string, other: string): number => contrast(parseOklch(one), parseOklch(other));
    const { page, surface, raised } = PALETTES[theme].color;
    fc.assert(
      fc.property(hex, (color) => {
        const own = brandTheme(color, theme);
        const onBrand = own['--apto-color-on-brand'];
        for (const fill of [
          '--apto-color-brand',
          '--apto-color-brand-hover',
          '--apto-color-brand-active',
        ] as const)
          expect(ratio(onBrand, own[fill])).toBeGreaterThanOrEqual(4.45);
        for (const ground of [
          page,
          surface,
          raised,
          own['--apto-color-brand-faint'],
          own['--apto-color-selected'],
        ])
          expect(ratio(own['--apto-color-brand-text'], ground)).toBeGreaterThanOrEqual(4.45);
        expect(ratio(own['--apto-color-selected-text'], own['--apto-color-selected'])).toBeGreaterThanOrEqual(
          4.45,
        );
      }),
    );
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
});
