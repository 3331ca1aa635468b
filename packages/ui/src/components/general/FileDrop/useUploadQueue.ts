'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import { texts } from './intl/pt-BR.ts';
import { isUploading, nextUploads, uploadReducer, type UploadItem } from './uploadQueue.logic.ts';

/**
 * Sends one file. `onProgress` takes 0 to 1; the signal aborts when the person cancels or leaves. A rejection's message
 * is shown beside the file.
 */
export type UploadFile<R = unknown> = (
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<R>;

/** What {@link useUploadQueue} gives. */
export interface UploadQueue {
  /** Every file, the first one first. */
  readonly items: readonly UploadItem[];
  /** Whether any file is on its way. */
  readonly isUploading: boolean;
  /** Puts files at the end. */
  readonly add: (files: readonly File[]) => void;
  /** Stops one. */
  readonly cancel: (key: string) => void;
  /** Sends one again. */
  readonly retry: (key: string) => void;
  /** Takes what ended, failed or was canceled out of the list. */
  readonly remove: (key: string) => void;
  /** Cancels all that is on its way. */
  readonly cancelAll: () => void;
  /** Tries all that failed again. */
  readonly retryAll: () => void;
  /** Cancels all that is on its way and empties the list, for a place that begins anew. */
  readonly clear: () => void;
}

interface Options<R> {
  /** Sends one file. Each file keeps the function of when it was added: another record's is not its own. */
  readonly upload: UploadFile<R> | undefined;
  /** One file has arrived. */
  readonly onUploaded?: ((file: File, result: R) => void) | undefined;
  readonly onFailed?: ((file: File, error: unknown) => void) | undefined;
  /** Files under way together. @default 2 */
  readonly atOnce?: number;
  /** Takes a file out of the list as soon as it has arrived. @default false */
  readonly dropsDone?: boolean;
}

let nextKey = 1;

/** A queue of uploads: a few at once, each with its progress, to be canceled and tried again one by one. */
export function useUploadQueue<R>(options: Options<R>): UploadQueue {
  const [items, dispatch] = useReducer(uploadReducer, []);
  const latest = useRef(options);
  const running = useRef(new Map<string, AbortController>());
  const uploads = useRef(new Map<string, UploadFile<R>>());
  useEffect(() => {
    latest.current = options;
  });

  // Leaving the screen ends what is on its way.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const atOnce = options.atOnce ?? 2;
  useEffect(() => {
    const send = async ({ key, file }: UploadItem): Promise<void> => {
      const upload = uploads.current.get(key);
      if (!upload || running.current.has(key)) return;
      const controller = new AbortController();
      running.current.set(key, controller);
      dispatch({ type: 'start', key });
      const isCurrent = (): boolean => running.current.get(key) === controller && !controller.signal.aborted;
      try {
        const result = await upload(
          file,
          (progress) => {
            if (isCurrent()) dispatch({ type: 'progress', key, progress });
          },
          controller.signal,
        );
        if (!isCurrent()) return;
        uploads.current.delete(key);
        dispatch({ type: latest.current.dropsDone ? 'remove' : 'done', key });
        latest.current.onUploaded?.(file, result);
      } catch (error) {
        // After a cancel the rejection is only its echo.
        if (!isCurrent()) return;
        dispatch({ type: 'fail', key, error: errorText(error, texts.failed) });
        latest.current.onFailed?.(file, error);
      } finally {
        if (running.current.get(key) === controller) running.current.delete(key);
      }
    };
    for (const item of nextUploads(items, atOnce)) void send(item);
  }, [items, atOnce]);

  const cancel = (key: string): void => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    dispatch({ type: 'cancel', key });
  };

  const clear = useCallback((): void => {
    for (const controller of running.current.values()) controller.abort();
    running.current.clear();
    uploads.current.clear();
    dispatch({ type: 'clear' });
  }, []);

  return {
    items,
    isUploading: isUploading(items),
    add: (files) => {
      const added = files.map((file) => ({ key: `f${nextKey++}`, file }));
      if (options.upload) for (const { key } of added) uploads.current.set(key, options.upload);
      dispatch({ type: 'add', items: added });
    },
    cancel,
    retry: (key) => dispatch({ type: 'retry', key }),
    remove: (key) => {
      uploads.current.delete(key);
      dispatch({ type: 'remove', key });
    },
    cancelAll: () => {
      for (const item of items) cancel(item.key);
    },
    retryAll: () => {
      for (const item of items) if (item.status === 'failed') dispatch({ type: 'retry', key: item.key });
    },
    clear,
  };
}
