import type { StepId } from '@apto/domain/assistente';
import { useRef, useState } from 'react';
import { Assistente } from '../Assistente.tsx';
import { stepTour } from '../tour/steps.ts';

/** A step with its tour, as the help in the bar begins it. */
export function Told({ step }: { step: StepId }) {
  const [isOpen, setOpen] = useState(false);
  const [View] = useState(() => stepTour(step));
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <main>
        <button ref={button} type="button" onClick={() => setOpen(true)}>
          Conhecer esta tela
        </button>
        <Assistente />
      </main>
      {isOpen ? <View onClose={() => setOpen(false)} returnFocusTo={button} /> : null}
    </>
  );
}
