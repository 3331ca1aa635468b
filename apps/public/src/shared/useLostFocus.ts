import { useFocusHandover } from '@apto/ui';

/**
 * A screen that took the place of the one that had the focus takes it over, at its heading.
 * @param screen changes with it, where both are drawn by the same component
 */
export function useLostFocus(screen?: string | null): void {
  useFocusHandover('title', { when: screen, onlyIfLost: true });
}
