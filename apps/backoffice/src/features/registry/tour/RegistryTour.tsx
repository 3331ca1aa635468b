import { registryOf, tourNameOf } from '@apto/domain/registry';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TourProps } from '../../../shared/routing/handle.ts';
import { OpenTour } from '../../../shared/tours/tourOf.tsx';
import { registryTour } from './steps.ts';

/** The guided tour of a registry's list, by the name that its declaration gives it. */
export default function RegistryTour(props: TourProps) {
  const [, name = '', place] = useLocation().pathname.split('/');
  const registry = registryOf(name);
  const isList = place === 'list' || place === 'index';
  // The tour keeps its steps while it is open.
  const [steps] = useState(() => registryTour(registry && isList ? tourNameOf(registry) : ''));
  return (
    <OpenTour
      {...props}
      steps={steps}
      emptyMessage="O guia é da lista deste cadastro. Volte a ela para segui-lo."
    />
  );
}
