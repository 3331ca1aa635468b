import { toGamut } from './contrast.logic.ts';

/**
 * As cores cruas dos três temas, em OKLCH, por papel. Só esta pasta as conhece; os componentes conhecem
 * `vars.color.*` e `vars.tone.*`. Os neutros mantêm matiz 250 e croma de no máximo 0.012.
 */
export type ThemeName = 'light' | 'dark' | 'high-contrast';
/** O que uma cor quer dizer: `success`, `warning`, `danger`, `info`, `highlight`, `neutral`. */
export type ToneName = 'success' | 'warning' | 'danger' | 'info' | 'highlight' | 'neutral';
export type ToneRoles = Record<'ground' | 'border' | 'text' | 'solid' | 'onSolid', string>;

/** Os nomes dos temas, como `data-theme` os recebe. */
export const THEME_NAMES: readonly ThemeName[] = ['light', 'dark', 'high-contrast'];
/** Os nomes dos tons. */
export const TONE_NAMES: readonly ToneName[] = [
  'success',
  'warning',
  'danger',
  'info',
  'highlight',
  'neutral',
];

/** The hue of each tone, in degrees. */
export const HUE: Record<ToneName, number> = {
  success: 150,
  warning: 80,
  danger: 25,
  info: 245,
  highlight: 300,
  neutral: 250,
};

const WHITE = 'oklch(1 0 0)';
const neutral = (lightness: number, chroma = 0.012): string => `oklch(${lightness} ${chroma} 250)`;
const petrol = (lightness: number, chroma: number): string => toGamut(lightness, chroma, 195);

type Step = readonly [lightness: number, chroma: number];
type Steps = { ground: Step; border: Step; text: Step; solid: Step; onSolid: Step };

/** Lightness and chroma are shared by all tones of a theme; amber alone needs dark text on its solid. */
function tones(steps: Steps, amber: Partial<Steps> = {}): Record<ToneName, ToneRoles> {
  const build = (name: ToneName): ToneRoles => {
    const own = name === 'warning' ? { ...steps, ...amber } : steps;
    const role = ([lightness, chroma]: Step): string =>
      toGamut(lightness, name === 'neutral' ? Math.min(chroma, 0.012) : chroma, HUE[name]);
    return {
      ground: role(own.ground),
      border: role(own.border),
      text: role(own.text),
      solid: role(own.solid),
      onSolid: role(own.onSolid),
    };
  };
  return {
    success: build('success'),
    warning: build('warning'),
    danger: build('danger'),
    info: build('info'),
    highlight: build('highlight'),
    neutral: build('neutral'),
  };
}

const light = {
  color: {
    page: neutral(0.977, 0.004),
    surface: WHITE,
    raised: WHITE,
    sunken: neutral(0.955, 0.006),
    head: neutral(0.955, 0.006),
    hover: neutral(0.955, 0.006),
    overlay: 'oklch(0.21 0.012 250 / 0.5)',
    text: neutral(0.235),
    textMuted: neutral(0.42),
    textSubtle: neutral(0.495),
    textDisabled: neutral(0.53),
    border: neutral(0.912, 0.007),
    borderStrong: neutral(0.81, 0.01),
    borderControl: neutral(0.615),
    focus: toGamut(0.53, 0.15, 252),
    brand: petrol(0.47, 0.08),
    brandHover: petrol(0.42, 0.073),
    brandActive: petrol(0.37, 0.064),
    onBrand: WHITE,
    brandFaint: petrol(0.968, 0.016),
    brandText: petrol(0.43, 0.074),
    selected: petrol(0.948, 0.024),
    selectedText: petrol(0.36, 0.062),
    link: toGamut(0.44, 0.085, 220),
  },
  tone: tones(
    {
      ground: [0.966, 0.022],
      border: [0.84, 0.07],
      text: [0.43, 0.105],
      solid: [0.54, 0.14],
      onSolid: [1, 0],
    },
    {
      ground: [0.97, 0.035],
      border: [0.83, 0.095],
      text: [0.44, 0.09],
      solid: [0.63, 0.128],
      onSolid: [0.2, 0.03],
    },
  ),
};

const dark: typeof light = {
  color: {
    page: neutral(0.175, 0.01),
    surface: neutral(0.212, 0.011),
    raised: neutral(0.252),
    sunken: neutral(0.15, 0.009),
    head: neutral(0.25),
    hover: neutral(0.278),
    overlay: 'oklch(0.08 0.01 250 / 0.5)',
    text: neutral(0.945, 0.005),
    textMuted: neutral(0.785, 0.009),
    textSubtle: neutral(0.705),
    textDisabled: neutral(0.65),
    border: neutral(0.305),
    borderStrong: neutral(0.42),
    borderControl: neutral(0.575),
    focus: toGamut(0.78, 0.115, 245),
    brand: petrol(0.735, 0.088),
    brandHover: petrol(0.785, 0.086),
    brandActive: petrol(0.685, 0.09),
    onBrand: petrol(0.175, 0.028),
    brandFaint: petrol(0.258, 0.026),
    brandText: petrol(0.815, 0.076),
    selected: petrol(0.295, 0.036),
    selectedText: petrol(0.9, 0.05),
    link: toGamut(0.81, 0.075, 220),
  },
  tone: tones(
    {
      ground: [0.262, 0.036],
      border: [0.42, 0.062],
      text: [0.852, 0.082],
      solid: [0.735, 0.115],
      onSolid: [0.18, 0.03],
    },
    { text: [0.868, 0.085], solid: [0.79, 0.115] },
  ),
};

const highContrast: typeof light = {
  color: {
    page: WHITE,
    surface: WHITE,
    raised: WHITE,
    sunken: neutral(0.962, 0.004),
    head: neutral(0.962, 0.004),
    hover: neutral(0.962, 0.004),
    overlay: 'oklch(0 0 0 / 0.7)',
    text: neutral(0.1, 0.005),
    textMuted: neutral(0.24, 0.008),
    textSubtle: neutral(0.3, 0.008),
    textDisabled: neutral(0.41, 0.008),
    border: neutral(0.42, 0.008),
    borderStrong: neutral(0.24, 0.008),
    borderControl: neutral(0.15, 0.005),
    focus: toGamut(0.42, 0.22, 264),
    brand: petrol(0.33, 0.056),
    brandHover: petrol(0.26, 0.044),
    brandActive: petrol(0.2, 0.034),
    onBrand: WHITE,
    brandFaint: petrol(0.975, 0.012),
    brandText: petrol(0.3, 0.051),
    selected: petrol(0.94, 0.028),
    selectedText: petrol(0.22, 0.037),
    link: toGamut(0.36, 0.14, 255),
  },
  tone: tones(
    { ground: [0.982, 0.012], border: [0.4, 0.1], text: [0.33, 0.09], solid: [0.38, 0.115], onSolid: [1, 0] },
    { border: [0.42, 0.086], text: [0.34, 0.07], solid: [0.4, 0.082] },
  ),
};

export type ThemePalette = typeof light;
export const PALETTES: Record<ThemeName, ThemePalette> = { light, dark, 'high-contrast': highContrast };
