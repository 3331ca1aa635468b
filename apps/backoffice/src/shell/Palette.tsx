import { CommandPaletteTrigger, useCommandPaletteShortcut } from '@apto/ui';
import { useCallback, useState } from 'react';
import { onDemand } from '../shared/lazy.tsx';

const AppCommandPalette = onDemand(() => import('./AppCommandPalette.tsx'));

declare global {
  interface Window {
    /** Ctrl+K was pressed before this was here, and nothing since: the page itself keeps it (index.html). */
    earlyPalette?: boolean;
  }
}

/** Screens, actions and whose appointment it is, a few letters away: the button and Ctrl+K. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(window.earlyPalette ?? false);
  const [requested, setRequested] = useState(isOpen);
  const open = useCallback(() => {
    setRequested(true);
    setIsOpen(true);
  }, []);
  useCommandPaletteShortcut(open);
  return (
    <>
      <CommandPaletteTrigger onPress={open} />
      {requested ? (
        <AppCommandPalette isOpen={isOpen} onChange={setIsOpen} onFail={() => setRequested(false)} />
      ) : null}
    </>
  );
}
