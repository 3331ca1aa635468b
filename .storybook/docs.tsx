import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useSyncExternalStore, type PropsWithChildren } from 'react';
import { frame } from './frame.ts';
import { keepPortuguese } from './portuguese.ts';

/** The stories' theme, which stands on the root element (`root.tsx`): a page is read in the light that it shows. */
const isDark = () => document.documentElement.dataset['theme'] === 'dark';

function onTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const FRAMES = { light: frame('light'), dark: frame('dark') };

/** A page of documentation in the theme of its stories, whose buttons and heads speak the language of the page. */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? keepPortuguese(page.current) : undefined), []);
  const theme = FRAMES[useSyncExternalStore(onTheme, isDark) ? 'dark' : 'light'];
  return (
    <div ref={page}>
      <DocsContainer {...props} theme={theme} />
    </div>
  );
}
