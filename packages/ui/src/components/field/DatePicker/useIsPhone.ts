'use client';

import { useSyncExternalStore } from 'react';

/** Below 600 px the specification's mobile layout begins (doc3 §9). */
const PHONE_QUERY = '(max-width: 599px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(PHONE_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone. On the server: no. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE_QUERY).matches,
    () => false,
  );
