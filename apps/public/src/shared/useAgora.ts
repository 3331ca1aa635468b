import type { Agora } from '@apto/domain';
import { useEffect, useState } from 'react';
import { agora } from './relogio.ts';

/** The rules' clock counts minutes. */
const MINUTO_MS = 60_000;

/** The present in São Paulo, kept up to date while the screen is open. */
export function useAgora(): Agora {
  const [atual, setAtual] = useState(agora);
  useEffect(() => {
    const relogio = setInterval(() => setAtual(agora()), MINUTO_MS);
    return () => clearInterval(relogio);
  }, []);
  return atual;
}
