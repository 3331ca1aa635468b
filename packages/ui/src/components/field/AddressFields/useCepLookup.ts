'use client';
import { fillAddress, isCep, type AddressText, type FoundAddress } from '@apto/domain/documents';
import { useEffect, useRef, useState } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';

/** Where the search for a CEP stands. */
export type LookupState = 'idle' | 'searching' | 'found' | 'kept' | 'notFound' | 'failed';

/** Encontra o endereço de um CEP; null onde não existe. Rejeita onde não foi possível perguntar. */
export type CepLookup = (cep: string, signal: AbortSignal) => Promise<FoundAddress | null>;

/** Asks for the address of each CEP that is typed whole; the newest question alone is answered. */
export function useCepLookup(
  lookup: CepLookup | undefined,
  value: AddressText,
  onChange: (change: Partial<AddressText>) => void,
) {
  const [state, setState] = useState<LookupState>('idle');
  const asking = useRef<AbortController>(null);
  const filled = useRef<FoundAddress>({});
  useEffect(() => () => asking.current?.abort(), []);

  /** The fields as they are by then. */
  const take = useEvent((found: FoundAddress | null) => {
    if (found === null) return setState('notFound');
    const { change, keepsTyped } = fillAddress(value, found, filled.current);
    filled.current = found;
    if (Object.keys(change).length > 0) onChange(change);
    setState(keepsTyped ? 'kept' : 'found');
  });

  const ask = (cep: string): void => {
    asking.current?.abort();
    if (!lookup || !isCep(cep)) return setState('idle');
    const question = new AbortController();
    asking.current = question;
    setState('searching');
    lookup(cep, question.signal).then(
      (found) => {
        if (!question.signal.aborted) take(found);
      },
      () => {
        if (!question.signal.aborted) setState('failed');
      },
    );
  };
  return { state, ask };
}
