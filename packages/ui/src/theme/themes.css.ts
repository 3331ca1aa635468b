import { tokens } from './layers.css.ts';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { PALETTES, type ThemeName } from './palette.ts';
import { SCALE, SHADOWS, SIZES, TEXT_STEPS } from './scale.ts';

/**
 * Um tema é um atributo na raiz (`<html data-theme="dark">`) ou, para parte de uma página, uma destas
 * classes. `data-theme="system"` segue o que a pessoa pediu no aparelho, contraste incluído.
 */
export const lightTheme = 'apto-theme-light';
/** O tema escuro, como classe. */
export const darkTheme = 'apto-theme-dark';
/** O tema de alto contraste, como classe. */
export const highContrastTheme = 'apto-theme-high-contrast';

const colours = (name: ThemeName) => ({
  ...assignVars(vars.color, PALETTES[name].color),
  ...assignVars(vars.tone, PALETTES[name].tone),
  ...assignVars(vars.shadow, SHADOWS[name]),
});

/** `layered` keeps every rule of this file inside the `tokens` layer. */
const layered = (
  selector: string,
  rule: { vars: Record<string, string>; colorScheme?: 'light' | 'dark' },
): void => globalStyle(selector, { '@layer': { [tokens]: rule } });

const when = (
  query: string,
  selector: string,
  rule: { vars: Record<string, string>; colorScheme?: 'light' | 'dark' },
): void => globalStyle(selector, { '@layer': { [tokens]: { '@media': { [query]: rule } } } });

layered(':root', {
  vars: {
    ...assignVars(vars.space, SCALE.space),
    ...assignVars(vars.radius, SCALE.radius),
    ...assignVars(vars.font, SCALE.font),
    ...assignVars(vars.text, { ...TEXT_STEPS, body: TEXT_STEPS.s14 }),
    ...assignVars(vars.weight, SCALE.weight),
    ...assignVars(vars.motion, SCALE.motion),
    ...assignVars(vars.size, SIZES.comfortable),
    ...assignVars(vars.z, SCALE.z),
  },
});

layered(`:root, [data-theme="light"], .${lightTheme}`, { colorScheme: 'light', vars: colours('light') });
layered(`[data-theme="dark"], .${darkTheme}`, { colorScheme: 'dark', vars: colours('dark') });
layered(`[data-theme="high-contrast"], .${highContrastTheme}`, {
  colorScheme: 'light',
  vars: colours('high-contrast'),
});
when('(prefers-color-scheme: dark)', '[data-theme="system"]', { colorScheme: 'dark', vars: colours('dark') });
when('(prefers-contrast: more)', '[data-theme="system"]', {
  colorScheme: 'light',
  vars: colours('high-contrast'),
});

layered('[data-density="compact"]', { vars: assignVars(vars.size, SIZES.compact) });
layered('[data-density="comfortable"]', { vars: assignVars(vars.size, SIZES.comfortable) });
// Read outdoors, at arm's length: labels and help grow as well, the big steps are big enough.
layered('[data-text="large"]', {
  vars: {
    ...assignVars(vars.text.body, TEXT_STEPS.s16),
    ...assignVars(vars.text.s12, TEXT_STEPS.s13),
    ...assignVars(vars.text.s13, TEXT_STEPS.s14),
  },
});
// A finger needs 44 px whatever density was chosen, and 16 px text keeps a phone from zooming into fields.
when('(pointer: coarse)', ':root, [data-density]', {
  vars: { ...assignVars(vars.size, SIZES.touch), ...assignVars(vars.text.body, TEXT_STEPS.s16) },
});
when('(prefers-reduced-motion: reduce)', ':root', {
  vars: assignVars(vars.motion, { ...SCALE.motion, fast: '0s', enter: '0s' }),
});
