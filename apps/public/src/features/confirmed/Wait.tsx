import { OFFER_HOURS, OFFER_MINUTES } from '@apto/domain/waiting-list';
import { Button, InlineAlert, Section, Stack, Text } from '@apto/ui';
import { Bell } from '@apto/ui/icons';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import type { Pedido } from '../../shared/pedido/steps.ts';
import type { useWait } from './useWait.ts';

/** '8h' of '08:00'. */
const hour = (time: string): string => `${Number(time.slice(0, 2))}h`;

interface Props {
  pedido: Pedido;
  waiting: ReturnType<typeof useWait>;
}

/** 'Avise-me se abrir um horário antes' (issue 10): offered, waited for, or why not. Nothing where there is nothing to wait for. */
export function Wait({ pedido, waiting }: Props) {
  const { wait, loadFailure, failure, isPending, isLoading, look, ask, leave } = waiting;
  if (loadFailure)
    return (
      <CallFailure
        title="Não foi possível ver se há um horário antes."
        error={loadFailure}
        onRetry={look}
        isRetrying={isLoading}
      />
    );
  if (!wait?.cabe || pedido.emRevisao) return null;
  const { situacao: state, impedimento: refusal } = wait;
  // What stands in the way of any change is said below, once.
  if (refusal !== null && refusal === pedido.impedimentos.alterar) return null;
  return (
    // Paper offers nothing that is pressed.
    <div data-print="hide">
      <Section title="Quer ir antes?">
        <Stack gap="x4">
          {failure ? (
            <InlineAlert tone="danger" title="Não foi possível." announce="assertive">
              {failure.message}
            </InlineAlert>
          ) : null}
          {refusal !== null ? (
            <Text tone="muted">{refusal}</Text>
          ) : state === 'LIVRE' ? (
            <>
              <Text tone="muted">
                {`Se abrir um horário antes do seu nesta clínica, avisamos você por mensagem, e ele fica guardado só para você por ${OFFER_MINUTES} minutos. O seu continua marcado.`}
              </Text>
              <Button
                size="large"
                icon={<Bell />}
                isFullWidth
                isPending={isPending}
                onPress={() => void ask()}
              >
                Avise-me se abrir um horário antes
              </Button>
            </>
          ) : (
            <>
              <InlineAlert tone="info" title="Avisaremos se abrir um horário antes" announce="polite">
                {`Por mensagem, das ${hour(OFFER_HOURS.from)} às ${hour(OFFER_HOURS.until)}. O seu horário continua marcado.`}
              </InlineAlert>
              <Button
                variant="quiet"
                size="large"
                isFullWidth
                isPending={isPending}
                onPress={() => void leave()}
              >
                Não quero mais ser avisado
              </Button>
            </>
          )}
        </Stack>
      </Section>
    </div>
  );
}
