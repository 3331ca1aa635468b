'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlacedPopover } from '../../../internal/PlacedPopover.tsx';
import { useEvent } from '../../../internal/useEvent.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { PanelState } from '../Popover/PopoverPanel.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { flat } from './entries.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuItemData, MenuItems, MenuProps } from './types.ts';
import * as css from './Menu.css.ts';

interface MenuPanelProps extends Omit<MenuProps, 'trigger' | 'items' | 'prepare'> {
  readonly items: MenuItems;
  readonly panel: PanelState;
  readonly id: string;
  /** The button's id: it names the menu as well. */
  readonly labelledBy: string;
  /** Where the focus goes: to the first or the last item by keyboard, to the menu itself by mouse. */
  readonly start: 'first' | 'last' | true;
  /** In px; undefined where nothing was pressed. */
  readonly triggerWidth: number | undefined;
}

/**
 * What a `Menu` shows, apart from the button that opens it: its code comes later. Drawn before it opens, its list waits
 * beside the document, where nobody finds it, and is only put in its place.
 */
export function MenuPanel(props: MenuPanelProps) {
  const { panel, labelledBy, placement = 'bottom end', onAction, onSelectionChange } = props;
  const texts = useTexts('Menu', defaults);
  const { items, label = texts.actions, selectionMode = 'none' } = props;
  // What opens beside an item belongs to the panel's own overlay.
  const [aside] = useState(() =>
    panel.isOpen || flat(items).some((item) => item.submenu) ? null : createAside(),
  );
  const close = useEvent(() => panel.onOpenChange(false));
  const act = useEvent((item: MenuItemData) => {
    item.onAction?.();
    onAction?.(item.id);
  });
  const choose = useEvent((ids: ReadonlySet<string>) => onSelectionChange?.(ids));
  const list = (
    <MenuList
      id={props.id}
      label={label}
      labelledBy={labelledBy}
      items={items}
      emptyText={texts.empty}
      selectionMode={selectionMode}
      selectedIds={props.selectedIds}
      onSelectionChange={choose}
      onAction={act}
      onClose={close}
      start={props.start}
    />
  );
  return (
    <>
      {panel.isOpen ? (
        <PlacedPopover
          {...panel}
          kind="menu"
          triggerWidth={props.triggerWidth}
          trigger="MenuTrigger"
          aria-labelledby={labelledBy}
          className={css.popover}
          placement={placement}
          offset={4}
        >
          {aside ? <Put aside={aside} /> : list}
        </PlacedPopover>
      ) : null}
      {aside ? createPortal(list, aside) : null}
    </>
  );
}

/** Holds a list that is drawn ahead; where it then stands it is no box of its own. */
function createAside(): HTMLElement {
  const aside = document.createElement('div');
  aside.className = css.aside;
  return aside;
}

/**
 * Where the list that was drawn ahead is put, before the panel finds its place; as any menu it then has the focus. What
 * happens in it React tells the panel too, which is around it in the document: Escape closes, and the focus stays inside.
 */
function Put({ aside }: { readonly aside: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(aside), [aside]);
  useEffect(() => aside.querySelector<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true }), [aside]);
  return <div ref={place} className={css.aside} />;
}
