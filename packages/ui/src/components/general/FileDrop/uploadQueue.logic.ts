import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

/** Até onde um arquivo chegou. */
export type UploadStatus = 'waiting' | 'sending' | 'done' | 'failed' | 'canceled';

/** Um arquivo a caminho. */
export interface UploadItem {
  /** Único na fila. */
  readonly key: string;
  /** O arquivo. */
  readonly file: File;
  /** Até onde chegou. */
  readonly status: UploadStatus;
  /** De 0 a 1. */
  readonly progress: number;
  /** Por que falhou, em palavras. */
  readonly error?: string;
  /** O arquivo mesmo foi recusado: enviá-lo de novo não ajuda. */
  readonly isRefused?: boolean;
}

export type UploadAction =
  | { type: 'add'; items: readonly { key: string; file: File }[] }
  | { type: 'clear' }
  | { type: 'start' | 'done' | 'cancel' | 'retry' | 'remove'; key: string }
  | { type: 'progress'; key: string; progress: number }
  | { type: 'fail'; key: string; error: string; isRefused?: boolean };

const CHANGES: {
  [K in Exclude<UploadAction['type'], 'add' | 'remove' | 'clear'>]: (
    item: UploadItem,
    action: Extract<UploadAction, { type: K }>,
  ) => UploadItem;
} = {
  start: (item) => (item.status === 'waiting' ? { ...item, status: 'sending', progress: 0 } : item),
  // Progress only grows: some transports report the same part again.
  progress: (item, { progress }) =>
    item.status === 'sending'
      ? { ...item, progress: Math.max(item.progress, Math.min(1, Number.isFinite(progress) ? progress : 0)) }
      : item,
  done: (item) => (item.status === 'sending' ? { ...item, status: 'done', progress: 1 } : item),
  fail: (item, { error, isRefused = false }) =>
    item.status === 'sending'
      ? { ...item, status: 'failed', error, ...(isRefused ? { isRefused } : {}) }
      : item,
  cancel: (item) =>
    item.status === 'waiting' || item.status === 'sending' ? { ...item, status: 'canceled' } : item,
  retry: (item) =>
    isRetryable(item) ? { key: item.key, file: item.file, status: 'waiting', progress: 0 } : item,
};

/** Whether sending it once more may help. */
export const isRetryable = ({ status, isRefused = false }: UploadItem): boolean =>
  (status === 'failed' && !isRefused) || status === 'canceled';

/** What a new choice leaves behind: of the same file, or of any where there is room for one, what did not arrive. */
export const outdatedBy = (
  chosen: readonly File[],
  items: readonly UploadItem[],
  isSingle: boolean,
): readonly UploadItem[] => {
  const names = new Set(chosen.map(({ name }) => name.toLowerCase()));
  return items.filter(
    ({ status, file }) =>
      (status === 'failed' || status === 'canceled') && (isSingle || names.has(file.name.toLowerCase())),
  );
};

/** The queue after something happened. What comes too late (progress of a canceled file) changes nothing. */
export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  if (action.type === 'add')
    return [...items, ...action.items.map((item) => ({ ...item, status: 'waiting' as const, progress: 0 }))];
  if (action.type === 'clear') return [];
  if (action.type === 'remove') return items.filter((item) => item.key !== action.key);
  const change = CHANGES[action.type] as (item: UploadItem, action: UploadAction) => UploadItem;
  return items.map((item) => (item.key === action.key ? change(item, action) : item));
}

/** Which files may start now, so that no more than `atOnce` are under way. */
export function nextUploads(items: readonly UploadItem[], atOnce: number): UploadItem[] {
  const free = atOnce - items.filter((item) => item.status === 'sending').length;
  return items.filter((item) => item.status === 'waiting').slice(0, Math.max(0, free));
}

/** Whether something is still on its way. */
export const isUploading = (items: readonly UploadItem[]): boolean =>
  items.some((item) => item.status === 'waiting' || item.status === 'sending');

/** Announced percents come in quarters: enough to know that it goes on, few enough to be listened to. */
const QUARTER = 25;

/** What is said of the queue as a whole; it changes seldom enough to be announced as it changes. */
export function queueSentence(
  items: readonly UploadItem[],
  { announced }: Pick<Texts<typeof defaults>, 'announced'>,
): string {
  const counted = items.filter((item) => item.status !== 'canceled');
  const done = counted.filter((item) => item.status === 'done').length;
  const failed = counted.filter((item) => item.status === 'failed').length;
  if (!isUploading(items)) return counted.length === 0 ? '' : announced.finished(done, failed);
  const bytes = counted.reduce((sum, item) => sum + item.file.size, 0);
  const sent = counted.reduce((sum, item) => sum + item.file.size * item.progress, 0);
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * (100 / QUARTER)) * QUARTER;
  return announced.sending(done, counted.length, percent);
}
