import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * Puts theme and density on the root element, as the apps do, so that what floats (and hangs from `body`) gets
 * them as well.
 */
export const withRoot: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme']);
  const density = String(globals['density']);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'pt-BR';
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
  }, [theme, density]);
  return <Story />;
};
