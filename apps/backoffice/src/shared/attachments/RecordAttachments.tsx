import {
  attachFile,
  downloadAttachment,
  listAttachments,
  newKey,
  previewAttachment,
  removeAttachment,
  type AttachmentTarget,
} from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { ACCEPTED_ENDINGS, isPreviewable, type AttachmentKind } from '@apto/domain/attachments';
import { AttachmentsDialog, type Attachment } from '@apto/ui';
import type { ReactNode } from 'react';
import { faceOf } from '../api/faceOf.ts';
import { fetchWithProgress } from '../api/fetchWithProgress.ts';

interface Props {
  readonly target: { readonly origem: AttachmentTarget; readonly origemId: number };
  readonly title?: string;
  /** Whose files they are. */
  readonly description: string;
  /** The kinds that are shown; absent: all. */
  readonly kinds?: readonly AttachmentKind[];
  /** What a new file becomes. */
  readonly kind: AttachmentKind;
  /** False: they are seen and saved only. */
  readonly canAttach?: boolean;
  readonly canRemove?: boolean;
  /** What was processed for the record, in a tab of its own. */
  readonly logs?: ReactNode;
  readonly onClose: () => void;
}

/** The attachments of a record: seen, saved, and by whoever may, added and removed (doc1 §2.5, doc3 §2.9). */
export default function RecordAttachments({
  target,
  title,
  description,
  kinds,
  kind,
  canAttach = true,
  canRemove = false,
  logs,
  onClose,
}: Props) {
  const api = useApi();
  const files = useCall(listAttachments, { params: target });
  const { data, mutate } = files;
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
      {...(title === undefined ? {} : { title })}
      description={description}
      attachments={shown}
      {...faceOf(files)}
      {...(logs === undefined ? {} : { logs })}
      accept={ACCEPTED_ENDINGS}
      type={kind}
      loadFile={load}
      {...(canAttach
        ? {
            upload: (file, onProgress, signal) =>
              api.invoke(
                attachFile,
                { body: { ...target, tipo: kind } },
                { file, signal, idempotencyKey: newKey(), fetch: fetchWithProgress(onProgress) },
              ),
          }
        : {})}
      onUploaded={() => void mutate()}
      {...(canRemove
        ? {
            onDelete: async ({ id }) => {
              await api.invoke(removeAttachment, { params: { id } });
              await mutate();
            },
          }
        : {})}
    />
  );
}
