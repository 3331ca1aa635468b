'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import {
  isRetryable,
  isUploading,
  nextUploads,
  uploadReducer,
  type UploadItem,
} from './uploadQueue.logic.ts';

/**
 * Envia um arquivo. `onProgress` recebe de 0 a 1; o sinal aborta quando a pessoa cancela ou sai. A mensagem
 * de uma falha aparece ao lado do arquivo; um erro com `isRefusal: true` diz que o próprio arquivo não serve, e não se
 * oferece enviá-lo de novo.
 */
export type UploadFile<R = unknown> = (
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<R>;

/** O que {@link useUploadQueue} devolve. */
export interface UploadQueue {
  /** Todos os arquivos, do primeiro ao último. */
  readonly items: readonly UploadItem[];
  /** Se algum arquivo está a caminho. */
  readonly isUploading: boolean;
  /** Põe arquivos no fim. */
  readonly add: (files: readonly File[]) => void;
  /** Para um. */
  readonly cancel: (key: string) => void;
  /** Envia um de novo. */
  readonly retry: (key: string) => void;
  /** Tira da lista o que terminou, falhou ou foi cancelado. */
  readonly remove: (key: string) => void;
  /** Cancela tudo o que está a caminho. */
  readonly cancelAll: () => void;
  /** Tenta de novo todos os que falharam, menos os recusados. */
  readonly retryAll: () => void;
  /** Cancela tudo o que está a caminho e esvazia a lista, para um lugar que recomeça. */
  readonly clear: () => void;
}

interface Options<R> {
  /**
   * Envia um arquivo. Cada arquivo fica com a função do momento em que foi acrescentado: a de outro registro
   * não é a dele.
   */
  readonly upload: UploadFile<R> | undefined;
  /** Um arquivo chegou. */
  readonly onUploaded?: ((file: File, result: R) => void) | undefined;
  /** Um arquivo não foi enviado. */
  readonly onFailed?: ((file: File, error: unknown) => void) | undefined;
  /** Quantos arquivos vão juntos. @default 2 */
  readonly atOnce?: number;
  /** Tira um arquivo da lista assim que ele chega. @default false */
  readonly dropsDone?: boolean;
}

let nextKey = 1;

/** Whether what failed says that the file itself was refused, as the errors of `@apto/api-client` do. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'isRefusal' in error && error.isRefusal === true;

/**
 * Uma fila de envios: alguns de cada vez, cada um com o andamento, que se cancelam e se tentam de novo um a
 * um.
 */
export function useUploadQueue<R>(options: Options<R>): UploadQueue {
  const texts = useTexts('FileDrop', defaults);
  const [items, dispatch] = useReducer(uploadReducer, []);
  const newest = useEvent(() => ({ ...options, texts }));
  const running = useRef(new Map<string, AbortController>());
  const uploads = useRef(new Map<string, UploadFile<R>>());

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
        dispatch({ type: newest().dropsDone ? 'remove' : 'done', key });
        newest().onUploaded?.(file, result);
      } catch (error) {
        // After a cancel the rejection is only its echo.
        if (!isCurrent()) return;
        dispatch({
          type: 'fail',
          key,
          error: errorText(error, newest().texts.failed),
          isRefused: isRefusal(error),
        });
        newest().onFailed?.(file, error);
      } finally {
        if (running.current.get(key) === controller) running.current.delete(key);
      }
    };
    for (const item of nextUploads(items, atOnce)) void send(item);
  }, [items, atOnce, newest]);

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
      for (const item of items)
        if (item.status === 'failed' && isRetryable(item)) dispatch({ type: 'retry', key: item.key });
    },
    clear,
  };
}
