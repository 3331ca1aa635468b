'use client';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { NavList, type NavListProps } from './NavList.tsx';
import * as css from './AppShell.css.ts';

export interface NavRailProps extends NavListProps {
  readonly homeHref: string;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** The rail at the left: 240 px, or 64 with names as tooltips. */
export function NavRail({ homeHref, isCollapsed, onToggle, ...list }: NavRailProps) {
  const texts = useTexts('AppShell', defaults);
  return (
    <section className={css.rail} data-rail data-collapsed={isCollapsed || undefined} aria-label={texts.menu}>
      <div className={css.railHead}>
        <Link href={homeHref} className={css.home} aria-label={texts.home}>
          <Logo isMark={isCollapsed} label="" />
        </Link>
      </div>
      <NavList {...list} isCollapsed={isCollapsed} />
      <div className={css.railFoot}>
        <IconButton
          icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          label={isCollapsed ? texts.expand : texts.collapse}
          aria-expanded={!isCollapsed}
          tooltipPlacement="end"
          onPress={onToggle}
        />
      </div>
    </section>
  );
}
