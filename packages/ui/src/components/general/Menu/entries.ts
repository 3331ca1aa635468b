import type { MenuItemData, MenuItems, MenuSectionData } from './types.ts';

/** What stands in a menu: an item, or several under a title. */
export type Entry = MenuItemData | MenuSectionData;

export function isSection(entry: Entry): entry is MenuSectionData {
  return 'title' in entry;
}

export function isUnavailable(item: MenuItemData): boolean {
  return item.isDisabled ?? item.disabledReason !== undefined;
}

/** Every item, with those that open beside one. */
export function flat(entries: MenuItems): readonly MenuItemData[] {
  const single = entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
  return single.flatMap((item) => [item, ...(item.submenu ?? [])]);
}
