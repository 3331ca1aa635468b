import { LinkProvider } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Outlet, useHref, useLocation, useMatches, useNavigate } from 'react-router-dom';
import type { ScreenHandle } from '../shared/routing/handle.ts';
import { applyPreferences, preferencesAtom } from '../shared/preferences/preferences.ts';

/** The page's name in the browser's tab and in its history. */
function useWindowTitle(): void {
  const title = useMatches()
    .map((route) => (route.handle as ScreenHandle | undefined)?.title)
    .findLast(Boolean);
  useEffect(() => {
    document.title = title ? `${title} · Apto` : 'Apto';
  }, [title]);
}

/**
 * Every navigation scrolls to top (doc3 §2.2). A new screen also takes the focus to its heading, as a page load would;
 * a new filter of the same screen leaves the focus where the person is working.
 */
function useScrollToTopOnNavigation(): void {
  const { key, pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
    // The key is what changes with each navigation, also to the same address.
  }, [key, pathname]);
}

/**
 * What every address shares: language, theme, links of the design system, titles, scroll. `AptoProvider` does the first
 * three as well, together with the maths of a client's brand colour, which this app does not show and need not load.
 */
export function Root() {
  const navigate = useNavigate();
  useWindowTitle();
  useScrollToTopOnNavigation();
  const preferences = useAtomValue(preferencesAtom);
  useLayoutEffect(() => applyPreferences(preferences), [preferences]);
  return (
    <I18nProvider locale="pt-BR">
      <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        <Outlet />
      </LinkProvider>
    </I18nProvider>
  );
}
