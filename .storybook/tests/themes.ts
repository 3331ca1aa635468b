export const THEMES = ['light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How each theme is called in the toolbar and in what a failing test says. */
export const THEME_NAMES: Record<Theme, string> = {
  light: 'claro',
  dark: 'escuro',
  'high-contrast': 'alto contraste',
};

/**
 * The themes in which a mounted story can be judged: all three, but for one that chose its own (`AptoProvider` in a
 * fixed theme) or wears a client company's colours, which are worked out for the theme that it was mounted in.
 */
export function themesOf(asked: string): readonly Theme[] {
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  const isOwn = shown !== asked || root.style.getPropertyValue('--apto-color-brand') !== '';
  if (!isOwn) return THEMES;
  return THEMES.filter((theme) => theme === shown);
}

/** Shows what is mounted in another theme, as an app would: by the attribute on the root. */
export function showTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Shows what is mounted in another density, as an app would: by the attribute on the root. */
export function showDensity(density: string): void {
  document.documentElement.dataset['density'] = density;
}
