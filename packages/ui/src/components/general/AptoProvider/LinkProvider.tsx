'use client';
import { useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  readonly children?: ReactNode;
  /** The router's way to go somewhere, so that links do not reload the page. Gets paths of the app only. */
  readonly navigate: (path: string) => void;
  /** Turns a path into an address, for a hash router or a base path: the router's own hook. Keep it stable. */
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

/** Makes every link below go through the app's router. `AptoProvider` brings it along. */
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
