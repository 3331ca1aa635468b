import { AppShell, type NavArea } from '@apto/ui';
import { CalendarDays } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import type { ScreenHandle } from '../shared/routing/handle.ts';
import { ScopeSelector } from './scope/ScopeSelector.tsx';
import { Help } from './Help.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { Notifications } from './Notifications.tsx';
import { Palette } from './Palette.tsx';

/** Only what exists: an area joins the rail together with its screens. */
const AREAS: readonly NavArea[] = [
  {
    id: 'gestao-medica',
    label: 'Gestão médica',
    items: [{ id: HOME_ROUTE, label: 'Agendamentos', href: HOME_ROUTE, icon: <CalendarDays size={20} /> }],
  },
];

const items = AREAS.flatMap((area) => area.items);

/** The frame of every signed-in screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // A route of one long task asks for the width: `handle: { focusMode: true }`.
  const focusMode = useMatches().some((route) => (route.handle as ScreenHandle | undefined)?.focusMode);
  return (
    <AppShell
      areas={AREAS}
      currentItem={items.find(({ href }) => pathname.startsWith(href))?.id}
      homeHref={HOME_ROUTE}
      storageKey="apto.menu"
      isFocused={focusMode}
      scope={<ScopeSelector />}
      search={<Palette />}
      notifications={<Notifications />}
      help={<Help />}
      person={<PersonMenu />}
    >
      {children}
    </AppShell>
  );
}
