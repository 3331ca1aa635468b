import { useRef, useState } from 'react';
import { Assistente } from '../Assistente.tsx';
import { stepTour } from '../tour/steps.ts';
import type { ToldStep } from '../tour/steps.ts';

const TOURS = {
  'dados-agendamento': stepTour('dados-agendamento'),
  procedimentos: stepTour('procedimentos'),
  'definir-clinica': stepTour('definir-clinica'),
  agendar: stepTour('agendar'),
  concluir: stepTour('concluir'),
} satisfies Record<ToldStep, unknown>;

/** A step with its tour, as the help in the bar begins it. */
export function Told({ step }: { step: ToldStep }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const View = TOURS[step];
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
