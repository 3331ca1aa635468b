import { ApiProvider } from '@apto/api-client/react';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { onMissingApiKey, api } from '../shared/api/client.ts';
import { notify } from '../shared/notices/index.ts';
import { scopeAtom } from '../shared/scope/scope.ts';
import { loginTo, LOGIN_ROUTE, exitAtom, useSessionOrNull } from '../shared/session/index.ts';
import { Layout } from './Layout.tsx';
import { useToasts } from './useToasts.ts';

/** A list refreshes by server events and by hand; a focus that comes back must not move what is being read. */
const READ_OPTIONS = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  dedupingInterval: 1000,
} as const;

function NoticeRegion() {
  const notices = useToasts();
  return notices ? <notices.ToastRegion /> : null;
}

/** Another scope is another truth: everything that was read before is read again. */
function ForgetOnScopeChange() {
  const scope = useAtomValue(scopeAtom);
  const { mutate } = useSWRConfig();
  const previous = useRef(scope);
  useEffect(() => {
    if (previous.current === scope) return;
    previous.current = scope;
    void mutate(() => true, undefined, { revalidate: true });
  }, [scope, mutate]);
  return null;
}

/** The user's company has no API key (doc1 §7): said once, with what to do. */
function useNoApiKeyNotice(): void {
  useEffect(
    () =>
      onMissingApiKey((error) => {
        notify({
          tone: 'warning',
          title: 'Sua empresa está sem chave de acesso (API key)',
          detail: `${error.message} Peça a quem administra os acessos que gere uma chave para a empresa.`,
          life: 0,
        });
      }),
    [],
  );
}

/**
 * What every signed-in screen stands on: API, cache, frame. When the session ends, here or in another tab, the login
 * page takes over.
 */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSessionOrNull();
  const store = useStore();
  const { pathname, search, hash } = useLocation();
  useNoApiKeyNotice();
  if (!session) {
    const hasLeft = store.get(exitAtom) === 'left';
    return <Navigate to={hasLeft ? LOGIN_ROUTE : loginTo(pathname + search + hash)} replace />;
  }
  return (
    // A cache for each session: nothing of one person is ever shown to the next.
    <SWRConfig key={session.id} value={{ ...READ_OPTIONS, provider: () => new Map() }}>
      <ApiProvider client={api}>
        <ForgetOnScopeChange />
        <Layout>{children}</Layout>
        <NoticeRegion />
      </ApiProvider>
    </SWRConfig>
  );
}
