import { LinkProvider } from '@apto/ui';
import { useEffect, useRef } from 'react';
import { Outlet, useHref, useLocation, useMatches, useNavigate } from 'react-router-dom';

interface WithTitle {
  title?: string;
}

/** The page's name in the browser's tab and in its history. */
function useWindowTitle(): void {
  const title = useMatches()
    .map((route) => (route.handle as WithTitle | undefined)?.title)
    .findLast(Boolean);
  useEffect(() => {
    document.title = title ? `${title} · Apto` : 'Apto';
  }, [title]);
}

/** Every navigation scrolls to top (doc3 §2.2) and takes the focus to the new screen's heading, as a page load would. */
function useScrollToTopOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What every address shares: links of the design system, titles, scroll and focus. */
export function Root() {
  const navigate = useNavigate();
  useWindowTitle();
  useScrollToTopOnNavigation();
  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet />
    </LinkProvider>
  );
}
