'use client';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Collection,
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  SubmenuTrigger,
  Text,
  type Key,
} from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { noteMenuTrigger } from '../../../internal/useReturnFocus.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Menu.css.ts';

/** One action of a menu. */
export interface MenuItemData {
  /** Unique in its menu. */
  readonly id: string;
  /** What it does, as a verb. */
  readonly label: string;
  /** A 16 px icon; decoration, the label says it. */
  readonly icon?: ReactNode;
  /** A second, quieter line. */
  readonly description?: string;
  /** `danger` for what cannot be undone; put it last. */
  readonly tone?: 'neutral' | 'danger';
  /** Not available now, without a reason given. Prefer `disabledReason`. */
  readonly isDisabled?: boolean;
  /**
   * Why it is not available now. It alone disables the item, which stays focusable, with the reason shown under the
   * label and read with it. Together with `isDisabled={false}` it is neither shown nor blocks.
   */
  readonly disabledReason?: string;
  /** Where it leads, for items that are links. */
  readonly href?: string;
  /** For example 'Ctrl+K'; only shown, not bound. */
  readonly shortcut?: string;
  /** Does it. The menu is closed by then. */
  readonly onAction?: () => void;
  /** Opens more items beside it, one level deep. The item itself then does nothing. */
  readonly submenu?: readonly MenuItemData[];
}

/** A group of items under a title. */
export interface MenuSectionData {
  readonly id: string;
  /** The section's heading. */
  readonly title: string;
  /** The items of the section. */
  readonly items: readonly MenuItemData[];
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it; react-aria gives it the right attributes. */
  readonly trigger: ReactNode;
  /** Items, in sections or not. An item that must not exist for this person is left out, not disabled. */
  readonly items: readonly (MenuItemData | MenuSectionData)[];
  /** Accessible name of the list. @default 'Ações' */
  readonly label?: string;
  /** Called with the id after the item's own `onAction`; never for a disabled item. */
  readonly onAction?: (id: string) => void;
  /** Makes it a choice instead of a list of actions. */
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  /** Chosen ids, with `selectionMode`. */
  readonly selectedIds?: Iterable<string>;
  /** Gets what is selected from now on. */
  readonly onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Where it opens from its trigger. @default 'bottom end' */
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top' | 'left top';
  /** Whether it is open. Leave out for an uncontrolled one. */
  readonly isOpen?: boolean;
  /** Called when it opens and when it closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

function isSection(item: MenuItemData | MenuSectionData): item is MenuSectionData {
  return 'title' in item;
}

function isUnavailable(item: MenuItemData): boolean {
  return item.isDisabled ?? item.disabledReason !== undefined;
}

interface ItemProps {
  readonly item: MenuItemData;
  readonly hasChoice: boolean;
  readonly onAction: (id: Key) => void;
}

/** An item, or one that opens more of them beside it. */
function Item(props: ItemProps) {
  const { item, onAction } = props;
  if (!item.submenu || isUnavailable(item)) return <PlainItem {...props} />;
  return (
    <SubmenuTrigger>
      <PlainItem {...props} />
      <Popover className={cx(css.popover, css.submenu)} offset={-2} crossOffset={-5}>
        <AriaMenu aria-label={item.label} className={css.menu} items={item.submenu} onAction={onAction}>
          {(inner) => <PlainItem item={inner} hasChoice={false} onAction={onAction} />}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

function PlainItem({ item, hasChoice }: ItemProps) {
  const off = isUnavailable(item);
  const opensMore = item.submenu !== undefined && !off;
  const second = off ? (item.disabledReason ?? item.description) : item.description;
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      className={css.item}
      {...(item.href !== undefined && !off ? { href: item.href } : {})}
      {...(off ? { shouldCloseOnSelect: false } : opensMore ? {} : { onAction: () => item.onAction?.() })}
      // react-aria skips disabled items with the arrows; here they are reached and say why they do not work.
      render={(props) =>
        'href' in props ? (
          <a {...props} data-tone={item.tone}>
            {props.children}
          </a>
        ) : (
          <div {...props} data-tone={item.tone} aria-disabled={off || undefined} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          {item.icon ? <span className={css.icon}>{item.icon}</span> : null}
          <span className={css.texts}>
            <Text slot="label" className={css.label}>
              {item.label}
            </Text>
            {second ? (
              <Text slot="description" className={css.description}>
                {second}
              </Text>
            ) : null}
          </span>
          {hasChoice && isSelected ? (
            <span className={css.check}>
              <Check size={16} aria-hidden="true" />
            </span>
          ) : null}
          {item.submenu ? (
            <span className={css.more}>
              <ChevronRight size={16} aria-hidden="true" />
            </span>
          ) : null}
          {item.shortcut ? <Keyboard className={css.shortcut}>{item.shortcut}</Keyboard> : null}
        </>
      )}
    </AriaMenuItem>
  );
}

function flat(items: MenuProps['items']): readonly MenuItemData[] {
  const single = items.flatMap((item) => (isSection(item) ? item.items : [item]));
  return single.flatMap((item) => [item, ...(item.submenu ?? [])]);
}

/** A list of actions behind a button. For choosing a value in a form use a select instead. */
export function Menu(props: MenuProps) {
  const { trigger, items, label = texts.actions, selectionMode = 'none', placement = 'bottom end' } = props;
  const unavailable = new Set(
    flat(items)
      .filter(isUnavailable)
      .map((item) => item.id),
  );
  const hasChoice = selectionMode !== 'none';

  const onSelectionChange = (chosen: 'all' | Set<Key>): void => {
    const ids = chosen === 'all' ? flat(items).map((item) => item.id) : [...chosen].map(String);
    const before = new Set(props.selectedIds);
    // A press on an unavailable choice changes nothing.
    if (ids.some((id) => unavailable.has(id) && !before.has(id))) return;
    props.onSelectionChange?.(new Set(ids));
  };

  const onAction = (id: Key): void => {
    if (!unavailable.has(String(id))) props.onAction?.(String(id));
  };

  return (
    <MenuTrigger
      {...(props.isOpen === undefined ? {} : { isOpen: props.isOpen })}
      onOpenChange={(isOpen) => {
        if (isOpen) noteMenuTrigger();
        props.onOpenChange?.(isOpen);
      }}
    >
      {trigger}
      <Popover className={css.popover} placement={placement} offset={4}>
        <AriaMenu
          aria-label={label}
          className={css.menu}
          items={items}
          selectionMode={selectionMode}
          {...(props.selectedIds === undefined ? {} : { selectedKeys: props.selectedIds })}
          {...(hasChoice ? { onSelectionChange } : {})}
          onAction={onAction}
          renderEmptyState={() => <div className={css.empty}>{texts.empty}</div>}
        >
          {(item) =>
            isSection(item) ? (
              <MenuSection id={item.id} className={css.section} aria-label={item.title}>
                <Header className={css.sectionTitle}>{item.title}</Header>
                <Collection items={item.items}>
                  {(inner) => <Item item={inner} hasChoice={hasChoice} onAction={onAction} />}
                </Collection>
              </MenuSection>
            ) : (
              <Item item={item} hasChoice={hasChoice} onAction={onAction} />
            )
          }
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
