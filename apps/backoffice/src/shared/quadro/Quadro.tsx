import { ApiProvider } from '@apto/api-client/react';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { aoFaltarApiKey, cliente } from '../api/cliente.ts';
import { avisar } from '../avisos/index.ts';
import { escopoAtom } from '../escopo/escopo.ts';
import { loginPara, ROTA_LOGIN, saidaAtom, useSessaoOuNada } from '../sessao/index.ts';
import { Moldura } from './Moldura.tsx';
import { useModuloDeAvisos } from './useModuloDeAvisos.ts';

/** A list refreshes by server events and by hand; a focus that comes back must not move what is being read. */
const LEITURAS = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  dedupingInterval: 1000,
} as const;

function RegiaoDeAvisos() {
  const avisos = useModuloDeAvisos();
  return avisos ? <avisos.ToastRegion /> : null;
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
