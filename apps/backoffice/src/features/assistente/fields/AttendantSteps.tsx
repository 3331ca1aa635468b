import { stepsForAttendant, type StepId } from '@apto/domain/assistente';
import { Button, InlineAlert, Stack } from '@apto/ui';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';

interface Props {
  /** Which of the needed steps become known here. */
  readonly steps: readonly StepId[];
  /** Also where nothing is missing, a handing over that was chosen can be taken back. @default false */
  readonly alwaysUndo?: boolean;
}

/**
 * Steps that this request needs and that cannot be done here: said as soon as it is known, with the way out. Handing
 * over can be taken back as long as the request was not sent.
 */
export function AttendantSteps({ steps, alwaysUndo = false }: Props) {
  const [pedido, dispatch] = usePedido();
  const remaining = stepsForAttendant(pedido, useAssistenteContext()).filter(({ id }) => steps.includes(id));
  const delivered = pedido.direcionarParaAtendente;
  if (remaining.length === 0 && !(alwaysUndo && delivered)) return null;
  const forward = (value: boolean) => dispatch({ type: 'ATTENDANT_CHOSEN', forward: value });
  if (delivered) {
    return (
      <InlineAlert
        tone="info"
        title="O pedido será direcionado para um atendente"
        announce="polite"
        action={
          <Button size="small" onPress={() => forward(false)}>
            Não direcionar
          </Button>
        }
      >
        {remaining.length > 0
          ? `Continue o preenchimento: um atendente cuidará de ${remaining.map(({ title }) => title).join(' e ')}.`
          : 'Um atendente cuidará do que falta com a clínica.'}
      </InlineAlert>
    );
  }
  return (
    <Stack gap="x3" data-field="direcionarParaAtendente">
      {remaining.map(({ id, title, attendantNotice }) => (
        <InlineAlert
          key={id}
          tone="warning"
          title={title}
          announce="polite"
          action={
            <Button size="small" onPress={() => forward(true)}>
              Direcionar para um atendente
            </Button>
          }
        >
          {attendantNotice}
        </InlineAlert>
      ))}
    </Stack>
  );
}
