import { navDrawer } from '../packages/ui/src/components/general/AppShell/AppShell.tsx';
import { menuPanel } from '../packages/ui/src/components/general/Menu/Menu.tsx';
import { popoverPanel } from '../packages/ui/src/components/general/Popover/Popover.tsx';

/** A story shows, and a picture keeps, what is there once the code of panels has come, as it has for a person. */
export const withLateCode = async (): Promise<void> => {
  await Promise.all([navDrawer.load(), menuPanel.load(), popoverPanel.load()]);
};
