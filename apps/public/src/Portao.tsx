import { useAtomValue } from 'jotai';
import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { carregarAplicativo } from './carregar.ts';
import { Login } from './features/login/Login.tsx';
import { CAMINHO } from './shared/rotas/caminhos.ts';
import { FalhaDeRota } from './shared/rotas/FalhaDeRota.tsx';
import { receberConvite, sessaoAtom, tirarConviteDoEndereco } from './shared/sessao/index.ts';

const Aplicativo = lazy(carregarAplicativo);

/** Code that did not arrive. */
class ComFalha extends Component<{ children: ReactNode }, { falhou: boolean }> {
  override state = { falhou: false };
  static getDerivedStateFromError = () => ({ falhou: true });
  override render() {
    return this.state.falhou ? <FalhaDeRota /> : this.props.children;
  }
}

/** Without a session every address is the login's (doc3 §2.2), and a link opened meanwhile fills the form. */
function useEnderecoDoLogin(semSessao: boolean): void {
  useEffect(() => {
    if (!semSessao) return undefined;
    const corrigir = () => {
      const convite = tirarConviteDoEndereco();
      if (convite) void receberConvite(convite);
      document.title = 'Entrar · Apto';
      const destino = `#${CAMINHO.login}`;
      if (window.location.hash !== destino) window.history.replaceState(null, '', destino);
    };
    corrigir();
    window.addEventListener('hashchange', corrigir);
    return () => window.removeEventListener('hashchange', corrigir);
  }, [semSessao]);
}

/**
 * The login, or everything else. The guard of doc3 §2.2 stands here rather than in the router, because the router and
 * all behind it are then not part of what a slow phone loads before it may show two fields.
 */
export function Portao() {
  const sessao = useAtomValue(sessaoAtom);
  useEnderecoDoLogin(!sessao);
  return (
    <I18nProvider locale="pt-BR">
      <ComFalha key={sessao?.token ?? ''}>
        {sessao ? (
          <Suspense>
            <Aplicativo />
          </Suspense>
        ) : (
          <Login preparar={carregarAplicativo} />
        )}
      </ComFalha>
    </I18nProvider>
  );
}
