import type { Notice } from '@apto/domain/messages';
import { toast } from '@apto/ui';
import { isSilent, messageFrom } from './message.ts';

const SHOW = {
  success: toast.success,
  info: toast.info,
  warning: toast.warning,
  danger: toast.error,
} as const satisfies Record<Notice['tone'], unknown>;

/**
 * Shows a toast that the domain describes (its texts and lives are the specification's).
 * @param onUndo takes back what it tells
 */
export function notify({ tone, title, detail, life }: Notice, onUndo?: () => void): string {
  return SHOW[tone]({ title, detail, life, onUndo });
}

/**
 * Error toast (doc3 §9 'Shared toast helper').
 * @param title the summary; absent: the server's message is the summary (doc1 §8 'Status-change failures')
 */
export function notifyError(error: unknown, title?: string): void {
  if (isSilent(error)) return;
  const message = messageFrom(error);
  if (title === undefined || title === message) toast.error({ title: message });
  else toast.error({ title: title, detail: message });
}
