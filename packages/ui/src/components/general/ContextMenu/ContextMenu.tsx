'use client';
import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItems, MenuProps } from '../Menu/types.ts';
import { useContextPoint } from './useContextPoint.ts';
import * as css from './ContextMenu.css.ts';

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps extends Pick<MenuProps, 'onAction'> {
  /** Items, in sections or not. An item that must not exist for this person is left out, not disabled. */
  readonly items: MenuItems;
  /** Name of the menu: 'Ações de Ana Souza'. */
  readonly label: string;
  /** Where the menu can be asked for: a row, a card, a file. */
  readonly children: ReactNode;
  /** Leaves the browser's own menu. @default false */
  readonly isDisabled?: boolean;
}

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * The actions of a thing under the right button, a long press, Shift+F10 or the menu key. It is a shortcut: the same
 * items have to be behind a visible `Menu` too, for nobody can see that this one is there.
 */
export function ContextMenu({ label, items, onAction, children, isDisabled = false }: ContextMenuProps) {
  const area = useRef<HTMLDivElement>(null);
  const { point, handlers, close } = useContextPoint(area, isDisabled);

  const leave = (): void => {
    close();
    // react-aria gives the focus back to what had it; a right click on plain text had it nowhere.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        area.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    });
  };

  return (
    // The keys come to what has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={area} className={css.area} {...handlers}>
      {children}
      {point && (
        <Menu
          label={label}
          items={items}
          placement="bottom start"
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) leave();
          }}
          {...(onAction ? { onAction } : {})}
          trigger={
            <Button
              aria-label={label}
              excludeFromTabOrder
              className={css.anchor}
              style={{ insetInlineStart: point.x, insetBlockStart: point.y }}
            />
          }
        />
      )}
    </div>
  );
}
