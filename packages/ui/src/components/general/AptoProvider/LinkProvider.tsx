'use client';
import { useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Propriedades de {@link LinkProvider}. */
export interface LinkProviderProps {
  readonly children?: ReactNode;
  /**
   * O modo de o roteador ir a um lugar, para que os links não recarreguem a página. Só recebe caminhos do
   * app.
   */
  readonly navigate: (path: string) => void;
  /**
   * Transforma um caminho em endereço, para um roteador de hash ou um caminho base: o hook do próprio
   * roteador. Mantenha estável.
   */
  readonly useHref?: ((path: string) => string) | undefined;
}

/** Another site, a telephone, an e-mail, a file in memory: what no router has to do with. */
const FULL_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const usePath = (path: string): string => path;

/** A router's hook that leaves full addresses as they are: a router takes `tel:` for a path beside the present one. */
function withFullAddresses(useHref: (path: string) => string): (href: string) => string {
  return function useAddress(href) {
    const own = useHref(href);
    return FULL_ADDRESS.test(href) ? href : own;
  };
}

/** Faz todo link abaixo passar pelo roteador do app. `AptoProvider` já o traz. */
export function LinkProvider({ children, navigate, useHref = usePath }: LinkProviderProps) {
  const useAddress = useMemo(() => withFullAddresses(useHref), [useHref]);
  return (
    <RouterProvider
      navigate={(href) => (FULL_ADDRESS.test(href) ? window.location.assign(href) : navigate(href))}
      useHref={useAddress}
    >
      {children}
    </RouterProvider>
  );
}
