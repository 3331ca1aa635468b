'use client';

import { useSyncExternalStore } from 'react';

/** Below 600 px the specification's mobile layout begins (doc3 §9). */
const CONSULTA = '(max-width: 599px)';

const assinar = (ouvinte: () => void): (() => void) => {
  const media = window.matchMedia(CONSULTA);
  media.addEventListener('change', ouvinte);
  return () => media.removeEventListener('change', ouvinte);
};

/** Whether the window is as narrow as a phone. On the server: no. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    assinar,
    () => window.matchMedia(CONSULTA).matches,
    () => false,
  );
