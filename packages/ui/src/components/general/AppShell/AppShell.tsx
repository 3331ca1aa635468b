'use client';
import { Menu as MenuIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { readText, writeText } from '../../../internal/localStore.ts';
import { lateCode, useLatePanel } from '../../../internal/latePanel.ts';
import { useHydrated } from '../../../internal/useHydrated.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { texts } from './intl/pt-BR.ts';
import type { NavArea } from './navigation.ts';
import { NavRail } from './NavRail.tsx';
import * as css from './AppShell.css.ts';

export interface AppShellProps {
  /** The areas of the menu, in the order to show. */
  readonly areas: readonly NavArea[];
  /** `id` of the item that the person is in. */
  readonly currentItem?: string | undefined;
  /** Where the mark leads. @default '/' */
  readonly homeHref?: string;
  /** Which companies and branches are being looked at: always in sight. */
  readonly scope?: ReactNode;
  /** Trigger of the palette search. */
  readonly search?: ReactNode;
  /** Beside the person's menu: usually a button with a badge. */
  readonly notifications?: ReactNode;
  /** Manual and tour. */
  readonly help?: ReactNode;
  /** The person's menu. */
  readonly person?: ReactNode;
  /** Banners for the whole system, under the bar. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
  /** The page is one task that wants the width: the rail starts collapsed there, and what is remembered stays so. */
  readonly isFocused?: boolean;
  /** Under which name the browser remembers whether the rail is collapsed. @default 'apto.rail' */
  readonly storageKey?: string;
}

/** Where nothing is kept the width of the window decides; a browser that forbids storage starts open. */
function wasCollapsedBefore(key: string): boolean {
  const kept = readText(key);
  return kept === null ? window.innerWidth < 1200 : kept === 'collapsed';
}

/** Only a phone opens it. */
export const navDrawer = lateCode(() => import('./NavDrawer.tsx'));

/** The frame of the back-office: rail, bar, content. On a phone the rail becomes a drawer. */
export function AppShell({
  areas,
  currentItem,
  homeHref = '/',
  scope,
  search,
  notifications,
  help,
  person,
  banner,
  children,
  isFocused = false,
  storageKey = 'apto.rail',
}: AppShellProps) {
  const [wasCollapsed] = useState(() => wasCollapsedBefore(storageKey));
  const [chosen, setWide] = useState<boolean | null>(null);
  // Over a server's HTML the first render is the server's: it knows nothing of what this browser remembers.
  const isHydrated = useHydrated();
  const isWide = chosen ?? !(isHydrated && wasCollapsed);
  const [isWideInFocus, setWideInFocus] = useState(false);
  const isCollapsed = isFocused ? !isWideInFocus : !isWide;
  const drawer = useLatePanel(navDrawer, {});
  const main = useRef<HTMLElement>(null);
  const navigation = { areas, currentItem, homeHref };
  return (
    <>
      <a
        href="#conteudo"
        className={css.skip}
        onClick={(event) => {
          // A hash router would take the address for a route.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <div className={css.shell}>
        <NavRail
          {...navigation}
          isCollapsed={isCollapsed}
          onToggle={() => {
            if (isFocused) {
              setWideInFocus(isCollapsed);
              return;
            }
            setWide(isCollapsed);
            writeText(storageKey, isCollapsed ? 'expanded' : 'collapsed');
          }}
        />
        <div className={css.column}>
          <header className={css.bar}>
            <span className={css.onlyPhone}>
              <IconButton
                icon={<MenuIcon />}
                label={texts.openMenu}
                {...drawer.approach}
                onPress={() => drawer.setOpen(true)}
              />
            </span>
            <div className={css.scope}>{scope}</div>
            {search && <div className={css.search}>{search}</div>}
            <div className={css.tools} role="group" aria-label={texts.tools}>
              {notifications}
              {help}
              {person}
            </div>
          </header>
          {banner}
          <main ref={main} id="conteudo" className={css.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      {drawer.part ? (
        <drawer.part.NavDrawer {...navigation} isOpen={drawer.isOpen} onOpenChange={drawer.setOpen} />
      ) : null}
    </>
  );
}
