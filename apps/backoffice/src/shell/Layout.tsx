import { PERMISSION } from '@apto/domain/permissions';
import { AppShell, type NavArea } from '@apto/ui';
import { CalendarClock, CalendarDays, IdCard, ListChecks } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { onDemand } from '../shared/lazy.tsx';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import type { ScreenHandle } from '../shared/routing/handle.ts';
import { MAIN_SCREENS, screensFor } from '../shared/routing/navigation.ts';
import { homeOf, usePermission, usePermissions, useSession } from '../shared/session/index.ts';
import { ScopeSelector } from './scope/ScopeSelector.tsx';
import { Help } from './Help.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { Notifications } from './Notifications.tsx';
import { Palette } from './Palette.tsx';

// Nobody waits for it to see a screen.
const Banners = onDemand(() => import('./Banners.tsx'));
// Most people are of one company.
const CompanyMenu = onDemand(() => import('./CompanyMenu.tsx'));
const nothing = (): void => undefined;

const ICONS: Readonly<Record<string, ReactNode>> = {
  [HOME_ROUTE]: <CalendarDays size={20} />,
  painel: <ListChecks size={20} />,
  agendas: <CalendarClock size={20} />,
  cadastros: <IdCard size={20} />,
};

/** Only what exists, and what this person may enter. */
const areas = (permissions: readonly string[]): readonly NavArea[] => [
  {
    id: 'gestao-medica',
    label: 'Gestão médica',
    items: screensFor(permissions).map(({ id, label, href }) => ({ id, label, href, icon: ICONS[id] })),
  },
];

/** The frame of every signed-in screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { companies } = useSession().profile;
  const permissions = usePermissions();
  // The choice is made of what the list of customers answers, which is not everybody's.
  const seesClientes = usePermission(PERMISSION.GESTAO_MEDICA_V3_VIEW);
  // A route of one long task asks for the width: `handle: { focusMode: true }`.
  const focusMode = useMatches().some((route) => (route.handle as ScreenHandle | undefined)?.focusMode);
  return (
    <AppShell
      areas={areas(permissions)}
      currentItem={MAIN_SCREENS.find(({ owns }) => owns.test(pathname))?.id}
      homeHref={homeOf(permissions)}
      storageKey="apto.menu"
      isFocused={focusMode}
      scope={
        <>
          {companies.length > 1 ? <CompanyMenu onFail={nothing} /> : null}
          {seesClientes ? <ScopeSelector /> : null}
        </>
      }
      search={<Palette />}
      notifications={<Notifications />}
      help={<Help />}
      person={<PersonMenu />}
      banner={<Banners onFail={nothing} />}
    >
      {children}
    </AppShell>
  );
}
