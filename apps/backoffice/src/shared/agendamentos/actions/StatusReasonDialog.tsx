import { statusRecords, type AgendamentoRow } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { statusTagData } from '@apto/domain/status';
import { formatInstant } from '@apto/domain/time';
import { ReasonDialog } from '@apto/ui';
import { faceOf } from '../../api/faceOf.ts';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
}

/** Shows why the appointment is in its status: the newest record of that status (doc1 §2.5 'Reason dialog'). */
export default function StatusReasonDialog({ row, onClose }: Props) {
  const records = useCall(statusRecords, { params: { id: row.id } });
  const record = records.data?.find(({ status }) => status.id === row.status.id) ?? records.data?.[0];
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
      {...faceOf(records)}
    />
  );
}
