'use client';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { toast } from '../Toast/toastQueue.ts';
import { namesInLine } from './AttachmentsDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** What {@link useUploadNotices} gives. */
export interface UploadNotices {
  readonly uploaded: (name: string) => void;
  readonly failed: (name: string, reason: string) => void;
}

/**
 * Says once, when a queue has come to rest, what arrived and what failed: a notice for each of twenty files would be a
 * wall. Beside each file its own error stays.
 */
export function useUploadNotices(isUploading: boolean): UploadNotices {
  const texts = useTexts('AttachmentsDialog', defaults);
  const done = useRef<string[]>([]);
  const broken = useRef<{ name: string; reason: string }[]>([]);
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
  return {
    uploaded: (name) => void done.current.push(name),
    failed: (name, reason) => void broken.current.push({ name, reason }),
  };
}
