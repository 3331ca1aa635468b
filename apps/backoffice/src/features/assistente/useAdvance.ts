import { validateStep } from '@apto/domain/assistente';
import { toast } from '@apto/ui';
import { useSetAtom, useStore } from 'jotai';
import { startTransition, useCallback } from 'react';
import { failuresAtom, isOfIntervalo, refusedIntervaloAtom, refusedStepsAtom } from './fields/failures.ts';
import { focusField } from './fields/focus.ts';
import { addFuncionarios } from './fields/funcionarios.ts';
import { contextAtom, pedidoAtom, tickedAtom } from './pedido/pedido.ts';

/**
 * Leaves the open step: on to the next, or to `onEnd` from the last. A step that is not complete says so in a toast,
 * shows every failing field and takes the focus to the first (doc2 §5 'Wizard in general').
 */
export function useAdvance(onEnd: (() => void) | null): () => void {
  const store = useStore();
  const setRefusedSteps = useSetAtom(refusedStepsAtom);
  return useCallback(() => {
    // Whoever ticked employees meant them.
    const ticked = store.get(tickedAtom);
    store.set(pedidoAtom, ...addFuncionarios(ticked));
    const pedido = store.get(pedidoAtom);
    // Who could not be taken along was named: that is to be seen first.
    if (ticked.some(({ id }) => !pedido.funcionarios.some((f) => f.id === id))) return;
    const result = validateStep(pedido, pedido.step, store.get(contextAtom));
    if (result.ok) {
      // What was said of this step goes with it, an earlier try to send too; what comes next has its own to say.
      toast.dismiss();
      if (onEnd) {
        onEnd();
        return;
      }
      // A step with ten employees is drawn in slices: the page answers meanwhile.
      startTransition(() => store.set(pedidoAtom, { type: 'ADVANCED' }));
      return;
    }
    setRefusedSteps((before) => new Set(before).add(pedido.step));
    const [first] = store.get(failuresAtom);
    const refusal = store.get(refusedIntervaloAtom);
    // The domain's own words for the toast; of a refused range those that stand at the field.
    const isRefused = refusal !== null && first !== undefined && isOfIntervalo(first);
    store.set(pedidoAtom, { type: 'ADVANCED', refusal: isRefused ? refusal : undefined });
    // After the errors are on the screen: the field that takes the focus is then described by its own.
    if (first) requestAnimationFrame(() => focusField(first.campo));
  }, [onEnd, store, setRefusedSteps]);
}
