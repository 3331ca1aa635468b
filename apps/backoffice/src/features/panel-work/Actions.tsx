import type { AttendedRequestAnswer } from '@apto/api-client';
import {
  ATTENDANT_TEXT,
  nextStep,
  nextStepHint,
  waitedFor,
  type AttendantAction,
} from '@apto/domain/attendant';
import { formatInstant } from '@apto/domain/time';
import { Button, Card, Stack, Text } from '@apto/ui';
import type { ReactNode } from 'react';

interface Props {
  request: AttendedRequestAnswer;
  /** What the clinic offers instead, which is still to come and may be taken; null: nothing. */
  proposal: string | null;
  onAcceptProposal: () => void;
  /** What is left to do once it has ended. */
  again: ReactNode;
  /** 'Iniciar' is on its way. */
  isStarting: boolean;
  onAct: (action: AttendantAction) => void;
}

/** What ends a request stands last and weighs less; what cancels it has the colour that it has in a row's menu. */
const ENDS: readonly AttendantAction[] = ['MARCAR_FALTA', 'DESISTIR', 'RECUSAR_PELO_FUNCIONARIO'];
const variantOf = (action: AttendantAction) =>
  action === 'CANCELAR' ? 'quietDanger' : ENDS.includes(action) ? 'quiet' : 'secondary';

/** Whose turn it is, and since when. */
function Turn({ request, isOver }: { request: AttendedRequestAnswer; isOver: boolean }) {
  const { status, desde: since, responsavel: holder } = request;
  const whom = waitedFor(status.id);
  return (
    <Stack gap="x1">
      {isOver ? (
        <Text>Este pedido terminou.</Text>
      ) : (
        whom && <Text weight="semibold">{`Espera ${whom}`}</Text>
      )}
      {since ? (
        <Text size="s13" tone="muted">{`${status.descricao} desde ${formatInstant(since)}`}</Text>
      ) : null}
      <Text size="s13" tone="muted">
        {holder ? `Com ${holder.name}` : 'Ninguém iniciou o atendimento'}
      </Text>
    </Stack>
  );
}

/** What the transition table lets this person do: the next step first, the rest in order, what cannot be done now with its reason. */
export function Actions({ request, proposal, onAcceptProposal, again, isStarting, onAct }: Props) {
  // Whoever has been offered another time answers that first.
  const first = proposal ? null : nextStep(request.status.id, request.acoes);
  const hint = nextStepHint(request.status.id);
  const others = request.acoes.filter(({ acao: action }) => action !== first);
  return (
    <Card title="O que fazer" level={2}>
      <Stack gap="x4">
        <Turn
          request={request}
          isOver={request.acoes.length === 0 && waitedFor(request.status.id) === null}
        />
        {again}
        <Stack gap="x3">
          {proposal ? (
            <>
              <Text>{`A clínica propôs: ${proposal}.`}</Text>
              <Button variant="primary" isFullWidth onPress={onAcceptProposal}>
                Aceitar proposta
              </Button>
            </>
          ) : null}
          {first && hint ? <Text>{hint}</Text> : null}
          {first ? (
            <Button variant="primary" isFullWidth isPending={isStarting} onPress={() => onAct(first)}>
              {ATTENDANT_TEXT[first].label}
            </Button>
          ) : null}
          {others.map(({ acao: action, motivo: reason }) => (
            <Button
              key={action}
              variant={variantOf(action)}
              isFullWidth
              disabledReason={reason ?? undefined}
              onPress={() => onAct(action)}
            >
              {ATTENDANT_TEXT[action].label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
