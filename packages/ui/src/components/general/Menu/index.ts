export { Menu } from './Menu.tsx';
export type { MenuItemData, MenuItems, MenuProps, MenuSectionData } from './types.ts';
