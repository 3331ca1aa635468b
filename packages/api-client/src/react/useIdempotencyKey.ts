import { useMemo, useRef } from 'react';
import { ApiError } from '../error.ts';
import { newKey } from '../key.ts';

export interface IdempotencyKey {
  /** The key of sending this content: the same one until the content is another or is begun anew. */
  keyFor: (content: unknown) => string;
  /** The next try is another request, whatever its content. */
  restart: () => void;
  /** The same, where the server refused for good (4xx); an answer that was lost leaves the key as it is. */
  restartIfRefused: (error: unknown) => void;
}

/**
 * The idempotency key of something that is tried again after a failure. The same content tried again is the same
 * request: after an answer that was lost on the way it must not count twice.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const last = useRef<{ content: string; key: string } | null>(null);
  return useMemo(
    () => ({
      keyFor: (content) => {
        const text = JSON.stringify(content);
        if (last.current?.content !== text) last.current = { content: text, key: newKey() };
        return last.current.key;
      },
      restart: () => {
        last.current = null;
      },
      restartIfRefused: (error) => {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) last.current = null;
      },
    }),
    [],
  );
}
