import { PALETTES, THEME_NAMES, type ThemeName } from './palette.ts';
import { SCALE, TEXT_STEPS } from './scale.ts';

type Token = { $type: string; $value: string };
export type TokenTree = { [name: string]: Token | TokenTree };

const group = (type: string, values: object): TokenTree =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? { $type: type, $value: value } : group(type, value as object),
    ]),
  );

/** The tokens of one theme in the Design Tokens Community Group format, for designers' tools. */
export function designTokens(theme: ThemeName): TokenTree {
  const { color, tone } = PALETTES[theme];
  return {
    color: group('color', color),
    tone: group('color', tone),
    space: group('dimension', SCALE.space),
    radius: group('dimension', SCALE.radius),
    font: group('fontFamily', SCALE.font),
    text: group('dimension', TEXT_STEPS),
    weight: group('fontWeight', SCALE.weight),
    duration: group('duration', { fast: SCALE.motion.fast, enter: SCALE.motion.enter }),
  };
}

/** Every theme's tokens by its name. */
export const allDesignTokens = (): Record<ThemeName, TokenTree> =>
  Object.fromEntries(THEME_NAMES.map((name) => [name, designTokens(name)])) as Record<ThemeName, TokenTree>;
