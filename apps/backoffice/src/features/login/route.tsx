import { ApiError } from '@apto/api-client';
import type { EmailCredentials } from '@apto/api-client/react';
import { InlineAlert, CenteredPage, LinkButton } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { RECOVERY_ROUTE } from '../../shared/routing/addresses.ts';
import { api, apiWith } from '../../shared/api/client.ts';
import { prepareList } from '../../shared/routing/preparation.ts';
import {
  safeDestination,
  startSession,
  liveSession,
  exitAtom,
  leaveSession,
  useSessionOrNull,
} from '../../shared/session/index.ts';
import { inTime } from '@apto/api-client/code';
import { LoginForm } from './LoginForm.tsx';
import type { WithoutPermission } from './WithoutPermission.tsx';

export const handle = { title: 'Entrar' };

/**
 * Someone with a session has nothing to do here, unless they were sent back for a missing permission: then it answers the
 * page that says so, which few ever see.
 */
export async function loader({
  request,
}: LoaderFunctionArgs): Promise<Response | typeof WithoutPermission | null> {
  const query = new URL(request.url).searchParams;
  if (query.get('semPermissao') === 'true')
    return (await inTime(import('./WithoutPermission.tsx'))).WithoutPermission;
  const session = await liveSession.restore();
  return session ? redirect(safeDestination(query.get('redirect'), session.permissions)) : null;
}

export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const Refusal = useLoaderData() as typeof WithoutPermission | null;
  const session = useSessionOrNull();
  const exit = useAtomValue(exitAtom);
  const redirectTarget = query.get('redirect');

  // Somebody signed in in another tab, whose session this one shares: the way goes on as if it had been here.
  const isEntering = useRef(false);
  const wasOut = useRef(false);
  useEffect(() => {
    const hasCome = session !== null && wasOut.current && !isEntering.current;
    wasOut.current = session === null;
    if (hasCome) void navigate(safeDestination(redirectTarget, session.permissions), { replace: true });
  }, [navigate, redirectTarget, session]);

  // What was right so far is in it, while the code is asked for; it is never stored.
  const [secondStep, setSecondStep] = useState<ReactNode>(null);

  async function enter(credentials: EmailCredentials & { codigo?: string }): Promise<void> {
    isEntering.current = true;
    try {
      const { permissions } = await startSession(apiWith, credentials);
      await navigate(safeDestination(redirectTarget, permissions), { replace: true });
    } finally {
      isEntering.current = false;
    }
  }

  async function signIn(credentials: EmailCredentials): Promise<void> {
    try {
      await enter(credentials);
    } catch (error) {
      if (!(error instanceof ApiError && error.codigo === 'SEGUNDO_FATOR')) throw error;
      // Most accounts never ask for it, and the login page is the first of all.
      const { SecondStep } = await inTime(import('./SecondStep.tsx'));
      setSecondStep(
        <SecondStep
          username={credentials.username}
          signIn={(code) => enter({ ...credentials, codigo: code })}
          onBack={() => setSecondStep(null)}
        />,
      );
    }
  }

  if (secondStep) return secondStep;

  if (session && Refusal)
    return (
      <CenteredPage title="Sem permissão">
        <Refusal
          name={session.profile.name}
          email={session.profile.email}
          permissions={session.permissions}
          onLeave={() => void leaveSession(api)}
        />
      </CenteredPage>
    );

  return (
    <CenteredPage title="Entrar" description="Agende, acompanhe e conclua exames ocupacionais.">
      <LoginForm
        signIn={signIn}
        onPrepare={prepareList}
        // The address says it of a first visit too (doc3 §2.2), where nothing has expired yet.
        notice={
          query.get('tokenExpirado') === 'true' && (exit === 'expired' || exit === 'ended') ? (
            <InlineAlert tone="info">
              {exit === 'expired'
                ? 'Sua sessão expirou.'
                : 'Sua sessão foi encerrada: por você, em outro aparelho, por uma troca de senha ou por quem administra os acessos.'}{' '}
              Entre novamente para continuar de onde parou.
            </InlineAlert>
          ) : null
        }
      />
      <LinkButton href={RECOVERY_ROUTE} variant="quiet" isFullWidth>
        Esqueci minha senha
      </LinkButton>
    </CenteredPage>
  );
}
