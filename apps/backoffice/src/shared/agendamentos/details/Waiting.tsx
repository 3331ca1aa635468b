import { endWaitOfAgendamento, internalTimeline, waitOfAgendamento } from '@apto/api-client';
import { useAction, useCall, useReload } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import { formatDateWithWeekday, formatInstant, instantToSaoPaulo } from '@apto/domain/time';
import { Button, Card, ConfirmDialog, ErrorState, InlineAlert, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { usePermission } from '../../session/index.ts';

const offeredText = (count: number): string =>
  count === 0
    ? 'Nada foi oferecido ainda.'
    : `${count} ${count === 1 ? 'horário oferecido' : 'horários oferecidos'} até agora.`;

/** Whether the employee waits for an earlier time, and what they are offered now (docs/decisions/0151). */
export function Waiting({ id, name }: { id: number; name: string }) {
  const isAllowed = usePermission(PERMISSION.AGENDAMENTOS_TIMELINE);
  const mayEnd = usePermission(PERMISSION.AGENDAMENTOS_EDITAR);
  const { data, error, isValidating, mutate } = useCall(
    waitOfAgendamento,
    isAllowed ? { params: { id } } : null,
  );
  const { trigger } = useAction(endWaitOfAgendamento);
  const reload = useReload();
  const [isEnding, setEnding] = useState(false);
  if (error && !data)
    return (
      <ErrorState
        title="Não foi possível ver se o funcionário espera um horário antes."
        description={error.message}
        requestId={error.requestId ?? undefined}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  const wait = data?.espera;
  if (!wait) return null;
  const { desde: since, ofertas: count, oferta: open } = wait;
  return (
    <Card
      title="Espera um horário antes"
      level={2}
      actions={
        mayEnd ? (
          <Button size="small" onPress={() => setEnding(true)}>
            Encerrar a espera
          </Button>
        ) : undefined
      }
    >
      <Stack gap="x3">
        <Text>{`Pedido pelo funcionário em ${formatInstant(since)}. ${offeredText(count)}`}</Text>
        {open ? (
          <InlineAlert tone="info" title="Um horário está guardado">
            {`${formatDateWithWeekday(open.data)}, às ${open.horario}, até as ${instantToSaoPaulo(open.expiraEm).time}.`}
          </InlineAlert>
        ) : null}
      </Stack>
      {isEnding ? (
        <ConfirmDialog
          isOpen
          onOpenChange={setEnding}
          title={`Encerrar a espera de ${name}?`}
          confirmLabel="Encerrar a espera"
          cancelLabel="Voltar"
          onConfirm={async () => {
            await trigger({ input: { params: { id } } });
            await reload(waitOfAgendamento, internalTimeline);
          }}
        >
          O horário marcado continua. Se algum está guardado, passa à próxima pessoa. O funcionário pode pedir
          de novo.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
