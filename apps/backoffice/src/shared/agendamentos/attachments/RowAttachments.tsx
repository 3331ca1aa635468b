import type { AgendamentoRow } from '@apto/api-client';
import RecordAttachments from '../../attachments/RecordAttachments.tsx';
import { PERMISSION } from '@apto/domain/permissions';
import { usePermission } from '../../session/index.ts';
import { AgendamentoLogs } from './AgendamentoLogs.tsx';
import { OPENINGS, type AttachmentsOpening } from './openings.ts';

interface Props {
  row: AgendamentoRow;
  opening: AttachmentsOpening;
  onClose: () => void;
}

/** The attachments of an appointment, which are never removed (doc1 §2.5). */
export default function RowAttachments({ row, opening, onClose }: Props) {
  const maySeeLogs = usePermission(PERMISSION.AGENDAMENTOS_TIMELINE);
  return (
    <RecordAttachments
      {...OPENINGS[opening]}
      target={{ origem: 'AGENDAMENTO', origemId: row.id }}
      {...(maySeeLogs && opening === 'ANEXOS' ? { logs: <AgendamentoLogs id={row.id} /> } : {})}
      description={`${row.funcionario.name}, ${row.tipoExame.descricao}`}
      onClose={onClose}
    />
  );
}
