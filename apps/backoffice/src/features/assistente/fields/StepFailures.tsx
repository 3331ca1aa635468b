import { FormSummary } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { usePedido, usePedidoPart } from '../pedido/usePedido.ts';
import { fieldLabel } from '../summary/labels.ts';
import { failuresAtom, refusedStepsAtom } from './failures.ts';
import { focusField } from './focus.ts';

/** What keeps the step from going on, with a way to each field. Only after somebody tried. */
export function StepFailures() {
  const step = usePedidoPart('step');
  return useAtomValue(refusedStepsAtom).has(step) ? <Problems /> : null;
}

function Problems() {
  const [pedido] = usePedido();
  const failures = useAtomValue(failuresAtom);
  return (
    <FormSummary
      level={3}
      problems={failures.map(({ campo: field, mensagem: message }) => ({
        field: field,
        label: fieldLabel(pedido, field),
        message: message,
      }))}
      onPick={({ field }) => focusField(field)}
    />
  );
}
