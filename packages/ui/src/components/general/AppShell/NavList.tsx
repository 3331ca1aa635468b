'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { NavArea, NavItem } from './navigation.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './AppShell.css.ts';

export interface NavListProps {
  readonly areas: readonly NavArea[];
  readonly currentItem?: string | undefined;
  readonly isCollapsed?: boolean;
  /** After a link was followed, to close the drawer. */
  readonly onFollow?: () => void;
}

/** The groups of links, shared by rail and drawer. */
export function NavList({ areas, currentItem, isCollapsed = false, onFollow }: NavListProps) {
  const texts = useTexts('AppShell', defaults);
  return (
    <nav aria-label={texts.navigation} className={css.scroll}>
      {areas.map((area) => (
        <div key={area.id} className={css.area} role="group" aria-label={area.label}>
          {!isCollapsed && (
            <p className={css.areaName} aria-hidden>
              {area.label}
            </p>
          )}
          <ul className={css.items}>
            {area.items.map((item) => (
              <li key={item.id}>
                <NavLink
                  item={item}
                  isCurrent={item.id === currentItem}
                  isCollapsed={isCollapsed}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface NavLinkProps {
  readonly item: NavItem;
  readonly isCurrent: boolean;
  readonly isCollapsed: boolean;
  readonly onFollow: (() => void) | undefined;
}

function NavLink({ item: { label, href, icon, count = 0 }, isCurrent, isCollapsed, onFollow }: NavLinkProps) {
  const texts = useTexts('AppShell', defaults);
  const locale = useAppLocale();
  const name = count > 0 ? texts.counted(label, count.toLocaleString(locale)) : label;
  const link: ReactNode = (
    <Link
      href={href}
      className={css.item}
      {...(onFollow ? { onPress: onFollow } : {})}
      {...(isCollapsed ? { 'aria-label': name } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <span className={css.itemIcon} aria-hidden>
        {icon}
      </span>
      {isCollapsed ? (
        count > 0 && <span className={css.dot} aria-hidden />
      ) : (
        <>
          <span className={css.itemName}>{label}</span>
          <Badge count={count} label="" />
        </>
      )}
    </Link>
  );
  return isCollapsed ? (
    <Tooltip content={name} placement="end">
      {link as never}
    </Tooltip>
  ) : (
    link
  );
}
