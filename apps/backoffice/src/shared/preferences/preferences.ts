import { atom } from 'jotai';
import { storeJson, readJson } from '@apto/api-client/session';

/** How the app looks for this browser. */
export interface Preferences {
  /** 'system' follows the device. */
  theme: 'system' | 'light' | 'dark' | 'high-contrast';
  density: 'compact' | 'comfortable';
}

const NAME = 'apto.preferencias';
export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export const DENSITIES = ['compact', 'comfortable'] as const;
const DEFAULTS: Preferences = { theme: 'system', density: 'compact' };

/** Preferences from stored text; anything strange becomes the default. */
export function preferencesFrom(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const { theme, density } = value as Partial<Record<keyof Preferences, unknown>>;
  return {
    theme: THEMES.find((t) => t === theme) ?? DEFAULTS.theme,
    density: DENSITIES.find((d) => d === density) ?? DEFAULTS.density,
  };
}

const storedAtom = atom(preferencesFrom(readJson(NAME)));

/** The browser's preferences; writing merges and stores. The root component applies them. */
export const preferencesAtom = atom(
  (get) => get(storedAtom),
  (get, set, change: Partial<Preferences>) => {
    const preferences = { ...get(storedAtom), ...change };
    set(storedAtom, preferences);
    storeJson(NAME, preferences);
  },
);

/** Puts theme and density on the root element; before the first render too, so that nothing flashes. */
export function applyPreferences({ theme, density }: Preferences = preferencesFrom(readJson(NAME))): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['density'] = density;
}
