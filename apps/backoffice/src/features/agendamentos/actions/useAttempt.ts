import { newKey } from '@apto/api-client';
import { useMemo, useRef } from 'react';

export interface Attempt {
  /** The idempotency key of sending this content: the same one until the content is another or is begun anew. */
  chave: (content: string) => string;
  /** The next try is another request, whatever its content. */
  restart: () => void;
}

/**
 * Keys for a form that is tried again after a failure. The same content tried again is the same request: after an
 * answer that was lost on the way it must not count twice.
 */
export function useAttempt(): Attempt {
  const last = useRef<{ content: string; chave: string } | null>(null);
  return useMemo(
    () => ({
      chave: (content) => {
        if (last.current?.content !== content) last.current = { content, chave: newKey() };
        return last.current.chave;
      },
      restart: () => {
        last.current = null;
      },
    }),
    [],
  );
}
