import { Tour } from '@apto/ui';
import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TourProps } from '../routing/handle.ts';
import { listTour, type ListTourName } from './steps.ts';

/** The guided tour of a list, by its name (doc3 §2.11). Its code comes when it is asked for. */
export const tourNamed = (name: ListTourName): ComponentType<TourProps> =>
  function ListTour({ onClose, returnFocusTo }) {
    const [query] = useSearchParams();
    // The address of the agendas with a clinic in it is that clinic's own screen. The tour keeps its steps while it is open.
    const [steps] = useState(() => (query.has('prestador') ? [] : listTour(name)));
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
