import { uploadFile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import type { EditAttachment } from '@apto/domain/edit';
import { EDIT_NOTICE } from '@apto/domain/messages';
import { useUploadQueue, type UploadQueue } from '@apto/ui';
import { useEffect, useState } from 'react';
import { isSilent, notify } from '../../notices/index.ts';

/** A file that waits to be tied to the appointment when the form is saved (decision 50). */
export interface PendingFile {
  readonly kind: EditAttachment['kind'];
  /** By which the server knows it. */
  readonly path: string;
}

export interface EditUpload {
  readonly asked: EditAttachment | null;
  readonly queue: UploadQueue;
  readonly pending: PendingFile | null;
}

/** The one file that the exam type asks for: sent when it is chosen, bound when the form is saved. */
export function useEditAttachment(asked: EditAttachment | null): EditUpload {
  const api = useApi();
  const [paths, setPaths] = useState<ReadonlyMap<File, string>>(new Map());
  const queue = useUploadQueue<{ path: string }>({
    upload: (file, _onProgress, signal) => api.invoke(uploadFile, { body: {} }, { file, signal }),
    onUploaded: (file, { path }) => {
      setPaths((before) => new Map(before).set(file, path));
      notify(EDIT_NOTICE.fileLoaded());
    },
    onFailed: (_file, error) => {
      if (!isSilent(error)) notify(EDIT_NOTICE.fileFailed());
    },
  });
  const kind = asked?.kind;
  const { clear } = queue;
  // Another exam type asks for another file.
  useEffect(() => clear, [clear, kind]);

  const sent = queue.items.find(({ status }) => status === 'done');
  const path = sent && paths.get(sent.file);
  return { asked, queue, pending: kind && path ? { kind, path } : null };
}
