import { WizardSummary } from '@apto/ui';
import { useOnlyCliente } from '../../../shared/scope/useOnlyCliente.ts';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { pendencias } from './pendencias.ts';
import { missingInSummary, summaryItems } from './texts.ts';

/** The live summary beside the step. */
export function Summary() {
  const [pedido] = usePedido();
  const missing = pendencias(pedido, useAssistenteContext()).flatMap(({ items }) => items);
  const own = useOnlyCliente();
  return <WizardSummary items={summaryItems(pedido, own?.name)} missing={missingInSummary(missing)} />;
}
