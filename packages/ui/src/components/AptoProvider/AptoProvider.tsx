'use client';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { brandTheme } from '../../theme/brand.ts';
import type { ThemeName } from '../../theme/palette.ts';
import { LinkProvider } from './LinkProvider.tsx';

export interface AptoProviderProps {
  children?: ReactNode;
  /** `system` follows the device, contrast included. @default 'system' */
  theme?: ThemeName | 'system';
  /** @default 'comfortable' */
  density?: 'compact' | 'comfortable';
  /** `large` is 16 px for running text and fields: the public app. @default 'default' */
  textSize?: 'default' | 'large';
  /** A client company's colour, `#rrggbb`, brought to AA for the theme. */
  brandColor?: string | undefined;
  /** The router's way to go somewhere, so that links do not reload the page. */
  navigate?: (path: string) => void;
  /** Turns a path into an address, for a hash router or a base path. */
  useHref?: (path: string) => string;
}

const prefers = (query: string): boolean => window.matchMedia(query).matches;

/** What `system` means on this device now. */
function resolved(theme: ThemeName | 'system'): ThemeName {
  if (theme !== 'system') return theme;
  if (prefers('(prefers-contrast: more)')) return 'high-contrast';
  return prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light';
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
    const own = brandTheme(brandColor, resolved(theme));
    for (const [name, value] of Object.entries(own)) root.style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(own)) root.style.removeProperty(name);
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
