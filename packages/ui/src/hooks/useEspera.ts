'use client';
import { useEffect, useState } from 'react';

/** Milliseconds left until an instant, counted down each second; 0 when there is none or it has passed. */
export function useEspera(ate: number | null): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    if (ate === null) return undefined;
    setAgora(Date.now());
    const relogio = setInterval(() => {
      setAgora(Date.now());
      if (Date.now() >= ate) clearInterval(relogio);
    }, 1000);
    return () => clearInterval(relogio);
  }, [ate]);
  return ate === null ? 0 : Math.max(0, ate - agora);
}
