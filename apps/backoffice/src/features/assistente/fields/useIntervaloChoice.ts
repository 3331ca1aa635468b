import type { Intervalo } from '@apto/domain/intervalo';
import { useSetAtom } from 'jotai';
import { useDispatch } from '../pedido/usePedido.ts';
import { refusedIntervaloAtom } from './failures.ts';

/**
 * What the picker of suggested days tells the request. It has cleared itself when it refuses: the request only says the
 * first failure, in the specified words, and the step repeats them wherever it speaks of the field.
 */
export function useIntervaloChoice() {
  const dispatch = useDispatch();
  const setRefusal = useSetAtom(refusedIntervaloAtom);
  return {
    onChange: (intervalo: Intervalo | null): void => {
      if (intervalo) setRefusal(null);
      dispatch({ type: 'INTERVALO_CHOSEN', intervalo });
    },
    onRefused: ([failure]: readonly { readonly message: string }[]): void => {
      if (!failure) return;
      setRefusal(failure.message);
      dispatch({ type: 'INTERVALO_REFUSED', message: failure.message });
    },
  };
}
