import { ApiProvider } from '@apto/api-client/react';
import { toastHistory } from '@apto/ui';
import { useAtomValue, useStore } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { aoFaltarApiKey, cliente } from '../api/cliente.ts';
import { avisar } from '../avisos/index.ts';
import { escopoAtom } from '../escopo/escopo.ts';
import { loginPara, ROTA_LOGIN, saidaAtom, useSessaoOuNada } from '../sessao/index.ts';
import { Moldura } from './Moldura.tsx';

/** A list refreshes by server events and by hand; a focus that comes back must not move what is being read. */
const LEITURAS = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  dedupingInterval: 1000,
} as const;

// Toasts are rare and never the first thing on the screen: their code comes with the first of them.
const Avisos = lazy(async () => ({ default: (await import('./avisos.ts')).ToastRegion }));

function RegiaoDeAvisos() {
  const houve = useSyncExternalStore(toastHistory.subscribe, () => toastHistory.get().length > 0);
  const [mostrou, setMostrou] = useState(false);
  // Clearing the history must not take away a toast that is still on the screen.
  if (houve && !mostrou) setMostrou(true);
  return mostrou ? (
    <Suspense fallback={null}>
      <Avisos />
    </Suspense>
  ) : null;
}

/** Another scope is another truth: everything that was read before is read again. */
function EsquecerAoMudarEscopo() {
  const escopo = useAtomValue(escopoAtom);
  const { mutate } = useSWRConfig();
  const anterior = useRef(escopo);
  useEffect(() => {
    if (anterior.current === escopo) return;
    anterior.current = escopo;
    void mutate(() => true, undefined, { revalidate: true });
  }, [escopo, mutate]);
  return null;
}

/** The user's company has no API key (doc1 §7): said once, with what to do. */
function useAvisoSemApiKey(): void {
  useEffect(
    () =>
      aoFaltarApiKey((erro) => {
        avisar({
          tom: 'atencao',
          titulo: 'Sua empresa está sem chave de acesso (API key)',
          detalhe: `${erro.message} Peça a quem administra os acessos que gere uma chave para a empresa.`,
          vida: 0,
        });
      }),
    [],
  );
}

/**
 * What every signed-in screen stands on: API, cache, frame. When the session ends, here or in another tab, the login
 * page takes over.
 */
export function Quadro({ children = <Outlet /> }: { children?: ReactNode }) {
  const sessao = useSessaoOuNada();
  const loja = useStore();
  const { pathname, search, hash } = useLocation();
  useAvisoSemApiKey();
  if (!sessao) {
    const saiu = loja.get(saidaAtom) === 'saiu';
    return <Navigate to={saiu ? ROTA_LOGIN : loginPara(pathname + search + hash)} replace />;
  }
  return (
    // A cache for each session: nothing of one person is ever shown to the next.
    <SWRConfig key={sessao.id} value={{ ...LEITURAS, provider: () => new Map() }}>
      <ApiProvider cliente={cliente}>
        <EsquecerAoMudarEscopo />
        <Moldura>{children}</Moldura>
        <RegiaoDeAvisos />
      </ApiProvider>
    </SWRConfig>
  );
}
