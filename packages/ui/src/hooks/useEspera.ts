'use client';
import { useEffect, useState } from 'react';

/** Milliseconds left until an instant, counted down each second; 0 when there is none or it has passed. */
export function useEspera(ate: number | null): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    if (ate === null) return undefined;
    const bater = (): void => {
      setAgora(Date.now());
      if (Date.now() >= ate) clearInterval(relogio);
    };
    const relogio = setInterval(bater, 1000);
    // The moment kept from the last wait is an old one.
    const primeira = setTimeout(bater, 0);
    return () => {
      clearInterval(relogio);
      clearTimeout(primeira);
    };
  }, [ate]);
  return ate === null ? 0 : Math.max(0, ate - agora);
}
