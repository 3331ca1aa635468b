import { acceptInvitation, ApiError, readInvitation, type Answer } from '@apto/api-client';
import { isDeadLink, openLink, type OpenedLink } from '@apto/api-client/session';
import { DEAD_INVITATION_TEXT } from '@apto/domain/users';
import { CenteredPage, EmptyState, ErrorState, LinkButton, useFocusHandover } from '@apto/ui';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { clinicApi } from '../../shared/clinic/client.ts';
import { REGISTRATION_PATHS } from '../../shared/clinic/paths.ts';
import { startAsClinic } from '../../shared/clinic/session.ts';
import { AcceptForm } from './AcceptForm.tsx';

interface Loaded {
  readonly token: string;
  readonly found: OpenedLink<Answer<typeof readInvitation>>;
}

/** The link's token, in memory only: it leaves the address at once. */
let taken = '';

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  if (params['token']) {
    taken = params['token'];
    window.history.replaceState(window.history.state, '', `#${REGISTRATION_PATHS.accept}`);
  }
  const found = await openLink(taken, (token) => clinicApi.invoke(readInvitation, { body: { token } }));
  return { token: taken, found };
}

/** A clinic that was asked for its registration chooses the password with which it comes back (docs/decisions/0108). */
export function Component() {
  const { token, found } = useLoaderData<Loaded>();
  const { revalidate, state } = useRevalidator();
  // It may have ended while its form was filled in: that screen has gone, and with it what had the focus.
  useFocusHandover('title', { when: found === 'dead', onlyIfLost: true });
  if (found instanceof ApiError)
    return (
      <CenteredPage title="Cadastro do prestador">
        <ErrorState
          title="Não foi possível abrir o link."
          description={found.message}
          requestId={found.requestId ?? undefined}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      </CenteredPage>
    );
  if (found === 'dead')
    return (
      <CenteredPage title="Cadastro do prestador">
        <EmptyState
          title={DEAD_INVITATION_TEXT}
          description="Se você já escolheu a sua senha, entre com ela."
          action={<LinkButton href={REGISTRATION_PATHS.login}>Ir para a entrada</LinkButton>}
        />
      </CenteredPage>
    );
  return (
    <CenteredPage
      title={`Cadastro de ${found.name}`}
      description={`${found.empresa} pede os dados da clínica. Escolha uma senha para começar e para voltar quando quiser, com ${found.email}.`}
    >
      <AcceptForm
        email={found.email}
        accept={async ({ name, novaSenha }) => {
          const { access_token } = await clinicApi
            .invoke(acceptInvitation, { body: { token, name, novaSenha } })
            .catch((error: unknown) => {
              // Nothing is left to try again: the page asks what the link is worth.
              if (isDeadLink(error)) void revalidate();
              throw error;
            });
          taken = '';
          await startAsClinic(access_token);
        }}
      />
    </CenteredPage>
  );
}
