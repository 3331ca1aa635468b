import { storeJson, readJson } from '@apto/api-client/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { isKeyTaken, NEXT_KEY } from '../../keyboard/keys.ts';

const STORED = 'apto.painel.tecla';

/**
 * One letter takes the next request. A key of one letter can be turned off (WCAG 2.1.4), for this browser.
 */
export function useQueueKeys(onNext: () => void) {
  const [isOn, setOn] = useState(() => readJson(STORED) !== false);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isKeyTaken(event)) return;
      if (!isOn || event.repeat || event.key.toUpperCase() !== NEXT_KEY) return;
      event.preventDefault();
      next();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return {
    isOn,
    toggle: (on: boolean): void => {
      setOn(on);
      storeJson(STORED, on);
    },
  };
}
