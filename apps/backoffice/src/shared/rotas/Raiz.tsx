import { LinkProvider } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Outlet, useHref, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { aplicarPreferencias, preferenciasAtom } from '../preferencias/preferencias.ts';

interface ComTitulo {
  titulo?: string;
}

/** The page's name in the browser's tab and in its history. */
function useTituloDaJanela(): void {
  const titulo = useMatches()
    .map((rota) => (rota.handle as ComTitulo | undefined)?.titulo)
    .findLast(Boolean);
  useEffect(() => {
    document.title = titulo ? `${titulo} · Apto` : 'Apto';
  }, [titulo]);
}

/**
 * Every navigation scrolls to top (doc3 §2.2). A new screen also takes the focus to its heading, as a page load would;
 * a new filter of the same screen leaves the focus where the person is working.
 */
function useTopoACadaNavegacao(): void {
  const { key, pathname } = useLocation();
  const anterior = useRef(pathname);
  useEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (anterior.current === pathname) return;
    anterior.current = pathname;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
    // The key is what changes with each navigation, also to the same address.
  }, [key, pathname]);
}

/**
 * What every address shares: language, theme, links of the design system, titles, scroll. `AptoProvider` does the first
 * three as well, together with the maths of a client's brand colour, which this app does not show and need not load.
 */
export function Raiz() {
  const navigate = useNavigate();
  useTituloDaJanela();
  useTopoACadaNavegacao();
  const preferencias = useAtomValue(preferenciasAtom);
  useLayoutEffect(() => aplicarPreferencias(preferencias), [preferencias]);
  return (
    <I18nProvider locale="pt-BR">
      <LinkProvider navigate={(para) => void navigate(para)} useHref={useHref}>
        <Outlet />
      </LinkProvider>
    </I18nProvider>
  );
}
