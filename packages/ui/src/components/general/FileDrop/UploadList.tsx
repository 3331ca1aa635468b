'use client';
import { Check, RefreshCw, X } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FileThumb } from './FileThumb.tsx';
import { formatBytes } from './bytes.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { isRetryable, queueSentence, type UploadItem } from './uploadQueue.logic.ts';
import * as css from './FileDrop.css.ts';
import type { UploadQueue } from './useUploadQueue.ts';
import { useThrottledText } from './useThrottledText.ts';

/** Propriedades de {@link UploadList}. */
export interface UploadListProps {
  /** A fila, de `useUploadQueue`. */
  readonly queue: UploadQueue;
  /** O nome da lista. @default 'Arquivos em envio' */
  readonly label?: string;
}

/**
 * Os arquivos a caminho, cada um com o andamento e o que se pode fazer. O conjunto é anunciado, poucas vezes.
 */
export function UploadList({ queue, label }: UploadListProps) {
  const texts = useTexts('FileDrop', defaults);
  const list = useRef<HTMLUListElement>(null);
  const said = useThrottledText(queueSentence(queue.items, texts));

  /** What was pressed goes away: the focus goes on to what comes after it, not back to the start of the page. */
  const leave = (key: string, act: (key: string) => void): void => {
    const index = queue.items.findIndex((item) => item.key === key);
    act(key);
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('li') ?? [];
      const row = rows[Math.min(index, rows.length - 1)];
      row?.querySelector<HTMLElement>('button')?.focus();
    });
  };

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {queue.items.length > 0 && (
        <ul ref={list} className={cx(css.list, css.below)} aria-label={label ?? texts.queue}>
          {queue.items.map((item) => (
            <li key={item.key} className={css.item}>
              <FileThumb name={item.file.name} file={item.file} />
              <div className={css.words}>
                <ItemState item={item} />
              </div>
              <ItemActions
                item={item}
                onCancel={() => leave(item.key, queue.cancel)}
                onRetry={() => leave(item.key, queue.retry)}
                onRemove={() => leave(item.key, queue.remove)}
              />
            </li>
          ))}
        </ul>
      )}
      <AllActions queue={queue} list={list} />
    </>
  );
}

/** What is done about several at once, from two on. The focus goes on to the list when the button goes. */
function AllActions({ queue, list }: { queue: UploadQueue; list: RefObject<HTMLUListElement | null> }) {
  const texts = useTexts('FileDrop', defaults);
  const under = queue.items.filter(({ status }) => status === 'waiting' || status === 'sending').length;
  const failed = queue.items.filter((item) => item.status === 'failed' && isRetryable(item)).length;
  const act = (what: () => void): void => {
    what();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('button')?.focus());
  };
  if (under < 2 && failed < 2) return null;
  return (
    <div className={css.allActions}>
      {under >= 2 && (
        <Button size="small" variant="quiet" onPress={() => act(queue.cancelAll)}>
          {texts.cancelAll}
        </Button>
      )}
      {failed >= 2 && (
        <Button size="small" icon={<RefreshCw />} onPress={() => act(queue.retryAll)}>
          {texts.retryAll}
        </Button>
      )}
    </div>
  );
}

function ItemState({ item }: { item: UploadItem }) {
  const texts = useTexts('FileDrop', defaults);
  const locale = useAppLocale();
  const { file, status } = item;
  if (status === 'sending')
    return <ProgressBar label={texts.sending(file.name)} value={Math.round(item.progress * 100)} />;
  return (
    <>
      <span className={css.name}>{file.name}</span>
      <span className={css.note}>
        {formatBytes(file.size, locale)}
        {status === 'waiting' && <span>{texts.waiting}</span>}
        {status === 'canceled' && <span>{texts.canceled}</span>}
        {status === 'failed' && <span className={css.failed}>{item.error ?? texts.failed}</span>}
        {status === 'done' && (
          <span className={css.done}>
            <Check size={14} aria-hidden />
            {texts.done}
          </span>
        )}
      </span>
    </>
  );
}

interface ItemActionsProps {
  readonly item: UploadItem;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function ItemActions({ item, onCancel, onRetry, onRemove }: ItemActionsProps) {
  const texts = useTexts('FileDrop', defaults);
  const { file, status } = item;
  if (status === 'waiting' || status === 'sending')
    return <IconButton size="small" icon={<X />} label={texts.cancel(file.name)} onPress={onCancel} />;
  return (
    <>
      {isRetryable(item) && (
        <Button size="small" icon={<RefreshCw />} aria-label={texts.retryFile(file.name)} onPress={onRetry}>
          <span className={css.wideOnly}>{texts.retry}</span>
        </Button>
      )}
      <IconButton size="small" icon={<X />} label={texts.remove(file.name)} onPress={onRemove} />
    </>
  );
}
