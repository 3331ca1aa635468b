import { Tour } from '@apto/ui';
import type { ComponentType } from 'react';
import type { TourProps } from '../../../shared/routing/handle.ts';
import { STEP_TOURS, type ToldStep } from './steps.ts';

/** The guided tour of one step of the wizard. Its code comes when it is asked for. */
export const tourOf = (step: ToldStep): ComponentType<TourProps> =>
  function StepTour({ onClose, returnFocusTo }) {
    return (
      <Tour
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        steps={STEP_TOURS[step]}
        returnFocusTo={returnFocusTo}
      />
    );
  };
