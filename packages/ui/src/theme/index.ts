/**
 * Tokens only, no component: safe to import from another package's `.css.ts`. Importing it also brings the layers,
 * the themes, the font and the global rules.
 */
import './layers.css.ts';
import './global.css.ts';

export * as layers from './layers.css.ts';
export { vars } from './contract.css.ts';
export { lightTheme, darkTheme, highContrastTheme } from './themes.css.ts';
export { brandTheme, type BrandVars } from './brand.ts';
export { THEME_NAMES, TONE_NAMES, type ThemeName, type ToneName } from './palette.ts';
