import { stepsOf, Tour } from '@apto/ui';
import type { RefObject } from 'react';
import { TOURS } from './tours.tsx';

interface Props {
  /** Name of the tour (doc3 §2.11). */
  name: string;
  onClose: () => void;
  /** What opened it is gone by now: the focus comes back here. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The guided tour of a screen. Its code comes when it is asked for. */
export default function GuidedTour({ name, onClose, returnFocusTo }: Props) {
  return (
    <Tour
      isOpen
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
      steps={stepsOf(TOURS, name)}
      returnFocusTo={returnFocusTo}
    />
  );
}
