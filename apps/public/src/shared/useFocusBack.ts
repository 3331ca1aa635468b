import { useFocusHandover } from '@apto/ui';
import { useState, type RefObject } from 'react';

/**
 * The buttons of a sheet are gone once one of them has opened a dialog: the focus goes back to what opened the sheet;
 * to the page's heading where that is gone too, once it was answered.
 * @param screen changes with what is on the page
 * @param opener the page's own button
 */
export function useFocusBack(isOpen: boolean, screen: string, opener: RefObject<Element | null>): void {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useFocusHandover(() => (opener.current?.isConnected ? opener.current : 'title'), {
    when: wasOpened && !isOpen && screen,
    onlyIfLost: true,
  });
}
