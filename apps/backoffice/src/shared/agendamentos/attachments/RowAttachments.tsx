import {
  attachFile,
  downloadAttachment,
  listAttachments,
  newKey,
  previewAttachment,
  type AgendamentoRow,
} from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { ACCEPTED_ENDINGS, isPreviewable } from '@apto/domain/attachments';
import { AttachmentsDialog, type Attachment } from '@apto/ui';
import { fetchWithProgress } from '../../api/fetchWithProgress.ts';
import { OPENINGS, type AttachmentsOpening } from './openings.ts';

interface Props {
  row: AgendamentoRow;
  opening: AttachmentsOpening;
  onClose: () => void;
}

/** The attachments of an appointment: seen, added, saved, never removed (doc1 §2.5). */
export default function RowAttachments({ row, opening, onClose }: Props) {
  const { title, kinds, kind } = OPENINGS[opening];
  const api = useApi();
  const { data, error, isValidating, mutate } = useCall(listAttachments, {
    params: { origem: 'AGENDAMENTO', origemId: row.id },
  });
  const shown = (data ?? []).filter((each) => !kinds || kinds.includes(each.tipo));

  const load = async ({ id }: Attachment, signal: AbortSignal): Promise<Blob> => {
    const file = data?.find((each) => each.id === id);
    if (!file) throw new Error('Recarregue a lista de anexos.');
    const call = isPreviewable(file.tipoConteudo) ? previewAttachment : downloadAttachment;
    return (await api.download(call, { params: { chave: file.chave } }, { signal })).blob;
  };

  return (
    <AttachmentsDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={`${row.funcionario.name}, ${row.tipoExame.descricao}`}
      attachments={shown}
      isLoading={isValidating && data === undefined}
      error={
        error && !isValidating
          ? { detail: error.message, ...(error.requestId ? { requestId: error.requestId } : {}) }
          : null
      }
      onRetry={() => void mutate()}
      accept={ACCEPTED_ENDINGS}
      type={kind}
      loadFile={load}
      upload={(file, onProgress, signal) =>
        api.invoke(
          attachFile,
          { body: { origem: 'AGENDAMENTO', origemId: row.id, tipo: kind } },
          { file, signal, idempotencyKey: newKey(), fetch: fetchWithProgress(onProgress) },
        )
      }
      onUploaded={() => void mutate()}
    />
  );
}
