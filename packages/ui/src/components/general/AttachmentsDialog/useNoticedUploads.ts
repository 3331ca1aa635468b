'use client';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useUploadQueue, type UploadQueue } from '../FileDrop/useUploadQueue.ts';
import { toast } from '../Toast/toastQueue.ts';
import { namesInLine } from './AttachmentsDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';

type Options<R> = Omit<Parameters<typeof useUploadQueue<R>>[0], 'onFailed'>;

/**
 * A queue that says once, when it has come to rest, what arrived and what failed: a notice for each of twenty files would
 * be a wall. Beside each file its own error stays.
 */
export function useNoticedUploads<R>(options: Options<R>): UploadQueue {
  const texts = useTexts('AttachmentsDialog', defaults);
  const done = useRef<string[]>([]);
  const broken = useRef<{ name: string; reason: string }[]>([]);
  const queue = useUploadQueue<R>({
    ...options,
    onUploaded: (file, result) => {
      done.current.push(file.name);
      options.onUploaded?.(file, result);
    },
    onFailed: ({ name }, error) =>
      void broken.current.push({ name, reason: errorText(error, texts.uploadFailed) }),
  });
  const { isUploading } = queue;
  useEffect(() => {
    if (isUploading) return;
    const [arrived, failed] = [done.current, broken.current];
    [done.current, broken.current] = [[], []];
    if (arrived.length > 0)
      toast.success({ title: texts.uploaded(arrived.length), detail: namesInLine(arrived, texts) });
    const [only] = failed;
    if (only && failed.length === 1)
      toast.error({ title: texts.uploadFailed, detail: `${only.name}: ${only.reason}` });
    else if (failed.length > 1)
      toast.error({
        title: texts.uploadFailed,
        detail: namesInLine(
          failed.map(({ name }) => name),
          texts,
        ),
      });
  });
  return queue;
}
