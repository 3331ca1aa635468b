import { AppShell, type NavArea } from '@apto/ui';
import { CalendarClock, CalendarDays, IdCard, ListChecks } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { PERMISSION } from '@apto/domain/permissions';
import { onDemand } from '../shared/lazy.tsx';
import { AGENDA_ROUTE, HOME_ROUTE, PANEL_ROUTE } from '../shared/routing/addresses.ts';
import type { ScreenHandle } from '../shared/routing/handle.ts';
import { usePermission, usePermissions, useSession } from '../shared/session/index.ts';
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

// The declarations themselves come with their screens; a test holds this to them.
const isOfRegistry = (permission: string): boolean =>
  /^estrutura_|cadastro_|_painel_prestador$|^configuracoes_(perfil|usuario|empresa)$/.test(permission);

/** Only what exists, and what this person may enter: an area joins the rail together with its screens. */
const areas = (hasPanel: boolean, hasAgendas: boolean, hasRegistries: boolean): readonly NavArea[] => [
  {
    id: 'gestao-medica',
    label: 'Gestão médica',
    items: [
      { id: HOME_ROUTE, label: 'Agendamentos', href: HOME_ROUTE, icon: <CalendarDays size={20} /> },
      ...(hasPanel
        ? [{ id: 'painel', label: 'Painel', href: PANEL_ROUTE, icon: <ListChecks size={20} /> }]
        : []),
      ...(hasAgendas
        ? [{ id: 'agendas', label: 'Agendas', href: AGENDA_ROUTE, icon: <CalendarClock size={20} /> }]
        : []),
      ...(hasRegistries
        ? [{ id: 'cadastros', label: 'Cadastros', href: '/cadastros', icon: <IdCard size={20} /> }]
        : []),
    ],
  },
];

/** Which item of the rail an address belongs to. */
const currentItem = (pathname: string): string => {
  if (pathname.startsWith('/painel')) return 'painel';
  if (/^\/(agenda|ambiente|reserva-horario)\//.test(pathname)) return 'agendas';
  return /^\/(gestao|pedidos)/.test(pathname) ? HOME_ROUTE : 'cadastros';
};

/** The frame of every signed-in screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { companies } = useSession().profile;
  // A route of one long task asks for the width: `handle: { focusMode: true }`.
  const focusMode = useMatches().some((route) => (route.handle as ScreenHandle | undefined)?.focusMode);
  return (
    <AppShell
      areas={areas(
        usePermission(PERMISSION.PAINEL_AGENDAMENTO),
        usePermission(PERMISSION.PAINEL_PRESTADOR),
        usePermissions().some(isOfRegistry),
      )}
      currentItem={currentItem(pathname)}
      homeHref={HOME_ROUTE}
      storageKey="apto.menu"
      isFocused={focusMode}
      scope={
        <>
          {companies.length > 1 ? <CompanyMenu onFail={nothing} /> : null}
          <ScopeSelector />
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
