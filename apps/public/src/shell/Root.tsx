import { LinkProvider, usePageVisit } from '@apto/ui';
import { Outlet, useHref, useLocation, useMatches, useNavigate } from 'react-router-dom';

interface WithTitle {
  title?: string;
}

/** Where the router is (doc3 §2.2: every navigation scrolls to top). */
function useVisit(): void {
  const { key, pathname } = useLocation();
  const title = useMatches()
    .map((route) => (route.handle as WithTitle | undefined)?.title)
    .findLast(Boolean);
  usePageVisit({ title: title ? `${title} · Apto` : 'Apto', path: pathname, visit: key });
}

/** What every address shares: links of the design system, titles, scroll and focus. */
export function Root() {
  const navigate = useNavigate();
  useVisit();
  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet />
    </LinkProvider>
  );
}
