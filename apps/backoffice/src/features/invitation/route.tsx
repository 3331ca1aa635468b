import { acceptInvitation, ApiError, joinByInvitation, readInvitation, type Answer } from '@apto/api-client';
import { DEAD_INVITATION_TEXT, type AcceptanceForm as Values } from '@apto/domain/users';
import { CenteredPage, EmptyState, ErrorState, LinkButton } from '@apto/ui';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { renewCompanies } from '../../shared/company/renewCompanies.ts';
import { messageFrom } from '../../shared/notices/index.ts';
import { takeToken } from '../../shared/routing/takeToken.ts';
import { homeOf, LOGIN_ROUTE, startSessionOf } from '../../shared/session/index.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { JoinForm } from './JoinForm.tsx';

export const handle = { title: 'Convite' };

/** An `ApiError` is one that may be gone at the next try. */
type Found = Answer<typeof readInvitation> | 'dead' | ApiError;

async function find(token: string): Promise<Found> {
  if (token === '') return 'dead';
  try {
    return await apiWith(null).invoke(readInvitation, { body: { token } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // 400: no token of ours has that form.
    return error.status === 401 || error.status === 400 ? 'dead' : error;
  }
}

interface Loaded {
  readonly token: string;
  readonly found: Found;
}

export async function loader(): Promise<Loaded> {
  const token = takeToken();
  return { token, found: await find(token) };
}

/** Who was invited says who they are and chooses a password that nobody else knows (docs/decisions/0094). */
export function Component() {
  const { token, found: first } = useLoaderData<Loaded>();
  const [found, setFound] = useState(first);
  const [isRetrying, setIsRetrying] = useState(false);
  const navigate = useNavigate();

  async function retry(): Promise<void> {
    setIsRetrying(true);
    setFound(await find(token));
    setIsRetrying(false);
  }

  async function accept({ name, novaSenha }: Values): Promise<void> {
    const { access_token } = await apiWith(null).invoke(acceptInvitation, {
      body: { token, name, novaSenha },
    });
    const { permissions } = await startSessionOf(apiWith, access_token);
    await navigate(homeOf(permissions), { replace: true });
  }

  if (found === 'dead')
    return (
      <CenteredPage title="Convite">
        <EmptyState
          title={DEAD_INVITATION_TEXT}
          action={<LinkButton href={LOGIN_ROUTE}>Ir para a entrada</LinkButton>}
        />
      </CenteredPage>
    );
  if (found instanceof ApiError)
    return (
      <CenteredPage title="Convite">
        <ErrorState
          title="Não foi possível abrir o convite."
          description={messageFrom(found)}
          requestId={found.requestId ?? undefined}
          isRetrying={isRetrying}
          onRetry={() => void retry()}
        />
      </CenteredPage>
    );
  if (found.jaTemConta)
    return (
      <JoinForm
        company={found.empresa}
        email={found.email}
        join={async () => {
          await apiWith(null).invoke(joinByInvitation, { body: { token } });
          // Who is in already, in this browser, is offered the company at once.
          await renewCompanies();
        }}
      />
    );
  return (
    <CenteredPage
      title="Boas-vindas ao Apto"
      description={`${found.empresa} convidou você. Entre sempre com ${found.email}.`}
    >
      <InvitationForm name={found.name} email={found.email} accept={accept} />
    </CenteredPage>
  );
}
