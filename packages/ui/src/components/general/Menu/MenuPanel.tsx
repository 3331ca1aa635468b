'use client';
import { Check, ChevronRight } from 'lucide-react';
import {
  Collection,
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  Popover,
  SubmenuTrigger,
  Text,
  type Key,
} from 'react-aria-components';
import { PlacedPopover } from '../../../internal/PlacedPopover.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import type { PanelState } from '../Popover/PopoverPanel.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import type { MenuItemData, MenuItems, MenuProps, MenuSectionData } from './types.ts';
import * as css from './Menu.css.ts';

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
  /** Closes all that is open. */
  readonly onClose: () => void;
}

/** An item, or one that opens more of them beside it. */
function Item(props: ItemProps) {
  const { item, onAction, onClose } = props;
  if (!item.submenu || isUnavailable(item)) return <PlainItem {...props} />;
  return (
    <SubmenuTrigger>
      <PlainItem {...props} />
      <Popover className={css.popover} offset={-2} crossOffset={-5}>
        <AriaMenu
          aria-label={item.label}
          className={css.menu}
          items={item.submenu}
          onAction={onAction}
          onClose={onClose}
        >
          {(inner) => <PlainItem item={inner} hasChoice={false} onAction={onAction} onClose={onClose} />}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

function PlainItem({ item, hasChoice }: ItemProps) {
  const off = isUnavailable(item);
  const opensMore = item.submenu !== undefined && !off;
  const second = off ? (item.disabledReason ?? item.description) : item.description;
  // What stands alone in its item names it as it is; a slot of its own would be drawn with each move of the focus.
  const standsAlone = !second && !item.shortcut;
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
          {item.icon ? (
            <span className={css.icon} aria-hidden="true">
              {item.icon}
            </span>
          ) : null}
          <span className={css.texts}>
            {standsAlone ? (
              <span className={css.label}>{item.label}</span>
            ) : (
              <Text slot="label" className={css.label}>
                {item.label}
              </Text>
            )}
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

function flat(items: MenuItems): readonly MenuItemData[] {
  const single = items.flatMap((item) => (isSection(item) ? item.items : [item]));
  return single.flatMap((item) => [item, ...(item.submenu ?? [])]);
}

interface MenuPanelProps extends Omit<MenuProps, 'trigger' | 'items' | 'prepare'> {
  readonly items: MenuItems;
  readonly panel: PanelState;
  readonly id: string;
  /** The button's id: it names the menu as well. */
  readonly labelledBy: string;
  /** Where the focus goes: to the first or the last item by keyboard, to the menu itself by mouse. */
  readonly start: 'first' | 'last' | true;
}

/** What a `Menu` shows, apart from the button that opens it: its code comes later. */
export function MenuPanel(props: MenuPanelProps) {
  const { panel, labelledBy, placement = 'bottom end' } = props;
  return (
    <PlacedPopover
      {...panel}
      kind="menu"
      trigger="MenuTrigger"
      aria-labelledby={labelledBy}
      className={css.popover}
      placement={placement}
      offset={4}
    >
      <OpenMenu {...props} />
    </PlacedPopover>
  );
}

function OpenMenu(props: MenuPanelProps) {
  const texts = useTexts('Menu', defaults);
  const { items, label = texts.actions, selectionMode = 'none' } = props;
  const { panel, id, labelledBy, start } = props;
  const onClose = (): void => panel.onOpenChange(false);
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
    <AriaMenu
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={css.menu}
      items={items}
      selectionMode={selectionMode}
      {...(props.selectedIds === undefined ? {} : { selectedKeys: props.selectedIds })}
      {...(hasChoice ? { onSelectionChange } : {})}
      onAction={onAction}
      onClose={onClose}
      // A menu has the focus when it opens.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={start}
      renderEmptyState={() => <div className={css.empty}>{texts.empty}</div>}
    >
      {(item) =>
        isSection(item) ? (
          <MenuSection id={item.id} className={css.section} aria-label={item.title}>
            <Header className={css.sectionTitle}>{item.title}</Header>
            <Collection items={item.items}>
              {(inner) => <Item item={inner} hasChoice={hasChoice} onAction={onAction} onClose={onClose} />}
            </Collection>
          </MenuSection>
        ) : (
          <Item item={item} hasChoice={hasChoice} onAction={onAction} onClose={onClose} />
        )
      }
    </AriaMenu>
  );
}
