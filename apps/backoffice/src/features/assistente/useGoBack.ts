import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReadState } from './pedido/useClienteRules.ts';

/**
 * Which step lies before is known once the people of a draft are read again: it keeps of nobody that they are PCD
 * (decision 18). 'Voltar' pressed before that waits for the answer, and goes on without one that failed.
 */
export function useGoBack({ loading }: Pick<ReadState, 'loading'>, goBack: () => void): () => void {
  const isAsked = useRef(false);
  const go = useEffectEvent(goBack);
  useEffect(() => {
    if (loading || !isAsked.current) return;
    isAsked.current = false;
    go();
  }, [loading]);
  return () => {
    if (loading) isAsked.current = true;
    else goBack();
  };
}
