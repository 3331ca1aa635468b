import { etapasNaoConstruidas, type EtapaId } from '@apto/domain';
import { Button, InlineAlert, Stack } from '@apto/ui';
import { usePedido } from '../pedido/usePedido.ts';

interface Props {
  /** Which of the needed steps become known here. */
  readonly etapas: readonly EtapaId[];
  /** Also where nothing is missing, a handing over that was chosen can be taken back. @default false */
  readonly sempreDesfaz?: boolean;
}

/**
 * Steps that this request needs and that cannot be done here: said as soon as it is known, with the way out. Handing
 * over can be taken back as long as the request was not sent.
 */
export function EtapasComAtendente({ etapas, sempreDesfaz = false }: Props) {
  const [pedido, despachar] = usePedido();
  const faltam = etapasNaoConstruidas(pedido).filter(({ id }) => etapas.includes(id));
  const entregue = pedido.direcionarParaAtendente;
  if (faltam.length === 0 && !(sempreDesfaz && entregue)) return null;
  const direcionar = (valor: boolean) => despachar({ tipo: 'ATENDENTE_ESCOLHIDO', direcionar: valor });
  if (entregue) {
    return (
      <InlineAlert
        tone="informacao"
        title="O pedido será direcionado para um atendente"
        announce="polite"
        action={
          <Button size="small" onPress={() => direcionar(false)}>
            Não direcionar
          </Button>
        }
      >
        {faltam.length > 0
          ? `Continue o preenchimento: um atendente cuidará de ${faltam.map(({ titulo }) => titulo).join(' e ')}.`
          : 'Um atendente cuidará do que falta com a clínica.'}
      </InlineAlert>
    );
  }
  return (
    <Stack gap="x3" data-campo="direcionarParaAtendente">
      {faltam.map(({ id, titulo, avisoNaoConstruida }) => (
        <InlineAlert
          key={id}
          tone="atencao"
          title={titulo}
          announce="polite"
          action={
            <Button size="small" onPress={() => direcionar(true)}>
              Direcionar para um atendente
            </Button>
          }
        >
          {avisoNaoConstruida}
        </InlineAlert>
      ))}
    </Stack>
  );
}
