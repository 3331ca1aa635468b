import { Tour, type TourStep } from '@apto/ui';
import type { ComponentType } from 'react';
import type { TourProps } from '../routing/handle.ts';

/** The guided tour of a screen that always has the same steps (doc3 §2.11). Its code comes when it is asked for. */
export const tourOf = (steps: readonly TourStep[]): ComponentType<TourProps> =>
  function ScreenTour({ onClose, returnFocusTo }) {
    return (
      <Tour
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        steps={steps}
        returnFocusTo={returnFocusTo}
      />
    );
  };
