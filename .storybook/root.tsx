import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

interface RootProps {
  theme: string;
  density: string;
  children: ReactNode;
}

/**
 * Puts theme and density on the root element, as the apps do, so that what floats (and hangs from `body`) gets them
 * as well.
 */
function Root({ theme, density, children }: RootProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'pt-BR';
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
  }, [theme, density]);
  return children;
}

export const withRoot: Decorator = (Story, { globals }) => (
  <Root theme={String(globals['theme'])} density={String(globals['density'])}>
    <Story />
  </Root>
);
