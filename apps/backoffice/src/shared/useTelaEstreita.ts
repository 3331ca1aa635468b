import { useCallback, useSyncExternalStore } from 'react';

function useLarguraAte(px: number): boolean {
  const consulta = `(max-width: ${px}px)`;
  const assinar = useCallback(
    (ouvinte: () => void) => {
      const media = window.matchMedia(consulta);
      media.addEventListener('change', ouvinte);
      return () => media.removeEventListener('change', ouvinte);
    },
    [consulta],
  );
  return useSyncExternalStore(assinar, () => window.matchMedia(consulta).matches);
}

// For what is said and left out, not for how it looks: that is the design system's.

/** Whether the window is as narrow as a phone's: there the specification asks for icon-only buttons (doc3 §9). */
export const useTelaEstreita = (): boolean => useLarguraAte(599);

/** Whether the window is a small laptop's or less: a table then spends its width on words. */
export const useTelaMedia = (): boolean => useLarguraAte(1279);
