import type { ReactNode } from 'react';

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

/** What a menu lists. */
export type MenuItems = readonly (MenuItemData | MenuSectionData)[];

/** Props of `Menu`. */
export interface MenuProps {
  /** The `Button` or `IconButton` that opens it; it gets the right attributes. */
  readonly trigger: ReactNode;
  /**
   * Items, in sections or not. An item that must not exist for this person is left out, not disabled. As a function they
   * are asked for while the menu is drawn, and not for every row of a list.
   */
  readonly items: MenuItems | (() => MenuItems);
  /**
   * Brings the code that an `items` function needs. It is asked in a quiet moment or when somebody is about to press, and
   * the menu opens once it is here. Declare it outside of the component: it is known by its identity.
   */
  readonly prepare?: () => Promise<unknown>;
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
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}
