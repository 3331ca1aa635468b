import { useEffect } from 'react';

/** React Aria waits 100 ms before its first announcement. */
const FIRST_ANNOUNCEMENT_MS = 150;

function forget(id: string): void {
  const announced = document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`);
  for (const image of announced) image.remove();
}

/**
 * React Aria announces a pending button as an image that is labelled by the button, and keeps that image for some
 * seconds. A button that leaves the page meanwhile (a login that worked) would leave an image without a name behind.
 * @param id the button's id
 */
export function useAnnouncementCleanup(id: string): void {
  useEffect(
    () => () => {
      forget(id);
      // A quick answer can take the button away before its announcement has come.
      setTimeout(() => forget(id), FIRST_ANNOUNCEMENT_MS);
    },
    [id],
  );
}
