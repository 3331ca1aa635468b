/**
 * Colour arithmetic without the browser: OKLCH and hex to sRGB, and WCAG 2.2 contrast.
 * Source of the matrices: Björn Ottosson, "A perceptual color space for image processing" (2020), as adopted by
 * CSS Color 4 §10. Source of the contrast formula: WCAG 2.2, "relative luminance" and "contrast ratio".
 */
export type Oklch = { lightness: number; chroma: number; hue: number; alpha: number };
/** Linear-light sRGB, each channel 0–1 (outside of it when the colour is out of gamut). */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)$/;
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Parses `oklch(L C H)` or `oklch(L C H / A)` with plain numbers. Throws on anything else. */
export function parseOklch(text: string): Oklch {
  const found = OKLCH.exec(text);
  if (!found)
    throw new Error(`"${text}" is not a colour of the form oklch(L C H); write it with plain numbers.`);
  const [, lightness, chroma, hue, alpha] = found;
  return {
    lightness: Number(lightness),
    chroma: Number(chroma),
    hue: Number(hue),
    alpha: alpha === undefined ? 1 : Number(alpha),
  };
}

/** Writes a colour the way `parseOklch` reads it, rounded to what an eye can tell apart. */
export function formatOklch({ lightness, chroma, hue }: Oklch): string {
  const round = (value: number, places: number): number => Number(value.toFixed(places));
  return `oklch(${round(lightness, 4)} ${round(chroma, 4)} ${round(hue, 2)})`;
}

/** OKLCH to linear-light sRGB, without clipping. */
export function oklchToLinear({ lightness, chroma, hue }: Oklch): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `#rrggbb` to OKLCH. Throws on anything else. */
export function hexToOklch(hex: string): Oklch {
  const found = HEX.exec(hex);
  if (!found) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  const decode = (pair: string | undefined): number => {
    const value = Number.parseInt(pair ?? '0', 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [decode(found[1]), decode(found[2]), decode(found[3])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue, alpha: 1 };
}

/** Whether a screen of the sRGB kind can show the colour (with a rounding allowance of half an 8-bit step). */
export function isInGamut(colour: Oklch): boolean {
  return oklchToLinear(colour).every((channel) => channel >= -0.002 && channel <= 1.002);
}

/** The colour as CSS text, with as much of the wished chroma as an sRGB screen can show. */
export function toGamut(lightness: number, chroma: number, hue: number): string {
  let shown = chroma;
  while (shown > 0 && !isInGamut({ lightness, chroma: shown, hue, alpha: 1 })) shown -= 0.001;
  return formatOklch({ lightness, chroma: Math.max(0, shown), hue, alpha: 1 });
}

/** WCAG relative luminance, 0–1, of a colour clipped to sRGB. */
export function luminance(colour: Oklch): number {
  const [red, green, blue] = oklchToLinear(colour).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, 1–21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
