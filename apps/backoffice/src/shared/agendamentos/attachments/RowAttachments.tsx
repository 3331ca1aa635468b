import type { AgendamentoRow } from '@apto/api-client';
import RecordAttachments from '../../attachments/RecordAttachments.tsx';
import { OPENINGS, type AttachmentsOpening } from './openings.ts';

interface Props {
  row: AgendamentoRow;
  opening: AttachmentsOpening;
  onClose: () => void;
}

/** The attachments of an appointment, which are never removed (doc1 §2.5). */
export default function RowAttachments({ row, opening, onClose }: Props) {
  return (
    <RecordAttachments
      {...OPENINGS[opening]}
      target={{ origem: 'AGENDAMENTO', origemId: row.id }}
      description={`${row.funcionario.name}, ${row.tipoExame.descricao}`}
      onClose={onClose}
    />
  );
}
