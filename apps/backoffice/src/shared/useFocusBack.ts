import { useFocusHandover } from '@apto/ui';
import { useState } from 'react';

/**
 * The button that did a step, or opened its dialog, is often gone after the step, with the dialog or once the record is
 * read again: the focus that went with it goes to the page's heading.
 */
export function useFocusBack(isOpen: boolean, version: number | string | undefined): void {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useFocusHandover('title', { when: wasOpened && !isOpen && version, onlyIfLost: true });
}
