export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { NavArea, NavItem } from './navigation.ts';
