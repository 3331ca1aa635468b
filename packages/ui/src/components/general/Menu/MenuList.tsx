'use client';
import { memo, useRef, type ReactNode, type RefObject } from 'react';
import { useMenu, useMenuSection, useSubmenuTrigger, type AriaMenuOptions } from 'react-aria/useMenu';
import { Popover } from 'react-aria-components';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useMenuTriggerState, useSubmenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { flat, isSection, isUnavailable, type Entry } from './entries.ts';
import { MenuLine, type Line } from './MenuLine.tsx';
import type { MenuItemData, MenuItems, MenuProps, MenuSectionData } from './types.ts';
import * as css from './Menu.css.ts';

interface MenuListProps extends Pick<MenuProps, 'selectionMode' | 'selectedIds'> {
  readonly id?: string;
  readonly label: string;
  readonly labelledBy?: string | undefined;
  readonly items: MenuItems;
  /** What stands there when there is nothing to choose. */
  readonly emptyText?: string;
  readonly onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Called with what was chosen and may be. */
  readonly onAction: (item: MenuItemData) => void;
  /** Closes all that is open. */
  readonly onClose: () => void;
  /** Where the focus goes: to the first or the last item, to the list itself, or nowhere. */
  readonly start?: AriaMenuOptions<Entry>['autoFocus'];
  readonly onKeyDown?: AriaMenuOptions<Entry>['onKeyDown'];
  readonly list?: RefObject<HTMLDivElement | null>;
}

/** What the keys and letters go by: declared once, or the items would be gone through again at each move of the focus. */
function describe(entry: Entry) {
  if (isSection(entry)) {
    return (
      <Section key={entry.id} title={entry.title} items={entry.items}>
        {describe}
      </Section>
    );
  }
  const href = isUnavailable(entry) ? undefined : entry.href;
  return (
    <Item key={entry.id} textValue={entry.label} {...(href === undefined ? {} : { href })}>
      {entry.label}
    </Item>
  );
}

/**
 * The list of a menu. It stands on react-aria's hooks: its component collects the items in a drawing of its own before it
 * draws them.
 */
export const MenuList = memo(function MenuList(props: MenuListProps) {
  const { id, label, labelledBy, items, selectionMode = 'none', onAction, onClose } = props;
  const own = useRef<HTMLDivElement>(null);
  const list = props.list ?? own;
  const all = flat(items);
  const onSelectionChange = (chosen: 'all' | Set<string | number>): void => {
    const ids = chosen === 'all' ? all.map((item) => item.id) : [...chosen].map(String);
    const before = new Set(props.selectedIds);
    // A press on an unavailable choice changes nothing.
    if (all.some((item) => isUnavailable(item) && ids.includes(item.id) && !before.has(item.id))) return;
    props.onSelectionChange?.(new Set(ids));
  };
  const state = useTreeState<Entry>({
    items,
    children: describe,
    selectionMode,
    ...(props.selectedIds === undefined ? {} : { selectedKeys: props.selectedIds }),
    ...(selectionMode === 'none' ? {} : { onSelectionChange }),
  });
  const { menuProps } = useMenu<Entry>(
    {
      ...(id === undefined ? {} : { id }),
      'aria-label': label,
      ...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy }),
      ...(props.start === undefined ? {} : { autoFocus: props.start }),
      ...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {}),
      onAction: (key) => {
        const item = all.find((each) => each.id === key);
        if (item && !isUnavailable(item)) onAction(item);
      },
      onClose,
    },
    state,
    list,
  );
  const line = (item: MenuItemData) =>
    item.submenu && !isUnavailable(item) ? (
      <Submenu
        key={item.id}
        item={item}
        more={item.submenu}
        state={state}
        parent={list}
        onAction={onAction}
        onClose={onClose}
      />
    ) : (
      <MenuLine key={item.id} item={item} state={state} />
    );
  return (
    <div {...menuProps} ref={list} className={css.menu}>
      {items.map((entry) =>
        isSection(entry) ? (
          <Group key={entry.id} section={entry}>
            {entry.items.map(line)}
          </Group>
        ) : (
          line(entry)
        ),
      )}
      {items.length === 0 ? (
        <div role="menuitem" className={css.empty}>
          {props.emptyText}
        </div>
      ) : null}
    </div>
  );
});

function Group({ section, children }: { readonly section: MenuSectionData; readonly children: ReactNode }) {
  const { headingProps, groupProps } = useMenuSection({ heading: section.title });
  return (
    <section {...groupProps} className={css.section}>
      <header {...headingProps} className={css.sectionTitle}>
        {section.title}
      </header>
      {children}
    </section>
  );
}

interface SubmenuProps {
  readonly item: MenuItemData;
  readonly more: readonly MenuItemData[];
  readonly state: TreeState<Entry>;
  /** The list that the item stands in. */
  readonly parent: RefObject<HTMLElement | null>;
  readonly onAction: (item: MenuItemData) => void;
  /** Closes all that is open. */
  readonly onClose: () => void;
}

/** An item that opens more of them beside it. */
function Submenu({ item, more, state, parent, onAction, onClose }: SubmenuProps) {
  const line = useRef<Line>(null);
  const list = useRef<HTMLDivElement>(null);
  const opened = useSubmenuTriggerState({ triggerKey: item.id }, useMenuTriggerState({}));
  const { submenuTriggerProps, submenuProps, popoverProps } = useSubmenuTrigger<Entry>(
    { parentMenuRef: parent, submenuRef: list },
    opened,
    line,
  );
  const { id, autoFocus, onKeyDown } = submenuProps;
  return (
    <>
      <MenuLine item={item} state={state} opener={submenuTriggerProps} openerRef={line} />
      <Popover
        {...popoverProps}
        trigger="SubmenuTrigger"
        triggerRef={line}
        isOpen={opened.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) opened.close();
        }}
        placement="end top"
        className={css.popover}
        offset={-2}
        crossOffset={-5}
      >
        <MenuList
          list={list}
          id={id}
          label={item.label}
          items={more}
          start={autoFocus}
          onKeyDown={onKeyDown}
          onAction={onAction}
          onClose={onClose}
        />
      </Popover>
    </>
  );
}
