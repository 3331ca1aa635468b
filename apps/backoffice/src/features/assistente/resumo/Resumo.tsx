import { WizardSummary } from '@apto/ui';
import { useContexto, usePedido } from '../pedido/usePedido.ts';
import { pendencias } from './pendencias.ts';
import { faltasDoResumo, itensDoResumo } from './textos.ts';

/** The live summary beside the step. */
export function Resumo() {
  const [pedido] = usePedido();
  const faltas = pendencias(pedido, useContexto()).flatMap(({ itens }) => itens);
  return <WizardSummary items={itensDoResumo(pedido)} missing={faltasDoResumo(faltas)} />;
}
