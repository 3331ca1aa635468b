import { useAtomValue } from 'jotai';
import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { loadApp } from './load.ts';
import { Login } from './features/login/Login.tsx';
import { brandAtom } from './shared/brand.ts';
import { PATHS } from './shared/routing/paths.ts';
import { RouteFailure } from './shell/RouteFailure.tsx';
import {
  exitAtom,
  inviteAtom,
  receiveInvite,
  sessionAtom,
  takeInviteFromAddress,
} from './shared/session/index.ts';

const App = lazy(loadApp);
// A company without a colour of its own needs none of it.
const Brand = lazy(() => import('./shell/Brand.tsx'));
// Few see it: the login does not wait for it.
const EndedPedido = lazy(async () => {
  const { EndedPedido: page } = await import('./shell/ClosedPedido.tsx');
  return { default: page };
});

/** Code that did not arrive. */
class WithFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <RouteFailure /> : this.props.children;
  }
}

/** Without a session every address is the login's (doc3 §2.2), and a link opened meanwhile fills the form. */
function useLoginAddress(withoutSession: boolean): void {
  useEffect(() => {
    if (!withoutSession) return undefined;
    const fixAddress = () => {
      const invite = takeInviteFromAddress();
      if (invite) void receiveInvite(invite);
      document.title = 'Entrar · Apto';
      const destination = `#${PATHS.login}`;
      if (window.location.hash !== destination) window.history.replaceState(null, '', destination);
    };
    fixAddress();
    window.addEventListener('hashchange', fixAddress);
    return () => window.removeEventListener('hashchange', fixAddress);
  }, [withoutSession]);
}

/**
 * The login, or everything else. The guard of doc3 §2.2 stands here rather than in the router, because the router and
 * all behind it are then not part of what a slow phone loads before it may show two fields.
 */
export function Gate() {
  const session = useAtomValue(sessionAtom);
  const exit = useAtomValue(exitAtom);
  const invite = useAtomValue(inviteAtom);
  const brand = useAtomValue(brandAtom);
  useLoginAddress(!session);
  return (
    <I18nProvider locale="pt-BR">
      {brand === undefined ? null : (
        <Suspense>
          <Brand color={brand} />
        </Suspense>
      )}
      <WithFailure key={session?.token ?? ''}>
        {session ? (
          <Suspense>
            <App />
          </Suspense>
        ) : exit === 'closed' && !invite ? (
          <Suspense>
            <EndedPedido />
          </Suspense>
        ) : (
          <Login prepare={loadApp} />
        )}
      </WithFailure>
    </I18nProvider>
  );
}
