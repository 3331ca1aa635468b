import { acceptInvitation, readInvitation, type Answer } from '@apto/api-client';
import { DEAD_INVITATION_TEXT, type AcceptanceForm as Values } from '@apto/domain/users';
import { CenteredPage, EmptyState, LinkButton } from '@apto/ui';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { LOGIN_ROUTE, startSessionOf } from '../../shared/session/index.ts';
import { InvitationForm } from './InvitationForm.tsx';

export const handle = { title: 'Convite' };

interface Loaded {
  readonly token: string;
  readonly invitation: Answer<typeof readInvitation> | null;
}

/**
 * The token comes after '#', which no server and no log gets, and leaves the address at once: what stays in a history is
 * worth nothing.
 */
export async function loader(): Promise<Loaded> {
  const token = window.location.hash.slice(1);
  window.history.replaceState(window.history.state, '', '/convite');
  const invitation =
    token === ''
      ? null
      : await apiWith(null)
          .invoke(readInvitation, { body: { token } })
          .catch(() => null);
  return { token, invitation };
}

/** Who was invited says who they are and chooses a password that nobody else knows (docs/decisions/0094). */
export function Component() {
  const { token, invitation } = useLoaderData<Loaded>();
  const navigate = useNavigate();

  async function accept({ name, novaSenha }: Values): Promise<void> {
    const { access_token } = await apiWith(null).invoke(acceptInvitation, {
      body: { token, name, novaSenha },
    });
    await startSessionOf(apiWith, access_token);
    await navigate(HOME_ROUTE, { replace: true });
  }

  if (!invitation)
    return (
      <CenteredPage title="Convite">
        <EmptyState
          title={DEAD_INVITATION_TEXT}
          action={<LinkButton href={LOGIN_ROUTE}>Ir para a entrada</LinkButton>}
        />
      </CenteredPage>
    );
  return (
    <CenteredPage
      title="Boas-vindas ao Apto"
      description={`${invitation.empresa} convidou você. Entre sempre com ${invitation.email}.`}
    >
      <InvitationForm name={invitation.name} email={invitation.email} accept={accept} />
    </CenteredPage>
  );
}
