export { AppShell, type AppShellProps, type NavArea, type NavItem } from './AppShell.tsx';
