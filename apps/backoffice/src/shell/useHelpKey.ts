import { readJson, storeJson } from '@apto/api-client/session';
import { useEffect, useState } from 'react';
import { HELP_KEY, isKeyTaken } from '../shared/keyboard/keys.ts';

const STORED = 'apto.teclas.ajuda';

/** The list of keys, by its own key, which can be turned off for this browser (WCAG 2.1.4). */
export function useHelpKey() {
  const [isOn, setOn] = useState(() => readJson(STORED) !== false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== HELP_KEY || event.repeat || isKeyTaken(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return {
    isOn,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: (on: boolean): void => {
      setOn(on);
      storeJson(STORED, on);
    },
  };
}
