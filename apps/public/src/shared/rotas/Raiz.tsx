import { useEffect, useRef } from 'react';
import { RouterProvider as LinksDoSistema } from 'react-aria-components';
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

/** An address of the app as the browser knows it. Another site, a telephone or a file is one already. */
function useEndereco(href: string): string {
  const daqui = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : daqui;
}

/** What every address shares: links of the design system, titles, scroll and focus. */
export function Raiz() {
  const navigate = useNavigate();
  useTituloDaJanela();
  useTopoACadaNavegacao();
  return (
    <LinksDoSistema navigate={(para) => void navigate(para)} useHref={useEndereco}>
      <Outlet />
    </LinksDoSistema>
  );
}
