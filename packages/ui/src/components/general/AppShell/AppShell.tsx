'use client';
import { Menu as MenuIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { readText, writeText } from '../../../internal/localStore.ts';
import { lateCode, useLatePanel } from '../../../internal/latePanel.ts';
import { useHydrated } from '../../../internal/useHydrated.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import type { NavArea } from './navigation.ts';
import { NavRail } from './NavRail.tsx';
import * as css from './AppShell.css.ts';

export interface AppShellProps {
  /** As áreas do menu, na ordem em que aparecem. */
  readonly areas: readonly NavArea[];
  /** `id` do item em que a pessoa está. */
  readonly currentItem?: string | undefined;
  /** Para onde a marca leva. @default '/' */
  readonly homeHref?: string;
  /** Quais empresas e unidades se veem: sempre à vista. */
  readonly scope?: ReactNode;
  /** O botão que abre a busca da paleta. */
  readonly search?: ReactNode;
  /** Ao lado do menu da pessoa: em geral um botão com contador. */
  readonly notifications?: ReactNode;
  /** Manual e visita guiada. */
  readonly help?: ReactNode;
  /** O menu da pessoa. */
  readonly person?: ReactNode;
  /** Faixas do sistema inteiro, sob a barra. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
  /**
   * A página é uma tarefa só, que pede a largura: nela o trilho começa recolhido, e o que foi lembrado não
   * muda.
   */
  readonly isFocused?: boolean;
  /** Sob que nome o navegador lembra se o trilho está recolhido. @default 'apto.rail' */
  readonly storageKey?: string;
}

/** Where nothing is kept the width of the window decides; a browser that forbids storage starts open. */
function wasCollapsedBefore(key: string): boolean {
  const kept = readText(key);
  return kept === null ? window.innerWidth < 1200 : kept === 'collapsed';
}

/** Only a phone opens it. */
export const navDrawer = lateCode(() => import('./NavDrawer.tsx'));

/** A moldura do back-office: trilho, barra, conteúdo. No celular o trilho vira gaveta. */
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
  const texts = useTexts('AppShell', defaults);
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
