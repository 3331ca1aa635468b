import { describe, expect, it } from 'vitest';
import { contrast, formatOklch, hexToOklch, isInGamut, parseOklch } from './contrast.logic.ts';
import { PALETTES, THEME_NAMES, TONE_NAMES, type ThemeName, type ThemePalette } from './palette.ts';

const GROUNDS = ['page', 'surface', 'raised', 'sunken', 'head', 'hover'] as const;
const TEXTS = ['text', 'textMuted', 'textSubtle', 'textDisabled', 'brandText', 'link'] as const;
const MINIMUM: Record<ThemeName, { text: number; control: number; structure: number }> = {
  light: { text: 4.5, control: 3, structure: 1.1 },
  dark: { text: 4.5, control: 3, structure: 1.1 },
  'high-contrast': { text: 7, control: 4.5, structure: 4.5 },
};

type Pair = { what: string; front: string; back: string; kind: 'text' | 'control' | 'structure' };

/** Every pair that a component may put together, by the rules written in the contract. */
function pairs({ color, tone }: ThemePalette): Pair[] {
  const list: Pair[] = [];
  const add = (kind: Pair['kind'], what: string, front: string, back: string): void => {
    list.push({ kind, what, front, back });
  };
  for (const ground of GROUNDS) {
    for (const text of TEXTS) add('text', `${text} on ${ground}`, color[text], color[ground]);
    for (const edge of ['borderControl', 'focus', 'brand'] as const)
      add('control', `${edge} on ${ground}`, color[edge], color[ground]);
    for (const name of TONE_NAMES) {
      add('text', `${name}.text on ${ground}`, tone[name].text, color[ground]);
      add('control', `${name}.solid on ${ground}`, tone[name].solid, color[ground]);
    }
  }
  for (const edge of ['border', 'borderStrong'] as const)
    for (const ground of ['page', 'surface', 'raised'] as const)
      add('structure', `${edge} on ${ground}`, color[edge], color[ground]);
  for (const fill of ['brand', 'brandHover', 'brandActive'] as const)
    add('text', `onBrand on ${fill}`, color.onBrand, color[fill]);
  for (const ground of ['brandFaint', 'selected'] as const) {
    for (const text of ['text', 'textMuted', 'textSubtle', 'brandText', 'selectedText', 'link'] as const)
      add('text', `${text} on ${ground}`, color[text], color[ground]);
    for (const edge of ['borderControl', 'focus', 'brand'] as const)
      add('control', `${edge} on ${ground}`, color[edge], color[ground]);
  }
  for (const name of TONE_NAMES) {
    const { ground, border, text, solid, onSolid } = tone[name];
    add('text', `${name}.text on its ground`, text, ground);
    add('text', `text on ${name}.ground`, color.text, ground);
    add('text', `textMuted on ${name}.ground`, color.textMuted, ground);
    add('text', `link on ${name}.ground`, color.link, ground);
    add('text', `${name}.onSolid on its solid`, onSolid, solid);
    add('control', `${name}.solid on its ground`, solid, ground);
    add('control', `focus on ${name}.ground`, color.focus, ground);
    add('structure', `${name}.border round its ground`, border, ground);
  }
  return list;
}

describe.each(THEME_NAMES)('theme %s', (name) => {
  const palette = PALETTES[name];
  const minimum = MINIMUM[name];

  it.each(pairs(palette))('WCAG 1.4.3 and 1.4.11: $what', ({ front, back, kind }) => {
    expect(contrast(parseOklch(front), parseOklch(back))).toBeGreaterThanOrEqual(minimum[kind]);
  });

  it('every colour exists on an sRGB screen, so that no browser has to map it', () => {
    const { color, tone } = palette;
    const all = [...Object.values(color), ...TONE_NAMES.flatMap((each) => Object.values(tone[each]))];
    expect(all.filter((each) => !isInGamut(parseOklch(each)))).toEqual([]);
  });
});

describe('visual direction, colour', () => {
  it('neutrals have hue 250 and chroma of at most 0.012', () => {
    for (const name of THEME_NAMES) {
      const { color, tone } = PALETTES[name];
      const neutrals = [
        color.page,
        color.sunken,
        color.text,
        color.textMuted,
        color.border,
        tone.neutral.solid,
      ];
      for (const each of neutrals.map(parseOklch)) expect(each.chroma).toBeLessThanOrEqual(0.012);
    }
  });

  it('dark is designed: raised surfaces get lighter, what is pointed at too, and tones lose chroma', () => {
    const { dark, light } = PALETTES;
    const height = (['sunken', 'page', 'surface', 'head', 'hover', 'selected'] as const).map(
      (each) => parseOklch(dark.color[each]).lightness,
    );
    expect(height).toEqual([...height].sort((one, other) => one - other));
    expect(parseOklch(dark.color.raised).lightness).toBeGreaterThan(parseOklch(dark.color.surface).lightness);
    for (const name of TONE_NAMES)
      expect(parseOklch(dark.tone[name].solid).chroma).toBeLessThanOrEqual(
        parseOklch(light.tone[name].solid).chroma,
      );
  });
});

describe('colour arithmetic', () => {
  it('WCAG: black on white is 21:1', () => {
    expect(contrast(hexToOklch('#000000'), hexToOklch('#ffffff'))).toBeCloseTo(21, 1);
  });

  it('WCAG: #767676 on white is the lightest grey that passes AA', () => {
    expect(contrast(hexToOklch('#767676'), hexToOklch('#ffffff'))).toBeCloseTo(4.54, 1);
  });

  it('writes what it reads', () => {
    expect(formatOklch(parseOklch('oklch(0.47 0.08 195)'))).toBe('oklch(0.47 0.08 195)');
  });

  it('refuses a colour that it does not know how to read', () => {
    expect(() => parseOklch('tomato')).toThrow('oklch(L C H)');
    expect(() => hexToOklch('#12')).toThrow('#rrggbb');
  });
});
