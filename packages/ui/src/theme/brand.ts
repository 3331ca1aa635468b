import { contrast, formatOklch, hexToOklch, isInGamut, parseOklch, type Oklch } from './contrast.logic.ts';
import { HUE, PALETTES, type ThemeName } from './palette.ts';

/** As propriedades CSS que a cor própria de uma empresa cliente troca. */
export type BrandVars = Record<
  | '--apto-color-brand'
  | '--apto-color-brand-hover'
  | '--apto-color-brand-active'
  | '--apto-color-on-brand'
  | '--apto-color-brand-faint'
  | '--apto-color-brand-text'
  | '--apto-color-selected'
  | '--apto-color-selected-text'
  | '--apto-color-link',
  string
> & {
  /** Nunca vem: é o que faz do conjunto um `style` do React também para o TypeScript. */
  readonly color?: never;
};

/** The nearest colour that a screen has, rounded as it will be written, so that what is measured is what is shown. */
const fit = (colour: Oklch): Oklch => {
  const write = (chroma: number): Oklch =>
    parseOklch(
      formatOklch({ ...colour, lightness: Math.min(1, Math.max(0, colour.lightness)), chroma, alpha: 1 }),
    );
  let chroma = colour.chroma;
  let shown = write(chroma);
  while (chroma > 0 && !isInGamut(shown)) {
    chroma = Math.max(0, chroma - 0.002);
    shown = write(chroma);
  }
  return shown;
};

/** Walks the lightness in the given direction until the colour reaches the ratio on every ground. */
function reach(colour: Oklch, grounds: Oklch[], ratio: number, step: 0.01 | -0.01): Oklch {
  let moved = fit(colour);
  while (grounds.some((ground) => contrast(moved, ground) < ratio)) {
    const lightness = moved.lightness + step;
    if (lightness <= 0 || lightness >= 1) return { lightness: step > 0 ? 1 : 0, chroma: 0, hue: 0, alpha: 1 };
    moved = fit({ ...colour, lightness });
  }
  return moved;
}

/** Degrees of hue within which a colour is taken for that of errors, and the least colour that has a hue at all. */
const NEAR = { hue: 12, chroma: 0.06 } as const;
/** What is left of a colour in a ground that is to say nothing. */
const NEUTRAL = 0.003;

/** A company's red: a chosen row in it would look like a refused one. */
function isNearDanger({ hue, chroma }: Oklch): boolean {
  const turn = Math.abs(hue - HUE.danger) % 360;
  return chroma >= NEAR.chroma && Math.min(turn, 360 - turn) <= NEAR.hue;
}

/**
 * A cor de uma empresa cliente como um conjunto de propriedades CSS para `style`, mantida em WCAG AA no tema
 * dado: o matiz continua o dela, e a luminosidade só muda o quanto precisam o texto sobre ela e em volta
 * dela. Perto da cor dos erros, o que está escolhido fica neutro; botões e links continuam na cor dela.
 *
 * @param color `#rrggbb`. Lança um erro quando é outra coisa, pois uma troca silenciosa esconderia um
 * cadastro quebrado.
 */
export function brandTheme(color: string, theme: ThemeName = 'light'): BrandVars {
  const own = hexToOklch(color);
  const palette = PALETTES[theme].color;
  const isDark = theme === 'dark';
  const away = isDark ? 0.01 : -0.01;
  const ratio = theme === 'high-contrast' ? 7 : 4.5;
  const grounds = [palette.page, palette.surface, palette.raised, palette.sunken].map(parseOklch);
  const tint = (lightness: number, chroma: number): Oklch =>
    fit({ ...own, lightness, chroma: Math.min(own.chroma, chroma) });

  const onBrand = isDark ? tint(0.175, 0.028) : parseOklch('oklch(1 0 0)');
  const isNeutral = isNearDanger(own);
  const faint = tint(isDark ? 0.258 : 0.972, isNeutral ? NEUTRAL : 0.014);
  const selected = tint(isDark ? 0.295 : isNeutral ? 0.935 : 0.952, isNeutral ? NEUTRAL : 0.022);
  const brand = reach(own, [...grounds, onBrand], ratio, away);
  const hover = reach({ ...brand, lightness: brand.lightness + away * 5 }, [onBrand], ratio, away);
  const active = isDark
    ? reach({ ...brand, lightness: brand.lightness - 0.05 }, [onBrand], ratio, away)
    : fit({ ...brand, lightness: Math.max(0.1, brand.lightness - 0.1) });
  const text = reach(own, [...grounds, faint, selected], ratio, away);
  const selectedText = reach(
    isNeutral ? parseOklch(palette.text) : { ...text, lightness: text.lightness + away * 7 },
    [selected, faint],
    ratio,
    away,
  );
  // A link also stands in what is told by its tone.
  const toned = Object.values(PALETTES[theme].tone).map(({ ground }) => parseOklch(ground));
  const link = reach(text, [...grounds, faint, selected, ...toned], ratio, away);
  return {
    '--apto-color-brand': formatOklch(brand),
    '--apto-color-brand-hover': formatOklch(hover),
    '--apto-color-brand-active': formatOklch(active),
    '--apto-color-on-brand': formatOklch(onBrand),
    '--apto-color-brand-faint': formatOklch(faint),
    '--apto-color-brand-text': formatOklch(text),
    '--apto-color-selected': formatOklch(selected),
    '--apto-color-selected-text': formatOklch(selectedText),
    '--apto-color-link': formatOklch(link),
  };
}
