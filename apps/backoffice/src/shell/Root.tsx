import { LinkProvider, usePageVisit } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Outlet, useHref, useLocation, useMatches, useNavigate } from 'react-router-dom';
import type { ScreenHandle } from '../shared/routing/handle.ts';
import { applyPreferences, preferencesAtom } from '../shared/preferences/preferences.ts';

/** Where the router is (doc3 §2.2: every navigation scrolls to top). */
function useVisit(): void {
  const { key, pathname } = useLocation();
  const title = useMatches()
    .map((route) => (route.handle as ScreenHandle | undefined)?.title)
    .findLast(Boolean);
  const name = typeof title === 'function' ? title(pathname) : title;
  usePageVisit({ title: name ? `${name} · Apto` : 'Apto', path: pathname, visit: key });
}

/**
 * What every address shares: language, theme, links of the design system, titles, scroll. `AptoProvider` does the first
 * three as well, together with the maths of a client's brand colour, which this app does not show and need not load.
 */
export function Root() {
  const navigate = useNavigate();
  useVisit();
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
