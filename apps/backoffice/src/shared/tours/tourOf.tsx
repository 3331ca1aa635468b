import { Tour, type TourStep } from '@apto/ui';
import type { ComponentType } from 'react';
import type { TourProps } from '../routing/handle.ts';

interface Props extends TourProps {
  steps: readonly TourStep[];
  /** Said where none of the steps is on the screen. */
  emptyMessage?: string;
}

/** A guided tour that is open as long as it is drawn. */
export function OpenTour({ onClose, ...tour }: Props) {
  return (
    <Tour
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...tour}
    />
  );
}

/** The guided tour of a screen that always has the same steps (doc3 §2.11). Its code comes when it is asked for. */
export const tourOf = (steps: readonly TourStep[]): ComponentType<TourProps> =>
  function ScreenTour(props) {
    return <OpenTour {...props} steps={steps} />;
  };
