export { Menu } from './Menu.tsx';
export type { MenuItemData, MenuProps, MenuSectionData } from './types.ts';
