'use client';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { brandTheme } from '../../../theme/brand.ts';
import type { ThemeName } from '../../../theme/palette.ts';
import { LinkProvider } from './LinkProvider.tsx';

export interface AptoProviderProps {
  readonly children?: ReactNode;
  /** `system` follows the device, contrast included. @default 'system' */
  readonly theme?: ThemeName | 'system';
  /** How high controls and rows are. @default 'comfortable' */
  readonly density?: 'compact' | 'comfortable';
  /** `large` is 16 px for running text and fields: the public app. @default 'default' */
  readonly textSize?: 'default' | 'large';
  /** A client company's colour, `#rrggbb`, brought to AA for the theme. */
  readonly brandColor?: string | undefined;
  /** The router's way to go somewhere, so that links do not reload the page. */
  readonly navigate?: (path: string) => void;
  /** Turns a path into an address, for a hash router or a base path. */
  readonly useHref?: (path: string) => string;
}

const DEVICE = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;

/** Calls back whenever the device changes its mind: a phone that goes dark in the evening. */
function onDeviceChange(then: () => void): () => void {
  const queries = DEVICE.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', then);
  return () => {
    for (const query of queries) query.removeEventListener('change', then);
  };
}

/** What `system` means on this device now. */
function resolved(theme: ThemeName | 'system'): ThemeName {
  if (theme !== 'system') return theme;
  const [contrast, dark] = DEVICE.map((query) => window.matchMedia(query).matches);
  if (contrast) return 'high-contrast';
  return dark ? 'dark' : 'light';
}

/**
 * What every part needs above it: the language, the router, and theme, density and brand on the root element, where
 * what floats gets them as well.
 */
export function AptoProvider({
  children,
  theme = 'system',
  density = 'comfortable',
  textSize = 'default',
  brandColor,
  navigate,
  useHref,
}: AptoProviderProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'pt-BR';
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
    root.dataset['text'] = textSize;
  }, [theme, density, textSize]);

  useLayoutEffect(() => {
    if (brandColor === undefined) return undefined;
    const root = document.documentElement;
    // Every theme sets the same names.
    const apply = (): void => {
      for (const [name, value] of Object.entries(brandTheme(brandColor, resolved(theme)))) {
        root.style.setProperty(name, value);
      }
    };
    apply();
    const stop = onDeviceChange(apply);
    return () => {
      stop();
      for (const name of Object.keys(brandTheme(brandColor, resolved(theme))))
        root.style.removeProperty(name);
    };
  }, [brandColor, theme]);

  return (
    <I18nProvider locale="pt-BR">
      {navigate ? (
        <LinkProvider navigate={navigate} useHref={useHref}>
          {children}
        </LinkProvider>
      ) : (
        children
      )}
    </I18nProvider>
  );
}
