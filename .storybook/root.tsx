import { brandTheme, type ThemeName } from '@apto/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

interface RootProps {
  theme: string;
  density: string;
  /** A client company's colour, or `none`. */
  brand: string;
  children: ReactNode;
}

const isColour = (brand: string) => brand.startsWith('#');

/**
 * Puts theme, density and brand on the root element, as the apps do, so that what floats (and hangs from `body`) gets
 * them as well.
 */
function Root({ theme, density, brand, children }: RootProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
  }, [theme, density]);

  // What a story's own provider asked for ends with it.
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['text'];
    },
    [],
  );

  useLayoutEffect(() => {
    if (!isColour(brand)) return undefined;
    const { style } = document.documentElement;
    const colours = Object.entries(brandTheme(brand, theme as ThemeName));
    for (const [name, value] of colours) style.setProperty(name, value);
    return () => {
      for (const [name] of colours) style.removeProperty(name);
    };
  }, [brand, theme]);
  return children;
}

export const withRoot: Decorator = (Story, { globals }) => (
  <Root
    theme={String(globals['theme'])}
    density={String(globals['density'])}
    brand={String(globals['brand'])}
  >
    <Story />
  </Root>
);
