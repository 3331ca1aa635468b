import { IconButton, useCommandPaletteShortcut } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { useCallback, useState } from 'react';
import { onDemand } from '../lazy.tsx';

const AppCommandPalette = onDemand(() => import('./AppCommandPalette.tsx'));

/** Screens, actions and whose appointment it is, a few letters away: the button and Ctrl+K. */
export function Palette() {
  const [isOpen, setOpened] = useState(false);
  const [requested, setRequested] = useState(false);
  const openUp = useCallback(() => {
    setRequested(true);
    setOpened(true);
  }, []);
  useCommandPaletteShortcut(openUp);
  return (
    <>
      <IconButton icon={<Search />} label="Ir para… (Ctrl+K)" onPress={openUp} />
      {requested ? (
        <AppCommandPalette isOpen={isOpen} onChange={setOpened} onFail={() => setRequested(false)} />
      ) : null}
    </>
  );
}
