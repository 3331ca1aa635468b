import { FormSummary } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { usePedido } from '../pedido/usePedido.ts';
import { rotuloDoCampo } from '../resumo/rotulos.ts';
import { falhasAtom, recusadasAtom } from './falhas.ts';
import { focarCampo } from './focar.ts';

/** What keeps the step from going on, with a way to each field. Only after somebody tried. */
export function FalhasDaEtapa() {
  const [pedido] = usePedido();
  const falhas = useAtomValue(falhasAtom);
  if (!useAtomValue(recusadasAtom).has(pedido.etapa)) return null;
  return (
    <FormSummary
      level={3}
      problems={falhas.map(({ campo, mensagem }) => ({
        field: campo,
        label: rotuloDoCampo(pedido, campo),
        message: mensagem,
      }))}
      onPick={({ field }) => focarCampo(field)}
    />
  );
}
