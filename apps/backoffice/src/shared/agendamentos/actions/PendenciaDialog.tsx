import { changeStatus, statusRecords, type AgendamentoRow } from '@apto/api-client';
import { useCall, useApi, useIdempotencyKey } from '@apto/api-client/react';
import { AGENDAMENTOS_NOTICE, ANSWER_REQUIRED_MESSAGE } from '@apto/domain/messages';
import { MAX_REASON_LENGTH, statusRecord } from '@apto/domain/status';
import { formatInstant } from '@apto/domain/time';
import { DescriptionDialog, ErrorState, Loading, Stack, Text } from '@apto/ui';
import { notify, isSilent } from '../../notices/index.ts';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  /** The status has changed. */
  onResolve: () => void;
}

/** What the provider organisation asks of the client. */
function Pendencia({ id, idStatus }: { id: number; idStatus: number }) {
  const { data, error, isLoading, mutate } = useCall(statusRecords, { params: { id } });
  if (isLoading) return <Loading isInline />;
  if (error) {
    return (
      <ErrorState
        title="Problemas ao carregar informações!"
        description={error.message}
        requestId={error.requestId ?? undefined}
        onRetry={() => void mutate()}
      />
    );
  }
  const record = data?.find(({ status }) => status.id === idStatus);
  return (
    <Stack gap="x2">
      <Text keepsLines>{record?.descricao?.trim() || 'A pendência não foi descrita.'}</Text>
      {record ? (
        <Text size="s13" tone="muted">
          {[formatInstant(record.createdAt), record.usuario?.name].filter(Boolean).join(', por ')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Pendências (doc1 §2.5): the pendency, a required answer, Voltar and Finalizar. */
export default function PendenciaDialog({ row, onClose, onResolve }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();

  async function finish(response: string | null): Promise<void> {
    try {
      const body = statusRecord('RESOLVER_PENDENCIA', row.id, response ?? '');
      await api.invoke(changeStatus, { body }, { idempotencyKey: attempt.keyFor(body.descricao) });
    } catch (error) {
      if (!isSilent(error)) notify(AGENDAMENTOS_NOTICE.pendenciaFailed());
      throw error;
    }
    notify(AGENDAMENTOS_NOTICE.pendenciaResolved());
    onResolve();
  }

  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Pendências"
      label="Resposta"
      requiredMessage={ANSWER_REQUIRED_MESSAGE}
      maxLength={MAX_REASON_LENGTH}
      confirmLabel="Finalizar"
      cancelLabel="Voltar"
      onConfirm={finish}
    >
      <Pendencia id={row.id} idStatus={row.status.id} />
    </DescriptionDialog>
  );
}
