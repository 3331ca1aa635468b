import { chaveNova } from '@apto/api-client';
import { useMemo, useRef } from 'react';

export interface Tentativa {
  /** The idempotency key of sending this content: the same one until the content is another or is begun anew. */
  chave: (conteudo: string) => string;
  /** The next try is another request, whatever its content. */
  recomecar: () => void;
}

/**
 * Keys for a form that is tried again after a failure. The same content tried again is the same request: after an
 * answer that was lost on the way it must not count twice.
 */
export function useTentativa(): Tentativa {
  const ultima = useRef<{ conteudo: string; chave: string } | null>(null);
  return useMemo(
    () => ({
      chave: (conteudo) => {
        if (ultima.current?.conteudo !== conteudo) ultima.current = { conteudo, chave: chaveNova() };
        return ultima.current.chave;
      },
      recomecar: () => {
        ultima.current = null;
      },
    }),
    [],
  );
}
