'use client';
import { Check, ChevronRight } from 'lucide-react';
import { useId, useRef, type RefObject } from 'react';
import { useMenuItem, type AriaMenuItemProps } from 'react-aria/useMenu';
import type { TreeState } from 'react-stately/useTreeState';
import { isUnavailable, type Entry } from './entries.ts';
import type { MenuItemData } from './types.ts';
import * as css from './Menu.css.ts';

/** An item is one of both. */
export type Line = HTMLAnchorElement & HTMLDivElement;

interface MenuLineProps {
  readonly item: MenuItemData;
  readonly state: TreeState<Entry>;
  /** What opens more of them beside it. */
  readonly opener?: Omit<AriaMenuItemProps, 'key'>;
  readonly openerRef?: RefObject<Line | null>;
}

/** An item of a menu: what it does, and why it cannot be done now. */
export function MenuLine({ item, state, opener, openerRef }: MenuLineProps) {
  const own = useRef<Line>(null);
  const line = openerRef ?? own;
  const id = useId();
  const off = isUnavailable(item);
  const { menuItemProps, isFocused, isFocusVisible, isSelected } = useMenuItem(
    { ...opener, key: item.id, ...(off ? { shouldCloseOnSelect: false } : {}) },
    state,
    line,
  );
  const second = off ? (item.disabledReason ?? item.description) : item.description;
  const described = [second && `${id}-second`, item.shortcut && `${id}-shortcut`].filter(Boolean).join(' ');
  const Element = item.href !== undefined && !off ? 'a' : 'div';
  return (
    <Element
      {...menuItemProps}
      // What stands alone in its item names it as it is.
      aria-labelledby={described === '' ? undefined : `${id}-label`}
      aria-describedby={described === '' ? undefined : described}
      // react-aria's arrows skip disabled items; here they are reached and say why they do not work.
      aria-disabled={off || undefined}
      ref={line}
      className={css.item}
      data-tone={item.tone}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {item.icon ? (
        <span className={css.icon} aria-hidden="true">
          {item.icon}
        </span>
      ) : null}
      <span className={css.texts}>
        <span id={`${id}-label`} className={css.label}>
          {item.label}
        </span>
        {second ? (
          <span id={`${id}-second`} className={css.description}>
            {second}
          </span>
        ) : null}
      </span>
      {state.selectionManager.selectionMode !== 'none' && isSelected ? (
        <span className={css.check}>
          <Check size={16} aria-hidden="true" />
        </span>
      ) : null}
      {item.submenu ? (
        <span className={css.more}>
          <ChevronRight size={16} aria-hidden="true" />
        </span>
      ) : null}
      {item.shortcut ? (
        <kbd id={`${id}-shortcut`} className={css.shortcut}>
          {item.shortcut}
        </kbd>
      ) : null}
    </Element>
  );
}
