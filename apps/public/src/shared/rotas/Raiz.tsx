import { LinkProvider } from '@apto/ui';
import { useEffect, useRef } from 'react';
import { Outlet, useHref, useLocation, useMatches, useNavigate } from 'react-router-dom';

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

/** Every navigation scrolls to top (doc3 §2.2) and takes the focus to the new screen's heading, as a page load would. */
function useTopoACadaNavegacao(): void {
  const { pathname } = useLocation();
  const anterior = useRef(pathname);
  useEffect(() => {
    if (anterior.current === pathname) return;
    anterior.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What every address shares: links of the design system, titles, scroll and focus. */
export function Raiz() {
  const navigate = useNavigate();
  useTituloDaJanela();
  useTopoACadaNavegacao();
  return (
    <LinkProvider navigate={(para) => void navigate(para)} useHref={useHref}>
      <Outlet />
    </LinkProvider>
  );
}
