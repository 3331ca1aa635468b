import { statusRecords, type AgendamentoRow } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { statusTagData } from '@apto/domain/status';
import { formatInstant } from '@apto/domain/time';
import { ReasonDialog } from '@apto/ui';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
}

/** Shows why the appointment is in its status: the newest record of that status (doc1 §2.5 'Reason dialog'). */
export default function StatusReasonDialog({ row, onClose }: Props) {
  const { data, error, isValidating, mutate } = useCall(statusRecords, { params: { id: row.id } });
  const record = data?.find(({ status }) => status.id === row.status.id) ?? data?.[0];
  return (
    <ReasonDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`${statusTagData(row).label}: motivo`}
      description={record?.descricao}
      author={record?.usuario?.name}
      when={record ? formatInstant(record.createdAt) : undefined}
      isLoading={isValidating && data === undefined}
      error={
        error && !isValidating
          ? { detail: error.message, ...(error.requestId ? { requestId: error.requestId } : {}) }
          : null
      }
      onRetry={() => void mutate()}
    />
  );
}
