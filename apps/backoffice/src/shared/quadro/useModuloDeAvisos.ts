import { toastHistory } from '@apto/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Modulo = typeof import('./avisos.ts');
let modulo: Modulo | null = null;

/** Wait for a quiet moment where the browser cannot tell one, in ms. */
const MOMENTO_CALMO = 1500;

function quandoCalmo(fazer: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const pedido = window.requestIdleCallback(fazer);
    return () => window.cancelIdleCallback(pedido);
  }
  const relogio = setTimeout(fazer, MOMENTO_CALMO);
  return () => clearTimeout(relogio);
}

/**
 * The visible half of the notices. Nothing waits for it: it comes once the screen is calm, or with the first notice,
 * and must be here before the network is gone. Null until then.
 */
export function useModuloDeAvisos(): Modulo | null {
  const [atual, setAtual] = useState(modulo);
  const quantos = useSyncExternalStore(toastHistory.subscribe, () => toastHistory.get().length);
  useEffect(() => {
    if (atual) return undefined;
    let montado = true;
    const carregar = () => {
      import('./avisos.ts').then(
        (carregado) => {
          modulo = carregado;
          if (montado) setAtual(carregado);
        },
        // Without a network there is nothing to show it with; the next notice asks again.
        () => undefined,
      );
    };
    const cancelar = quandoCalmo(carregar);
    if (quantos > 0) carregar();
    return () => {
      montado = false;
      cancelar();
    };
  }, [atual, quantos]);
  return atual;
}
