import { Button, InlineAlert } from '@apto/ui';
import { usePedido } from '../pedido/usePedido.ts';

/** That the request goes to an attendant, which can be taken back as long as it was not sent. */
export function HandedOver() {
  const [pedido, dispatch] = usePedido();
  if (!pedido.direcionarParaAtendente) return null;
  return (
    <InlineAlert
      tone="info"
      title="O pedido será direcionado para um atendente"
      announce="polite"
      action={
        <Button size="small" onPress={() => dispatch({ type: 'ATTENDANT_CHOSEN', forward: false })}>
          Não direcionar
        </Button>
      }
    >
      Um atendente cuidará do que falta com a clínica.
    </InlineAlert>
  );
}
