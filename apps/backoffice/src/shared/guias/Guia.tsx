import { stepsOf, Tour } from '@apto/ui';
import type { RefObject } from 'react';
import { GUIAS } from './guias.tsx';

interface Props {
  /** Name of the tour (doc3 §2.11). */
  nome: string;
  aoFechar: () => void;
  /** What opened it is gone by now: the focus comes back here. */
  voltaPara: RefObject<HTMLElement | null>;
}

/** The guided tour of a screen. Its code comes when it is asked for. */
export default function Guia({ nome, aoFechar, voltaPara }: Props) {
  return (
    <Tour
      isOpen
      onOpenChange={(aberto) => {
        if (!aberto) aoFechar();
      }}
      steps={stepsOf(GUIAS, nome)}
      returnFocusTo={voltaPara}
    />
  );
}
